import { dayTold } from '#contract/day-told.ts'
import { type PhotoDateFacts, resolvePhotoDate, xmpDateOf } from '#contract/photo-date.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { mailDate } from '#server/mails/dates.ts'
import { photoDateIn } from '#server/mails/photo-dates.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import type { MemorialRow } from './repo-contents.ts'

/** One line for each memory, in the order given; `files` are the paths of its photos, `recorded` those of its voices and films, `said` what is said in them. */
export function writeMemoryTable(
  rows: readonly {
    from: string
    email: string | null
    date: Date
    message: string
    files: string[]
    recorded: string[]
    said: string[]
  }[],
  language: Language,
): string {
  const { tables } = textsOf(language)
  // Only where there are any, as columns at the end.
  const hasRecorded = rows.some(({ recorded }) => recorded.length > 0)
  const header = [tables.name, tables.email, tables.date, tables.message, tables.photos]
  if (hasRecorded) header.push(tables.recordings, tables.said)
  return toCsv(
    header,
    rows.map(({ from, email, date, message, files, recorded, said }) => [
      ...[from, email, date, message, files.join('\n')],
      ...(hasRecorded ? [recorded.join('\n'), said.join('\n\n')] : []),
    ]),
  )
}

/** Where the day takes place, as far as a zone is known. */
export const findZone = ({ events }: Pick<MemorialRow, 'events'>): string | undefined =>
  events.find(({ zone }) => zone)?.zone ?? undefined

/** The day, place and details on the archive's page: the same day as on cards, so never one that was called off. */
export function presentDayTold(
  memorial: Pick<MemorialRow, 'uuid' | 'memorialDate' | 'address' | 'details' | 'events'>,
  language: Language,
): { date: string | null; address: string | null; details: string | null } {
  const programme = presentProgramme(memorial.events, memorial.uuid)
  const day = dayTold({ ...memorial, programme })
  const first = programme.find(({ uuid }) => uuid === memorial.uuid)
  const told = first?.isCancelled
    ? programme.find(({ date, isCancelled }) => !isCancelled && date === day && day !== null)
    : { zone: first?.zone ?? findZone(memorial), place: memorial.address, details: memorial.details }
  return {
    date: day && mailDate(day, language, told?.zone),
    address: told?.place ?? null,
    details: told?.details ?? null,
  }
}

/** When a photo was taken, as programs and as people read it. */
export interface TakenDate {
  /** As XMP and schema.org have it, to the second where the camera says so; null for what they cannot say. */
  iso: string | null
  /** Such as `the 1950s`; empty where nobody knows. */
  words: string
}

/** The date that pages say, of a photo in an archive. */
export function resolveTakenDate(
  facts: PhotoDateFacts,
  life: { birthDate: string | null; deathDate: string | null },
  language: Language,
): TakenDate {
  const { date } = resolvePhotoDate(facts, life)
  if (date === null) return { iso: null, words: '' }
  const clock = date.length === 10 && facts.takenAt?.startsWith(date) ? facts.takenAt : null
  return { iso: clock ?? xmpDateOf(date), words: photoDateIn(language, date) }
}
