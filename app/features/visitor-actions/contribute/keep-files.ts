import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'

/** A file of a memory: already on the server, or chosen or recorded on this device. */
interface MemoryFile {
  /** For one of this device, the id of its file in this browser; for one on the server, its uuid. */
  id: string
  /** Removed, but can be restored until the memory is sent. */
  removed: boolean
  /** null: its file is on this device, stored by `files.ts`. */
  media: Media | null
  /** The file's name on the person's device; empty for what was recorded here. */
  name: string
}

export interface MemoryPhoto extends MemoryFile {
  caption: string
}

export interface MemoryRecording extends MemoryFile {
  kind: 'VOICE' | 'FILM'
  /** What is said in it. */
  words: string
  /** Its length, where it is known. */
  seconds: number | null
  /** Nothing was heard while it was recorded. */
  isSilent: boolean
}

/** What a visitor chooses and records, stored so that it survives leaving the page. */
export interface MemoryFiles {
  photos: MemoryPhoto[]
  recordings: MemoryRecording[]
}

export const noFiles: MemoryFiles = { photos: [], recordings: [] }

/** The files of a memory that is on the server. */
export type SentFiles = Pick<Contribution, 'media' | 'recordings'>

const SOUND = 2

export const listSentFiles = ({ media, recordings = [] }: SentFiles): MemoryFiles => ({
  photos: media.map((one) => ({ id: one.uuid, caption: one.title, removed: false, media: one, name: '' })),
  recordings: recordings.map((one) => ({
    id: one.uuid,
    kind: one.mediaType === SOUND ? 'VOICE' : 'FILM',
    words: one.transcript ?? '',
    removed: false,
    media: one,
    name: '',
    seconds: one.durationSeconds,
    isSilent: false,
  })),
})

/**
 * What is stored on this device, with what the memory has on the server now.
 *
 * @param joins what was chosen for a new memory goes into the one that was there before
 */
export function beginFiles(slug: string, form: FilesForm, sent: SentFiles, joins = false): MemoryFiles {
  const stored = [readFiles(slug, form), ...(joins ? [readFiles(slug, 'memory')] : [])]
  return mergeSent(
    {
      photos: stored.flatMap(({ photos }) => photos),
      recordings: stored.flatMap(({ recordings }) => recordings),
    },
    sent,
  )
}

/** What is chosen here, with what the memory has on the server now. */
export function mergeSent({ photos, recordings }: MemoryFiles, sent: SentFiles): MemoryFiles {
  const standing = listSentFiles(sent)
  return {
    photos: mergeFiles(photos, standing.photos),
    recordings: mergeFiles(recordings, standing.recordings),
  }
}

/** Files added or removed on the server are added or removed here; one that has arrived is there. */
function mergeFiles<File extends MemoryFile>(begun: readonly File[], standing: readonly File[]): File[] {
  const there = new Map(standing.map((file) => [file.id, file]))
  const arrived = new Set(standing.map(({ media }) => media?.clientId))
  const kept = begun.flatMap((file) => {
    const stands = there.get(file.id)
    there.delete(file.id)
    if (!file.media) return arrived.has(file.id) ? [] : [file]
    return stands ? [{ ...file, media: stands.media }] : []
  })
  return [...kept, ...there.values()]
}

/** A file that was being prepared when the card was opened may be ready now. */
export function refreshMedia<File extends MemoryFile>(file: File, now: readonly Media[] = []): File {
  const media = now.find(({ uuid }) => uuid === file.media?.uuid)
  return media ? { ...file, media } : file
}

/** Splits the chosen files into those within the maximum and the number of surplus ones. */
export function sortFiles<Chosen>(
  files: readonly Chosen[],
  photos: readonly MemoryPhoto[],
): { taken: Chosen[]; surplus: number } {
  const room = Math.max(0, limits.photosMax - photos.filter((photo) => !photo.removed).length)
  return { taken: files.slice(0, room), surplus: Math.max(0, files.length - room) }
}

/** The form that files are chosen in, as it is named: a new memory's, or that of one that is changed. */
export type FilesForm = 'memory' | 'memory-change'

/** The key of its lists in browser storage; `islands/boot.ts` looks for the same keys. */
export const nameFilesKey = (slug: string, form: FilesForm = 'memory') => `${form} ${slug}`

function readFiles(slug: string, form: FilesForm): MemoryFiles {
  try {
    const { photos, recordings } = JSON.parse(localStorage.getItem(nameFilesKey(slug, form)) ?? '{}')
    if ([photos, recordings].every(Array.isArray)) return { photos, recordings }
  } catch {
    // Nothing can be read.
  }
  return noFiles
}

/** The ids of all that is chosen for this memorial, in either form. */
export const listStoredIds = (slug: string): string[] =>
  (['memory', 'memory-change'] as const)
    .map((form) => readFiles(slug, form))
    .flatMap(({ photos, recordings }) => [...photos, ...recordings].map(({ id }) => id))

/** Without browser storage they last as long as the page. */
export function writeFiles(slug: string, form: FilesForm, files: MemoryFiles): void {
  try {
    if (files.photos.length + files.recordings.length > 0)
      localStorage.setItem(nameFilesKey(slug, form), JSON.stringify(files))
    else localStorage.removeItem(nameFilesKey(slug, form))
  } catch {
    // Its files say that there is no room (`use-photo-previews.ts`).
  }
}

/**
 * The fields of the form for its files: those on the server and those removed from it, `files` where some have yet to be
 * sent, and `left` where some cannot be.
 *
 * @param arrived the server's uuid of each that was uploaded, by its id
 * @param lost ids of those that cannot be sent
 */
export function listFields(
  { photos, recordings }: MemoryFiles,
  arrived: ReadonlyMap<string, string>,
  lost: ReadonlySet<string>,
): [name: string, value: string][] {
  const files = [
    ...photos.map((one) => ({ ...one, of: 'Photo', field: 'existingPhotoCaptions', words: one.caption })),
    ...recordings.map((one) => ({ ...one, of: 'Recording', field: 'recordingTranscripts' })),
  ].filter(({ media, removed }) => media || !removed)
  const missing = files.filter(({ id, media }) => !media && !arrived.has(id))
  const fields = files.flatMap(({ id, media, removed, of, field, words }): [string, string][] => {
    const uuid = media?.uuid ?? arrived.get(id)
    if (!uuid) return []
    return removed
      ? [[`removed${of}Ids`, uuid]]
      : [
          [`existing${of}Ids`, uuid],
          [field, words.trim()],
        ]
  })
  if (missing.some(({ id }) => !lost.has(id))) fields.push(['files', 'yes'])
  if (missing.some(({ id }) => lost.has(id))) fields.push(['left', 'yes'])
  return fields
}
