/** Runs tasks in the order they came, at most `atOnce` at a time. A task that fails does not block the next one. */
export function createQueue(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0

  const next = (): void => {
    if (running >= atOnce) return
    const start = waiting.shift()
    if (!start) return
    running += 1
    start()
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1
            next()
          })
      })
      next()
    })
}

/** How many photos are prepared at a time: one core of a machine with two stays free, so that typing stays fast. */
export const decodingAtOnce = (): number => ((globalThis.navigator?.hardwareConcurrency ?? 2) > 2 ? 2 : 1)
