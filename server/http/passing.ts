import { DomainError } from '#server/lib/domain-error.ts'

/** Of one account at one time on one node: two videos at their largest, and photos beside them. */
const MOST_BYTES = 700 * 1024 * 1024
const AGAIN_SECONDS = 30

/** Bytes of files on their way in, by account, from before the first is kept until the call has ended. */
export function passingFiles(most = MOST_BYTES) {
  const passing = new Map<string, number>()

  /** Rejects with SERVER_BUSY while the account has too much under way; else gives what ends it. */
  return (account: string, bytes: number): (() => void) => {
    const before = passing.get(account) ?? 0
    // Whoever has nothing else under way may always begin.
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
