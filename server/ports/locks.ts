/** Locks among all nodes that share a database. */
export interface Locks {
  /**
   * Waits for the lock and returns the function that releases it. `onWanted` is called when somebody else waits for the
   * lock, and when it is no longer reliable. Rejects with the signal's reason, or after `patienceMs`.
   */
  acquire(
    key: string,
    options?: { signal?: AbortSignal; onWanted?: () => void; patienceMs?: number },
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Runs work under a key after work with the same key that began before, on any node. */
export async function withLock<T>(locks: Locks, key: string, work: () => Promise<T>): Promise<T> {
  const release = await locks.acquire(key)
  try {
    return await work()
  } finally {
    await release()
  }
}
