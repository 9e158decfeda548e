/**
 * Runs work of one key one at a time, in the order in which it came; work of other keys runs beside it. Within this
 * process alone: it stands in front of a lock of the database, so that whoever waits holds no connection meanwhile.
 */
export function keyedMutex() {
  /** Of each key that has work, what came last. */
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
