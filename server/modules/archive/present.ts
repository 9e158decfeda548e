import { type PhotoDateFacts, resolvePhotoDate, xmpDateOf } from '#contract/photo-date.ts'
import { findDayTold } from '#contract/share-picture.ts'
import { textsOf } from '#languages/all.ts'
import type { archiveSite } from '#languages/en/screens/archive-site.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { translatorsOf } from '#server/lib/translators.ts'
import type { ZipEntry } from '#server/lib/zip.ts'
import { mailDate } from '#server/mails/dates.ts'
import { photoDateIn } from '#server/mails/photo-dates.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import type { FileRow, MemorialRow } from '#server/modules/keepsakes/find-memorial.ts'
import type { ArchiveFile, Contents, FileKind } from './read-contents.ts'

/** The strings of the archive's page and texts. */
export const archiveTranslator = translatorsOf(
  (language) => textsOf(language).screens.archiveSite as typeof archiveSite,
)

export type ArchiveTranslator = ReturnType<typeof archiveTranslator>

/** What the page shows of a file; paths are relative to the page. */
export interface PageCopy extends ArchiveFile {
  path: string
  /** The small copy of a photo, or the still image of a film. */
  small: string | null
  /** Of a recording; empty for a photo. */
  type: string
}

/** What is known of the files after all of them were added. */
export interface Album {
  /** The path of each file, by its uuid. */
  files: Map<string, string>
  /** By the uuid of the file, in the order of files. */
  copies: Map<string, PageCopy>
  /** Photos without a picture on the page. */
  unseen: string[]
  /** `smaller`: files of which only a copy is left. `lost`: photos of which nothing is left. */
  smaller: string[]
  lost: string[]
}

/** What goes into an archive. */
export interface Parts {
  contents: Contents
  album: Album
  t: ArchiveTranslator
  language: Language
  /** The address of the memorial on the web. */
  link: string
  madeOn: string
  text(name: string, body: string | Uint8Array): ZipEntry
}

/** One line for each memory, with the paths of its photos; and of its voices and films, with what is said in them, where there are any. */
export function writeMemoryTable({ contents, album, language }: Parts): string {
  const { memories } = contents
  const { tables } = textsOf(language)
  const pathsOf = (files: FileRow[]) => files.flatMap(({ uuid }) => album.files.get(uuid) ?? []).join('\n')
  const rows = memories.map(({ from, contributorEmail, dateCreated, message, photos, recordings }) => {
    const said = recordings.map(({ transcript }) => transcript).filter(Boolean)
    const told = [from, contributorEmail, dateCreated, message, pathsOf(photos)]
    return [...told, pathsOf(recordings), said.join('\n\n')]
  })
  const header = [tables.name, tables.email, tables.date, tables.message, tables.photos]
  const hasRecordings = rows.some(([, , , , , recorded]) => recorded !== '')
  return toCsv(
    hasRecordings ? [...header, tables.recordings, tables.said] : header,
    hasRecordings ? rows : rows.map((row) => row.slice(0, header.length)),
  )
}

/** Where the day takes place, as far as a zone is known. */
export const findZone = ({ events }: Pick<MemorialRow, 'events'>): string | undefined =>
  events.find(({ zone }) => zone)?.zone ?? undefined

/** The day, place and details on the archive's page: the same day as on cards, so never one that was called off. */
export function presentDayTold(memorial: MemorialRow, language: Language) {
  const programme = presentProgramme(memorial.events, memorial.uuid)
  const day = findDayTold({ ...memorial, programme })
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

/** Explains what is in an archive and how to use it, to a reader in twenty years. */
export function writeReadme({ t, madeOn, link, contents, album }: Parts): string {
  const counted = (line: 'photos' | 'photosOfOthers' | 'films' | 'recordings', ...kinds: FileKind[]) => {
    const isCounted = ({ kind, row }: ArchiveFile) =>
      kinds.includes(kind) && (album.files.has(row.uuid) || kind === 'films' || kind === 'recordings')
    const count = contents.files.filter(isCounted).length
    return count > 0 ? [t(`readme.${line}`, { count })] : []
  }
  const list = (title: string, intro: string, items: string[]) =>
    items.length > 0 ? [title, intro, ...items.map((item) => `  ${item}`), ''] : []
  const what = [
    t('readme.index'),
    ...counted('photos', 'portrait', 'photos'),
    ...counted('photosOfOthers', 'photosOfOthers'),
    ...counted('films', 'films'),
    ...counted('recordings', 'recordings'),
    ...(contents.files.some(({ kind }) => kind === 'video') ? [t('readme.video')] : []),
    ...[t('readme.words'), t('readme.captions'), t('readme.places')],
    ...[t('readme.tables'), t('readme.book'), t('readme.machines')],
  ]
  return [
    t('readme.title', { name: contents.memorial.nameOfPerson }),
    t('readme.madeOn', { date: madeOn, address: link }),
    '',
    t('readme.open'),
    '',
    t('readme.whatTitle'),
    ...what.map((line) => `  ${line}`),
    '',
    t('readme.keep'),
    t('readme.proof'),
    '',
    ...list(t('readme.smallerTitle'), t('readme.smaller'), album.smaller),
    ...list(t('readme.lostTitle'), t('readme.lost'), album.lost),
  ]
    .join('\n')
    .trimEnd()
}
