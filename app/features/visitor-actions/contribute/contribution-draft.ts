import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'

/** A photo of a contribution that is being written: on the server already, or chosen here. */
export interface ContributionDraftPhoto {
  /** Of a chosen one: the browser's own id of its file. Of one on the server: its uuid. */
  id: string
  caption: string
  /** Taken out, and can be brought back until it is sent. */
  removed: boolean
  /** null: chosen here, and its file lies in `files.ts`. */
  media: Media | null
  /** As the person's device calls it. */
  name: string
}

/** What a visitor writes and chooses, as it outlives the page. */
export interface ContributionDraft {
  message: string
  name: string
  email: string
  photos: ContributionDraftPhoto[]
  /** The contribution that it changes; null: a new one. */
  contributionId: string | null
  /** Only the code that was mailed to its address is missing. */
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

/** A contribution as it stands, opened for changes. */
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

/** Whether something would be lost with it. */
export function isChanged(added: ContributionDraft, own: Contribution | null): boolean {
  if (!own) return added.message !== '' || added.photos.length > 0
  const captions = new Map(own.media.map((media) => [media.uuid, media.title]))
  return (
    added.message !== own.message ||
    added.photos.some(({ id, media, removed, caption }) => !media || removed || caption !== captions.get(id))
  )
}

/**
 * What was begun here, and what stands on the server by now. A photo that has come or gone there, comes and goes
 * here; words that were begun without knowing of the earlier ones stand below them.
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

/** Which of the chosen files find room. */
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
 * @param sent of the chosen photos that have arrived: their uuid on the server
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
