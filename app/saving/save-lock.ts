const last = new Map<string, Promise<unknown>>()

/**
 * Runs one save of a draft at a time, in this tab and, if the browser has locks, across tabs: two at once would send
 * the same files twice.
 */
export function withSaveLock<Result>(draftId: string, work: () => Promise<Result>): Promise<Result> {
  const locked = () => navigator.locks?.request(`saving ${draftId}`, work) ?? work()
  const mine = (last.get(draftId) ?? Promise.resolve()).then(locked, locked)
  last.set(draftId, mine)
  return mine
}
