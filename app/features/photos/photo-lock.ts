/**
 * Locks a photo while this tab works on it, so that other tabs, which have it in the same draft, do not. The lock of a
 * tab that crashes is released by the browser. Resolves to undefined if another tab has the lock.
 *
 * If the browser has no locks (plain HTTP on a local network), every tab works as if it were the only one.
 */
export async function withPhoto<Result>(
  photoId: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!navigator.locks) return work()
  return navigator.locks.request(`photo ${photoId}`, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : work(),
  )
}
