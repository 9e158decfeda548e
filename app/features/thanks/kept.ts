import { anObject, aRecord, aString, or, orAbsent, orNull, type Read } from '#app/lib/read-stored.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'

/** What is typed and neither saved nor sent yet, on this device until it is: no reload, no lost connection loses it. */
export interface KeptLine {
  note?: string | undefined
  name?: string | undefined
  email?: string | undefined
  postalAddress?: string | undefined
}

/** What is being written down. */
export interface KeptWritten {
  /** Of the entry, so that a repeated call adds nothing twice. */
  id: string
  kind: string
  name: string
  words: string
  email: string
  postalAddress: string
}

export interface Kept {
  /** By line. */
  lines: Record<string, KeptLine>
  written: KeptWritten | null
  /** A note to several people, by language. */
  several: Record<string, string>
}

export const nothingKept: Kept = { lines: {}, written: null, several: {} }

const text = orAbsent(aString)
const readLine = anObject<KeptLine>({ note: text, name: text, email: text, postalAddress: text })
const readWritten = anObject<KeptWritten>({
  id: aString,
  kind: aString,
  name: aString,
  words: aString,
  email: aString,
  postalAddress: aString,
})
const eachOf =
  <T>(read: Read<T>): Read<Record<string, T>> =>
  (stored) =>
    Object.fromEntries(Object.entries(aRecord(stored)).map(([key, value]) => [key, read(value)]))
const stored = keptByPerson(
  'thanks',
  anObject<Kept>({
    lines: or(eachOf(readLine), {}),
    written: or(orNull(readWritten), null),
    several: or(eachOf(aString), {}),
  }),
)

/** What this person left; nothing of what another account left. */
export const readKept = (memorialUuid: string, userUuid: string | null): Kept =>
  stored.read(memorialUuid, userUuid) ?? nothingKept

/** Nothing at all leaves nothing behind. */
export function writeKept(memorialUuid: string, userUuid: string | null, kept: Kept): void {
  const isEmpty =
    kept.written === null && [kept.lines, kept.several].every((all) => Object.keys(all).length === 0)
  if (isEmpty) stored.drop(memorialUuid)
  else stored.write(memorialUuid, userUuid, kept)
}

/** With what is typed of a line; a field that is `undefined` is no longer kept. */
export function withLine(kept: Kept, lineUuid: string, typed: KeptLine): Kept {
  const { [lineUuid]: before, ...others } = kept.lines
  const entries = Object.entries({ ...before, ...typed }).filter(([, value]) => value !== undefined)
  const lines = entries.length > 0 ? { ...others, [lineUuid]: Object.fromEntries(entries) } : others
  return { ...kept, lines }
}
