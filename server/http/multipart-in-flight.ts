import { DomainError } from '#server/lib/domain-error.ts'

/** Per account and node: two videos of the largest size, and photos besides. */
const MOST_BYTES = 700 * 1024 * 1024
const AGAIN_SECONDS = 30

/** Counts bytes of incoming files by account, from before the first is stored until the call ends. */
export function uploadsInFlight(most = MOST_BYTES) {
  const passing = new Map<string, number>()

  /**
   * Rejects with SERVER_BUSY while the account has too much in progress; otherwise returns the function that ends it.
   */
  return (account: string, bytes: number): (() => void) => {
    const before = passing.get(account) ?? 0
    // An account without other uploads may always begin.
    if (before > 0 && before + bytes > most)
      throw new DomainError('SERVER_BUSY', { retryAfterSeconds: AGAIN_SECONDS })
    passing.set(account, before + bytes)
    return () => {
      const left = (passing.get(account) ?? 0) - bytes
      if (left > 0) passing.set(account, left)
      else passing.delete(account)
    }
  }
}
