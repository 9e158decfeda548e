import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'

/** A photo of a contribution draft: already on the server, or chosen on this device. */
export interface ContributionDraftPhoto {
  /** For a chosen photo, the id of its file in this browser; for one on the server, its uuid. */
  id: string
  caption: string
  /** Removed, but can be restored until the draft is sent. */
  removed: boolean
  /** null: chosen on this device; its file is stored by `files.ts`. */
  media: Media | null
  /** The file's name on the person's device. */
  name: string
}

/** A voice or film of a draft: already on the server, or recorded or chosen on this device. */
export interface DraftRecording {
  /** For one of this device, the id of its file in this browser; for one on the server, its uuid. */
  id: string
  kind: 'VOICE' | 'FILM'
  /** What is said in it. */
  words: string
  /** Removed, but can be restored until the draft is sent. */
  removed: boolean
  /** null: its file is on this device, stored by `files.ts`. */
  media: Media | null
  /** The file's name on the person's device; empty for what was recorded here. */
  name: string
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

const onServer = (media: Media): ContributionDraftPhoto => ({
  id: media.uuid,
  caption: media.title,
  removed: false,
  media,
  name: '',
})

const SOUND = 2

const recordingOnServer = (media: Media): DraftRecording => ({
  id: media.uuid,
  kind: media.mediaType === SOUND ? 'VOICE' : 'FILM',
  words: media.transcript ?? '',
  removed: false,
  media,
  name: '',
  seconds: media.durationSeconds,
  isSilent: false,
})

/** A draft with the content of an existing contribution. */
export const draftOf = (own: Contribution, name: string): ContributionDraft => ({
  ...blankContributionDraft,
  message: own.message,
  name: own.contributorName ?? name,
  email: own.contributorEmail ?? '',
  photos: own.media.map(onServer),
  recordings: (own.recordings ?? []).map(recordingOnServer),
  contributionId: own.id,
})

export const isEmpty = ({ message, photos, recordings }: ContributionDraft): boolean =>
  message.trim() === '' && [...photos, ...recordings].every((file) => file.removed)

/** Whether the draft holds anything that is not on the server. */
export function isChanged(added: ContributionDraft, own: Contribution | null): boolean {
  if (!own) return added.message !== '' || added.photos.length + added.recordings.length > 0
  const captions = new Map(own.media.map((media) => [media.uuid, media.title]))
  const said = new Map(own.recordings?.map((media) => [media.uuid, media.transcript ?? '']))
  return (
    added.message !== own.message ||
    added.photos.some(
      ({ id, media, removed, caption }) => !media || removed || caption !== captions.get(id),
    ) ||
    added.recordings.some(({ id, media, removed, words }) => !media || removed || words !== said.get(id))
  )
}

/**
 * Merges a local draft with the current contribution on the server. Files added or removed there are added or removed
 * here; text that was begun without knowing the earlier text is appended below it.
 */
export function mergeDraft(begun: ContributionDraft, own: Contribution | null): ContributionDraft {
  const isHere = ({ media }: { media: Media | null }) => !media
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

function mergeFiles<File extends { id: string; media: Media | null }>(
  begun: readonly File[],
  standing: readonly File[],
): File[] {
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

export const changePhoto =
  (id: string, change: Partial<ContributionDraftPhoto>) =>
  (added: ContributionDraft): ContributionDraft => ({
    ...added,
    photos: added.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
  })

export const changeRecording =
  (id: string, change: Partial<DraftRecording>) =>
  (added: ContributionDraft): ContributionDraft => ({
    ...added,
    recordings: added.recordings.map((one) => (one.id === id ? { ...one, ...change } : one)),
  })
