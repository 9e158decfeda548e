import { eventKinds } from '#app/lib/event-kinds.ts'
import { aBoolean, aList, anInteger, anObject, aString, oneOf, or, that } from '#app/lib/read-stored.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'
import { audiences, type DraftEvent } from './draft-event.ts'

/** What is typed and not saved yet, on this device until it is: no reload, no lost connection loses it. */

interface Kept {
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

const stored = keptByPerson(
  'programme',
  anObject<Kept>({
    version: anInteger,
    base: readEvents,
    events: readEvents,
  }),
)

export const { read: readKept, write: writeKept, drop: dropKept } = stored
