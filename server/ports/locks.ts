/** Whose turn it is, among all nodes that share a database. */
export interface Locks {
  /**
   * Waits for a turn and returns what ends it. Whoever holds it longer than others like to wait is told by `onWanted`,
   * also when the turn can no longer be relied on. Rejects with the signal's reason, or after `patienceMs`.
   */
  acquire(
    key: string,
    options?: { signal?: AbortSignal; onWanted?: () => void; patienceMs?: number },
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Work under the same key waits for what began before it, whichever node that is on. */
export async function inTurn<T>(locks: Locks, key: string, work: () => Promise<T>): Promise<T> {
  const release = await locks.acquire(key)
  try {
    return await work()
  } finally {
    await release()
  }
}
