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

/** The key of the list in browser storage, one a memorial; `islands/boot.ts` looks for the same key. */
export const nameFilesKey = (slug: string) => `memory ${slug}`

/** What is chosen and not sent, for a new memory or one that is changed, as stored on this device. */
export function readChosen(slug: string): ChosenFile[] {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(nameFilesKey(slug)) ?? '')
    return Array.isArray(chosen) ? chosen : []
  } catch {
    return []
  }
}

/** Stores what is chosen. Without browser storage it lasts as long as the page. */
export function writeChosen(slug: string, chosen: readonly ChosenFile[]): void {
  try {
    if (chosen.length > 0) localStorage.setItem(nameFilesKey(slug), JSON.stringify(chosen))
    else localStorage.removeItem(nameFilesKey(slug))
  } catch {
    // Its files say that there is no room (`MemoryFiles.tsx`).
  }
}

/** The ids of all that is chosen for this memorial. */
export const listChosenIds = (slug: string): string[] => readChosen(slug).map(({ id }) => id)

/** Those that are or will be part of the memory: none that was removed, or cannot be sent. */
export const listCounted = (
  chosen: readonly ChosenFile[],
  states: Readonly<Record<string, { state: string }>>,
) => chosen.filter(({ id, removed }) => !removed && states[id]?.state !== 'refused')

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
