/**
 * A value for each key, made when it is first asked for: for formatters, which take memory that V8 does not count
 * (docs/decisions/0046). Everything made is kept, so the keys must be few.
 */
export function oncePer<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const one = make(key)
    made.set(key, one)
    return one
  }
}
