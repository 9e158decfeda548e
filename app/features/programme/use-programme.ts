import { call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import type { DocumentKind } from '#app/saving/document/document-kind.ts'
import { type DocumentOptions, useDocument } from '#app/saving/document/use-document.ts'
import { getProgramme, type HostEvent } from '#contract/events.ts'
import { type DraftEvent, draftOf, isSameProgramme } from './draft-event.ts'
import { dropKept, readKept, writeKept } from './kept.ts'
import { type Programme, sendProgramme } from './send-programme.ts'

/** Beside the drafts of its events stand these as the server has them, with their counts. */
const programme: DocumentKind<DraftEvent[], HostEvent[]> = {
  load: async (memorialUuid) => presentOf(await call(getProgramme, { params: { memorialUuid } })),
  async send(memorialUuid, events, version, signal) {
    const sent = await sendProgramme(memorialUuid, events, version, signal)
    // The memorial's own date and place stand on other screens, too.
    if (!sent.isStale) loadMemorial(memorialUuid).catch(() => undefined)
    return { ...sent, ...presentOf(sent) }
  },
  isSame: isSameProgramme,
  kept: {
    read(memorialUuid, userUuid) {
      const kept = readKept(memorialUuid, userUuid)
      return kept && { version: kept.version, base: kept.base, content: kept.events, facts: [] }
    },
    write: (memorialUuid, userUuid, { version, base, content: events }) =>
      writeKept(memorialUuid, userUuid, { version, base, events }),
    drop: dropKept,
  },
}

const presentOf = ({ events, version }: Programme) => ({
  version,
  content: events.map(draftOf),
  facts: events,
})

/** The programme of a memorial. */
export const useProgramme = (options: DocumentOptions) => useDocument(programme, options)
