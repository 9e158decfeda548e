import { storedText } from '#app/draft/storage.ts'
import {
  aBoolean,
  aList,
  anInteger,
  anObject,
  aString,
  oneOf,
  or,
  orNull,
  type Read,
  that,
} from '#app/lib/read-stored.ts'
import { audiences, type DraftEvent, eventKinds } from './draft-event.ts'

/** What is typed and not saved yet, on this device until it is: no reload, no lost connection loses it. */

export interface Kept {
  /** The version that `base` had, and the events at that time. */
  version: number
  base: DraftEvent[]
  events: DraftEvent[]
}

const text = or(aString, '')
const flag = or(aBoolean, false)

const readEvent = anObject<DraftEvent>({
  id: that(aString, (id) => id !== ''),
  kind: or(oneOf(eventKinds), 'OTHER'),
  title: text,
  date: text,
  begins: text,
  ends: text,
  endsDaysLater: or(anInteger, 0),
  zone: text,
  place: text,
  details: text,
  capacity: text,
  audience: or(oneOf(audiences), 'EVERYONE'),
  contactUuids: or(aList(aString), []),
  asksFood: flag,
  asksAccess: flag,
  streamUrl: text,
  recordingUrl: text,
  isNotStreamed: flag,
  isCancelled: flag,
})

const readEvents = that(aList(readEvent), (events) => events.length > 0)

const readStored: Read<Kept & { userUuid: string | null }> = anObject({
  userUuid: orNull(aString),
  version: anInteger,
  base: readEvents,
  events: readEvents,
})

/** Signing out clears local storage, and with it these. */
const stored = (memorialUuid: string) =>
  storedText(() => window.localStorage, `memorial-programme-${memorialUuid}`)

/**
 * What this person left unsaved; null for nothing, and for what another account left.
 *
 * @param userUuid null as long as it is not known whose token this is
 */
export function readKept(memorialUuid: string, userUuid: string | null): Kept | null {
  const found = stored(memorialUuid).read()
  if (!('text' in found) || found.text === null) return null
  try {
    const { userUuid: owner, ...kept } = readStored(JSON.parse(found.text))
    return owner === null || owner === userUuid ? kept : null
  } catch {
    return null
  }
}

export const writeKept = (
  memorialUuid: string,
  userUuid: string | null,
  { version, base, events }: Kept,
): void => {
  stored(memorialUuid).write(JSON.stringify({ userUuid, version, base, events }))
}

export const dropKept = (memorialUuid: string): void => stored(memorialUuid).remove()
