/** The photos in progress, by id: `stop` cancels the work, `over` resolves when it has ended. */
export type RunningWorks = Map<string, { stop: AbortController; over: Promise<void> }>

/** Begins the work on a photo once an earlier one on it has ended. The work never rejects. */
export function beginWork(
  running: RunningWorks,
  id: string,
  work: (signal: AbortSignal) => Promise<void>,
): void {
  const stop = new AbortController()
  // A photo that was removed and restored first waits until its earlier work has stopped.
  const before = running.get(id)?.over ?? Promise.resolve()
  const over = before.then(() => work(stop.signal))
  running.set(id, { stop, over })
  void over.then(() => {
    if (running.get(id)?.stop === stop) running.delete(id)
  })
}
