export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs work of one key one at a time, in order; work of other keys runs concurrently. Only within this process: use it
 * in front of a database lock, so that waiting work holds no connection.
 */
export function keyedMutex(): KeyedMutex {
  /** The last work of each key that has any. */
  const last = new Map<string, Promise<unknown>>()

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key)
    const own = before ? before.then(work, work) : work()
    last.set(key, own)
    try {
      return await own
    } finally {
      if (last.get(key) === own) last.delete(key)
    }
  }
}
