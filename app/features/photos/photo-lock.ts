/**
 * Holds a photo while this tab works on it, so that another tab, which sees it in the draft too, leaves it
 * alone. A tab that crashes lets go by itself. Resolves to undefined when another tab has it.
 *
 * Where the browser has no locks (plain HTTP on a local network) every tab takes itself for the only one.
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
