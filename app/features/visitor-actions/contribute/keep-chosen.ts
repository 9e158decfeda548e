import type { ApiError } from '#app/lib/api.ts'
import type { PhotoProblem } from '#app/lib/photos/photo-problem.ts'

/** A file of a memory that is on this device: chosen or recorded here, and not sent yet. */
export interface ChosenFile {
  /** Of its file in this browser; the server gets it as `clientId`. */
  id: string
  kind: 'PHOTO' | 'VOICE' | 'FILM'
  /** On the person's device; empty for what was recorded here. */
  name: string
  /** The caption of a photo, or what is said in a recording. */
  words: string
  /** Removed, but can be restored until the memory is sent. */
  removed: boolean
  /** The length of a recording, where it is known. */
  seconds: number | null
}

/**
 * State of one photo, voice or film; a photo is prepared first, and may be refused then. `part` is 0 to 1; `mediaUuid` is
 * the file's on the server.
 */
export type FileState =
  | { state: 'preparing' | 'ready' }
  | { state: 'refused'; problem: PhotoProblem }
  | { state: 'sending'; part: number; paused: boolean }
  | { state: 'sent'; mediaUuid: string }
  | { state: 'failed'; reason: ApiError | 'gone' }

/** The form that files are chosen in, as it is named: a new memory's, or that of one that is changed. */
export type FilesForm = 'memory' | 'memory-change'

/** The key of its list in browser storage; `islands/boot.ts` looks for the same keys. */
export const nameFilesKey = (slug: string, form: FilesForm = 'memory') => `${form} ${slug}`

/** What is chosen in a form and not sent, as stored on this device. */
export function readChosen(slug: string, form: FilesForm): ChosenFile[] {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(nameFilesKey(slug, form)) ?? '')
    return Array.isArray(chosen) ? chosen : []
  } catch {
    return []
  }
}

/** Stores what is chosen. Without browser storage it lasts as long as the page. */
export function writeChosen(slug: string, form: FilesForm, chosen: readonly ChosenFile[]): void {
  try {
    if (chosen.length > 0) localStorage.setItem(nameFilesKey(slug, form), JSON.stringify(chosen))
    else localStorage.removeItem(nameFilesKey(slug, form))
  } catch {
    // Its files say that there is no room (`MemoryFiles.tsx`).
  }
}

/** The ids of all that is chosen for this memorial, in either form. */
export const listChosenIds = (slug: string): string[] =>
  (['memory', 'memory-change'] as const).flatMap((form) => readChosen(slug, form).map(({ id }) => id))

/** Those that are or will be part of the memory: none that was removed, is refused, or is gone from the device. */
export const listCounted = (chosen: readonly ChosenFile[], states: Readonly<Record<string, FileState>>) =>
  chosen.filter(({ id, removed }) => {
    const one = states[id]
    return !removed && one?.state !== 'refused' && !(one?.state === 'failed' && one.reason === 'gone')
  })

/**
 * The fields of the form for its files: those that arrived with their words, `files` where some have yet to be sent, and
 * `left` where some cannot be.
 *
 * @param arrived the server's uuid of each that was uploaded, by its id
 * @param lost ids of those that cannot be sent
 */
export function listFields(
  chosen: readonly ChosenFile[],
  arrived: ReadonlyMap<string, string>,
  lost: ReadonlySet<string>,
): [name: string, value: string][] {
  const files = chosen.filter(({ removed }) => !removed)
  const missing = files.filter(({ id }) => !arrived.has(id))
  const fields = files.flatMap(({ id, kind, words }): [string, string][] => {
    const uuid = arrived.get(id)
    if (!uuid) return []
    const [ids, said] =
      kind === 'PHOTO'
        ? ['existingPhotoIds', 'existingPhotoCaptions']
        : ['existingRecordingIds', 'recordingTranscripts']
    return [
      [ids, uuid],
      [said, words.trim()],
    ]
  })
  if (missing.some(({ id }) => !lost.has(id))) fields.push(['files', 'yes'])
  if (missing.some(({ id }) => lost.has(id))) fields.push(['left', 'yes'])
  return fields
}
