import { dayTold } from '#contract/day-told.ts'
import { type PhotoDateFacts, resolvePhotoDate, xmpDateOf } from '#contract/photo-date.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { mailDate } from '#server/mails/dates.ts'
import { photoDateIn } from '#server/mails/photo-dates.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import type { FileRow, MemorialRow, Parts } from './read-contents.ts'

/** One line for each memory, with the paths of its photos; and of its voices and films, with what is said in them, where there are any. */
export function writeMemoryTable({ contents, album, language }: Parts): string {
  const { memories, filesOf } = contents
  const { tables } = textsOf(language)
  const pathsOf = (files: FileRow[]) => files.flatMap(({ uuid }) => album.files.get(uuid) ?? []).join('\n')
  const rows = memories.map(({ uuid, from, contributorEmail, dateCreated, message }) => {
    const { photos = [], recordings = [] } = Object.groupBy(filesOf.get(uuid) ?? [], ({ recordingOf }) =>
      recordingOf === null ? 'photos' : 'recordings',
    )
    const said = recordings.map(({ transcript }) => transcript).filter(Boolean)
    return [
      from,
      contributorEmail,
      dateCreated,
      message,
      pathsOf(photos),
      pathsOf(recordings),
      said.join('\n\n'),
    ]
  })
  const header = [tables.name, tables.email, tables.date, tables.message, tables.photos]
  if (rows.every(([, , , , , recorded]) => recorded === ''))
    return toCsv(
      header,
      rows.map((row) => row.slice(0, 5)),
    )
  return toCsv([...header, tables.recordings, tables.said], rows)
}

/** Where the day takes place, as far as a zone is known. */
export const findZone = ({ events }: Pick<MemorialRow, 'events'>): string | undefined =>
  events.find(({ zone }) => zone)?.zone ?? undefined

/** The day, place and details on the archive's page: the same day as on cards, so never one that was called off. */
export function presentDayTold(memorial: MemorialRow, language: Language) {
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

/** When a photo was taken, as programs (`iso`: null for what they cannot say) and as people read it; empty where nobody knows. */
export function resolveTakenDate(
  facts: PhotoDateFacts,
  life: Pick<MemorialRow, 'birthDate' | 'deathDate'>,
  language: Language,
): { iso: string | null; words: string } {
  const { date } = resolvePhotoDate(facts, life)
  if (date === null) return { iso: null, words: '' }
  // To the second where the camera says so.
  const clock = date.length === 10 && facts.takenAt?.startsWith(date) ? facts.takenAt : null
  return { iso: clock ?? xmpDateOf(date), words: photoDateIn(language, date) }
}
