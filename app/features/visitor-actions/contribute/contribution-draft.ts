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

/** What a visitor writes and chooses, stored so that it survives leaving the page. */
export interface ContributionDraft {
  message: string
  name: string
  email: string
  photos: ContributionDraftPhoto[]
  /** The contribution that this draft changes; null: a new one. */
  contributionId: string | null
  /** Only the confirmation of the address by the mailed code is missing. */
  awaitsCode: boolean
}

export const blankContributionDraft: ContributionDraft = {
  message: '',
  name: '',
  email: '',
  photos: [],
  contributionId: null,
  awaitsCode: false,
}

const onServer = (media: Media): ContributionDraftPhoto => ({
  id: media.uuid,
  caption: media.title,
  removed: false,
  media,
  name: '',
})

/** A draft with the content of an existing contribution. */
export const draftOf = (own: Contribution, name: string): ContributionDraft => ({
  ...blankContributionDraft,
  message: own.message,
  name: own.contributorName ?? name,
  email: own.contributorEmail ?? '',
  photos: own.media.map(onServer),
  contributionId: own.id,
})

export const isEmpty = ({ message, photos }: ContributionDraft): boolean =>
  message.trim() === '' && photos.every((photo) => photo.removed)

/** Whether the draft holds anything that is not on the server. */
export function isChanged(added: ContributionDraft, own: Contribution | null): boolean {
  if (!own) return added.message !== '' || added.photos.length > 0
  const captions = new Map(own.media.map((media) => [media.uuid, media.title]))
  return (
    added.message !== own.message ||
    added.photos.some(({ id, media, removed, caption }) => !media || removed || caption !== captions.get(id))
  )
}

/**
 * Merges a local draft with the current contribution on the server. Photos added or removed there are added or removed
 * here; text that was begun without knowing the earlier text is appended below it.
 */
export function mergeDraft(begun: ContributionDraft, own: Contribution | null): ContributionDraft {
  const chosen = begun.photos.filter((photo) => !photo.media)
  if (!own) return { ...begun, photos: chosen, contributionId: null }
  const standing = draftOf(own, begun.name)
  if (begun.contributionId !== own.id) {
    const message = [own.message.trim(), begun.message.trim()].filter(Boolean).join('\n\n')
    return { ...standing, message, photos: [...standing.photos, ...chosen] }
  }
  const there = new Map(standing.photos.map((photo) => [photo.id, photo]))
  const kept = begun.photos.flatMap((photo) => {
    const stands = there.get(photo.id)
    there.delete(photo.id)
    return photo.media ? (stands ? [{ ...photo, media: stands.media }] : []) : [photo]
  })
  return { ...begun, photos: [...kept, ...there.values()] }
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

/**
 * The form of `submitContribution`.
 *
 * @param sent the server's uuid of each chosen photo that was uploaded
 */
export function formOf(
  shareSlug: string,
  added: ContributionDraft,
  sent: ReadonlyMap<string, string>,
  inviteToken: string | null,
): FormData {
  const form = new FormData()
  form.set('shareSlug', shareSlug)
  form.set('contributorName', added.name.trim())
  form.set('contributorEmail', added.email.trim())
  form.set('contributorMessage', added.message.trim())
  if (added.contributionId) form.set('contributionId', added.contributionId)
  if (inviteToken) form.set('inviteToken', inviteToken)
  for (const { id, media, removed, caption } of added.photos) {
    const uuid = media?.uuid ?? sent.get(id)
    if (removed && media) form.append('removedPhotoIds', media.uuid)
    if (removed || !uuid) continue
    form.append('existingPhotoIds', uuid)
    form.append('existingPhotoCaptions', caption.trim())
  }
  return form
}
