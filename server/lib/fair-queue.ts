interface Waiting {
  begin(): void
  refuse(reason: Error): void
}

/**
 * Runs a limited number of tasks at once, with fair turns: each person with waiting tasks gets one started, then queues
 * behind all others. With more than one place, nobody holds all of them, so that the next person begins at once.
 *
 * `room` limits how many tasks may wait. One more makes the last task of the person with the most waiting be refused
 * with the error of `full`, so that people with few tasks are not refused because of people with many.
 *
 * A task whose `signal` is aborted while it waits leaves the queue, and rejects with the signal's reason.
 */
export function fairQueue(places: number, room?: { most: number; full(): Error }) {
  const mostOfOne = Math.max(1, places - 1)
  /** In order of turns, next first. */
  const waiting = new Map<string, Waiting[]>()
  const holding = new Map<string, number>()
  let busy = 0

  function setWaiting(who: string, tasks: Waiting[]): void {
    if (tasks.length > 0) waiting.set(who, tasks)
    else waiting.delete(who)
  }

  const leave = (who: string, task: Waiting | undefined) =>
    setWaiting(who, waiting.get(who)?.filter((one) => one !== task) ?? [])

  function next(): void {
    if (busy >= places) return
    const who = [...waiting.keys()].find((one) => (holding.get(one) ?? 0) < mostOfOne)
    if (who === undefined) return
    const [first, ...others] = waiting.get(who) ?? []
    waiting.delete(who)
    setWaiting(who, others)
    first?.begin()
    next()
  }

  /** Of two people with equally many, the later one. */
  function refuseOne(full: () => Error): void {
    const [who = '', tasks = []] = [...waiting].reduce((most, one) =>
      one[1].length >= most[1].length ? one : most,
    )
    const last = tasks.at(-1)
    leave(who, last)
    last?.refuse(full())
  }

  function count(who: string, by: 1 | -1): void {
    busy += by
    const held = (holding.get(who) ?? 0) + by
    if (held > 0) holding.set(who, held)
    else holding.delete(who)
  }

  async function waitForPlace(who: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    function begin() {
      count(who, 1)
      resolve()
    }
    const task: Waiting = { begin, refuse: reject }
    const onAbort = () => {
      leave(who, task)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    waiting.set(who, [...(waiting.get(who) ?? []), task])
    next()
    if (room && [...waiting.values()].flat().length > room.most) refuseOne(room.full)
    await promise.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  return async <T>(who: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await waitForPlace(who, signal)
    try {
      return await work()
    } finally {
      count(who, -1)
      next()
    }
  }
}
