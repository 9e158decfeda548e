import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { nameDraftKey } from './read-draft-summary.ts'

/** A file of a draft: already on the server, or chosen or recorded on this device. */
interface DraftFile {
  /** For one of this device, the id of its file in this browser; for one on the server, its uuid. */
  id: string
  /** Removed, but can be restored until the draft is sent. */
  removed: boolean
  /** null: its file is on this device, stored by `files.ts`. */
  media: Media | null
  /** The file's name on the person's device; empty for what was recorded here. */
  name: string
}

export interface ContributionDraftPhoto extends DraftFile {
  caption: string
}

export interface DraftRecording extends DraftFile {
  kind: 'VOICE' | 'FILM'
  /** What is said in it. */
  words: string
  /** Its length, where it is known. */
  seconds: number | null
  /** Nothing was heard while it was recorded. */
  isSilent: boolean
}

/** What a visitor writes and chooses, stored so that it survives leaving the page. */
export interface ContributionDraft {
  message: string
  name: string
  email: string
  photos: ContributionDraftPhoto[]
  recordings: DraftRecording[]
  /** The contribution that this draft changes; null: a new one. */
  contributionId: string | null
  /** Only the confirmation of the address by the mailed code is missing. */
  awaitsCode: boolean
  /** The mailed code works only with this; empty: none was asked for, or a password was chosen. */
  codeToken: string
}

export const blankContributionDraft: ContributionDraft = {
  message: '',
  name: '',
  email: '',
  photos: [],
  recordings: [],
  contributionId: null,
  awaitsCode: false,
  codeToken: '',
}

const SOUND = 2

/** A draft with the content of an existing contribution. */
export const draftOf = (own: Contribution, name: string): ContributionDraft => ({
  ...blankContributionDraft,
  message: own.message,
  name: own.contributorName ?? name,
  email: own.contributorEmail ?? '',
  photos: own.media.map((media) => ({
    id: media.uuid,
    caption: media.title,
    removed: false,
    media,
    name: '',
  })),
  recordings: (own.recordings ?? []).map((media) => ({
    id: media.uuid,
    kind: media.mediaType === SOUND ? 'VOICE' : 'FILM',
    words: media.transcript ?? '',
    removed: false,
    media,
    name: '',
    seconds: media.durationSeconds,
    isSilent: false,
  })),
  contributionId: own.id,
})

export const isEmpty = ({ message, photos, recordings }: ContributionDraft): boolean =>
  message.trim() === '' && [...photos, ...recordings].every((file) => file.removed)

/** Whether the draft holds anything that is not on the server. */
export function isChanged(added: ContributionDraft, own: Contribution | null): boolean {
  if (!own) return added.message !== '' || added.photos.length + added.recordings.length > 0
  const wordsOf = new Map([
    ...own.media.map(({ uuid, title }) => [uuid, title] as const),
    ...(own.recordings ?? []).map(({ uuid, transcript }) => [uuid, transcript ?? ''] as const),
  ])
  const isNew = ({ id, media, removed }: DraftFile, words: string) =>
    !media || removed || words !== wordsOf.get(id)
  return (
    added.message !== own.message ||
    added.photos.some((photo) => isNew(photo, photo.caption)) ||
    added.recordings.some((recording) => isNew(recording, recording.words))
  )
}

/** A file that was being prepared when the draft was opened may be ready now. */
export function refreshMedia<File extends DraftFile>(file: File, now: readonly Media[] = []): File {
  const media = now.find(({ uuid }) => uuid === file.media?.uuid)
  return media ? { ...file, media } : file
}

/**
 * Merges a local draft with the current contribution on the server. Files added or removed there are added or removed
 * here; text that was begun without knowing the earlier text is appended below it.
 */
export function mergeDraft(begun: ContributionDraft, own: Contribution | null): ContributionDraft {
  const isHere = ({ media }: DraftFile) => !media
  const [photos, recordings] = [begun.photos.filter(isHere), begun.recordings.filter(isHere)]
  if (!own) return { ...begun, photos, recordings, contributionId: null }
  const standing = draftOf(own, begun.name)
  if (begun.contributionId !== own.id) {
    const message = [own.message.trim(), begun.message.trim()].filter(Boolean).join('\n\n')
    return {
      ...standing,
      message,
      photos: [...standing.photos, ...photos],
      recordings: [...standing.recordings, ...recordings],
    }
  }
  return {
    ...begun,
    photos: mergeFiles(begun.photos, standing.photos),
    recordings: mergeFiles(begun.recordings, standing.recordings),
  }
}

function mergeFiles<File extends DraftFile>(begun: readonly File[], standing: readonly File[]): File[] {
  const there = new Map(standing.map((file) => [file.id, file]))
  const kept = begun.flatMap((file) => {
    const stands = there.get(file.id)
    there.delete(file.id)
    return file.media ? (stands ? [{ ...file, media: stands.media }] : []) : [file]
  })
  return [...kept, ...there.values()]
}

/** Splits the chosen files into those within the maximum and the number of surplus ones. */
export function sortFiles<Chosen>(
  files: readonly Chosen[],
  { photos }: ContributionDraft,
): { taken: Chosen[]; surplus: number } {
  const room = Math.max(0, limits.photosMax - photos.filter((photo) => !photo.removed).length)
  return { taken: files.slice(0, room), surplus: Math.max(0, files.length - room) }
}

/** Changes one of the photos, or one of the recordings. */
export const changeFile =
  <Kind extends 'photos' | 'recordings'>(
    kind: Kind,
    id: string,
    change: Partial<ContributionDraft[Kind][number]>,
  ) =>
  (added: ContributionDraft): ContributionDraft => ({
    ...added,
    [kind]: added[kind].map((file) => (file.id === id ? { ...file, ...change } : file)),
  })

/** Text and the lists of files stay in browser storage until they are sent; logging out clears it. null: none is there. */
export function readContributionDraft(slug: string): ContributionDraft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(nameDraftKey(slug)) ?? 'null')
    const isDraft =
      typeof stored?.message === 'string' && [stored.photos, stored.recordings].every(Array.isArray)
    return isDraft ? { ...blankContributionDraft, ...stored } : null
  } catch {
    return null
  }
}

/** Without browser storage it lasts as long as the page. */
export function writeContributionDraft(slug: string, added: ContributionDraft | null): void {
  try {
    if (added) localStorage.setItem(nameDraftKey(slug), JSON.stringify(added))
    else localStorage.removeItem(nameDraftKey(slug))
  } catch {
    // Its files say that there is no room (`usePhotoPreviews`).
  }
}
