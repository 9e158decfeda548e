/** Makes something once for each key, for tests that only look at it. What failed is made again when next asked for. */
export function madeOnceFor<Key, Result>(make: (key: Key) => Promise<Result>) {
  const made = new Map<Key, Promise<Result>>()
  return (key: Key): Promise<Result> => {
    const known = made.get(key)
    if (known) return known
    const making = make(key)
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }
}
