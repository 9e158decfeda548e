import { ApiError, call } from '#app/lib/api.ts'
import { eventKinds } from '#app/lib/event-kinds.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { aBoolean, aList, anInteger, anObject, aString, oneOf, or, that } from '#app/lib/read-stored.ts'
import type { DocumentKind, Work } from '#app/saving/document/document-kind.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'
import { newerMemorial } from '#app/saving/stale.ts'
import { getProgramme, type HostEvent, saveProgramme } from '#contract/events.ts'
import {
  type DraftEvent,
  flags,
  isSameProgramme,
  mapFields,
  readEvent,
  textFields,
  writeEvent,
} from './rules-event.ts'

const storedEvent = anObject<DraftEvent>({
  id: that(aString, (id) => id !== ''),
  kind: or(oneOf(eventKinds), 'OTHER'),
  audience: or(oneOf(['EVERYONE', 'CHOSEN']), 'EVERYONE'),
  contactUuids: or(aList(aString), []),
  endsDaysLater: or(anInteger, 0),
  ...mapFields(textFields, () => or(aString, '')),
  ...mapFields(flags, () => or(aBoolean, false)),
})
const storedEvents = that(aList(storedEvent), (events) => events.length > 0)

const presentOf = ({ events, version }: { events: HostEvent[]; version: number }) => ({
  version,
  content: events.map(readEvent),
  facts: events,
})

/** The programme; beside the drafts of its events stand these as the server has them, with their counts. */
export const programmeDocument: DocumentKind<DraftEvent[], HostEvent[]> = {
  load: async (memorialUuid) => presentOf(await call(getProgramme, { params: { memorialUuid } })),
  async send(memorialUuid, events, version, signal) {
    try {
      const body = { events: events.map(writeEvent), version }
      const saved = await call(saveProgramme, { params: { memorialUuid }, body, signal })
      // The memorial's own date and place stand on other screens, too.
      loadMemorial(memorialUuid).catch(() => undefined)
      return { ...presentOf(saved), isStale: false }
    } catch (reason) {
      const newer = newerMemorial(reason)
      if (!newer || !(reason instanceof ApiError)) throw reason
      // Our server's answer has them beside the memorial; like every answer of `call`, it is not checked.
      const { events: present } = reason.answer as { events: HostEvent[] }
      const { version: newVersion, lastEdit = null } = newer
      return { ...presentOf({ events: present, version: newVersion }), isStale: true, reason, lastEdit }
    }
  },
  isSame: isSameProgramme,
  // What is typed and not saved is on this device: no reload, no lost connection loses it.
  kept: keptByPerson(
    'programme',
    anObject<Work<DraftEvent[], HostEvent[]>>({
      version: anInteger,
      base: storedEvents,
      content: storedEvents,
      facts: () => [],
    }),
  ),
}
