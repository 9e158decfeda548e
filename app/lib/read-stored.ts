/**
 * Reads values from browser storage, which may be older than this code, truncated or edited by hand. These are small
 * functions instead of schemas: every step of the journey reads its draft before anything can be typed, and zod alone
 * is as large as the rest of that code (docs/decisions/0012).
 */

/** Returns a stored value with its type, or throws. */
export type Read<T> = (stored: unknown) => T

function refuse(): never {
  throw new TypeError('Not as it was stored')
}

export const aString: Read<string> = (stored) => (typeof stored === 'string' ? stored : refuse())
export const aBoolean: Read<boolean> = (stored) => (typeof stored === 'boolean' ? stored : refuse())
export const aNumber: Read<number> = (stored) => (Number.isFinite(stored) ? (stored as number) : refuse())

export const that =
  <T>(read: Read<T>, isRight: (value: T) => boolean): Read<T> =>
  (stored) => {
    const value = read(stored)
    return isRight(value) ? value : refuse()
  }

export const anInteger = that(aNumber, Number.isSafeInteger)

export const oneOf =
  <const T extends string | number>(values: readonly T[]): Read<T> =>
  (stored) =>
    values.find((value) => value === stored) ?? refuse()

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (stored) =>
    stored === null ? null : read(stored)

export const orAbsent =
  <T>(read: Read<T>): Read<T | undefined> =>
  (stored) =>
    stored === undefined ? undefined : read(stored)

/** Returns the fallback for what cannot be read. */
export const or =
  <T, F>(read: Read<T>, fallback: F): Read<T | F> =>
  (stored) => {
    try {
      return read(stored)
    } catch {
      return fallback
    }
  }

type Fields<T> = { [Key in keyof T]-?: Read<T[Key]> }

/** An object with these fields, each read on its own; other fields are left out. */
export function anObject<T extends object>(fields: Fields<T>): Read<T> {
  const readers = Object.entries(fields) as [string, Read<unknown>][]
  return (stored) => {
    const from = aRecord(stored)
    const read = readers.map(([name, one]) => [name, one(from[name])] as const)
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T
  }
}

export const aRecord: Read<Record<string, unknown>> = (stored) =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as Record<string, unknown>)
    : refuse()

export const aList =
  <T>(read: Read<T>): Read<T[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map(read) : refuse()

/** Reads a list without its unreadable items, and keeps each id once. */
export const listOf =
  <Item extends { id: string }>(item: Read<Item>): Read<Item[]> =>
  (stored) => {
    const read = new Map<string, Item>()
    for (const one of or(aList(or(item, null)), [])(stored))
      if (one !== null && !read.has(one.id)) read.set(one.id, one)
    return [...read.values()]
  }

/** The same, with this row if the list would be empty. */
export const filledListOf =
  <Item extends { id: string }>(item: Read<Item>, row: Item): Read<Item[]> =>
  (stored) => {
    const rows = listOf(item)(stored)
    return rows.length > 0 ? rows : [{ ...row }]
  }

/** An answer of the server that was stored; like every answer it is not checked, beyond having an identifier. */
export function readAnswer<T extends { uuid: string }>(stored: unknown): T {
  aString(aRecord(stored).uuid)
  return stored as T
}
