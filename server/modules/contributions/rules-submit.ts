import { contributions as limits } from '#contract/limits.ts'
import { recordings as recordingLimits } from '#contract/recording-limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'

/** A photo of one contributor at one memorial. */
export interface OwnPhoto {
  uuid: string
  /** Part of their contribution; false if only uploaded so far. */
  used: boolean
  removed: boolean
}

/** What a form says about photos, in its order. Ids in lower case. */
interface PhotosSent {
  removed: readonly string[]
  /** Photos the form names; with a null title a photo keeps its caption. */
  kept: readonly { uuid: string; title: string | null }[]
}

export interface Arranged {
  /** In their new order. */
  photos: { uuid: string; title: string | null }[]
  removed: string[]
}

/**
 * Which photos a contribution shows after a form was sent: those it names, in its order, then those it does not
 * mention, without those it removes. Rejects with MEDIA_NOT_FOUND for a photo that is not the contributor's or is gone,
 * and with CONTRIBUTION_TOO_MANY_PHOTOS.
 *
 * @param own the contributor's photos at this memorial, in their present order
 */
export function arrangePhotos(own: readonly OwnPhoto[], sent: PhotosSent): Arranged {
  const arranged = arrange(own, sent)
  if (arranged.photos.length > limits.photosMax) throw new DomainError('CONTRIBUTION_TOO_MANY_PHOTOS')
  return arranged
}

/**
 * The same of voices and films, with what is said in them as their titles. Rejects with MEDIA_NOT_FOUND and
 * TOO_MANY_RECORDINGS.
 */
export function arrangeRecordings(own: readonly (OwnPhoto & { role: string })[], sent: PhotosSent): Arranged {
  const arranged = arrange(own, sent)
  const roleOf = new Map(own.map(({ uuid, role }) => [uuid, role]))
  const byRole = Map.groupBy(arranged.photos, ({ uuid }) => roleOf.get(uuid))
  if ([...byRole.values()].some((some) => some.length > recordingLimits.each))
    throw new DomainError('TOO_MANY_RECORDINGS')
  return arranged
}

function arrange(own: readonly OwnPhoto[], { removed, kept }: PhotosSent): Arranged {
  const known = new Map(own.map((photo) => [photo.uuid, photo]))
  const out = new Set(removed)
  const named = new Map(kept.filter(({ uuid }) => !out.has(uuid)).map((photo) => [photo.uuid, photo]))
  const isStrange = removed.some((uuid) => !known.has(uuid))
  const isGone = [...named.keys()].some((uuid) => known.get(uuid)?.removed !== false)
  if (isStrange || isGone) throw new DomainError('MEDIA_NOT_FOUND')

  const unmentioned = own.filter(({ uuid, used, removed: gone }) => used && !gone && !named.has(uuid))
  const rest = unmentioned.filter(({ uuid }) => !out.has(uuid))
  const photos = [...named.values(), ...rest.map(({ uuid }) => ({ uuid, title: null }))]
  return {
    photos,
    removed: own.filter(({ uuid, removed: gone }) => out.has(uuid) && !gone).map(({ uuid }) => uuid),
  }
}

/** The captions that are shown after the change. */
export function captionsOf(
  { photos }: Pick<Arranged, 'photos'>,
  own: readonly { uuid: string; title: string }[],
) {
  const kept = new Map(own.map(({ uuid, title }) => [uuid, title]))
  return photos.map(({ uuid, title }) => title ?? kept.get(uuid) ?? '')
}

/** `existingPhotoIds` with the captions at the same positions. */
export const captioned = (uuids: readonly string[], captions: readonly string[]) =>
  uuids.map((uuid, index) => ({ uuid: uuid.toLowerCase(), title: captions[index] ?? null }))
