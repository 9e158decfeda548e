import type { Language } from './index.ts'

/**
 * A value for each language, or each of a few other keys, made when it is first asked for. Formatters and translators must
 * be made once: each takes memory that V8 does not count (docs/decisions/0046).
 */
export function oncePer<T, Key extends string = Language>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const one = make(key)
    made.set(key, one)
    return one
  }
}
