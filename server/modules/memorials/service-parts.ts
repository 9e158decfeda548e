import { randomUUID } from 'node:crypto'
import { memorial as limits } from '#contract/limits.ts'
import { isSlug } from '#contract/slug.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { BeforeEdit } from '#server/modules/changes/service.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import {
  arrangePhotos,
  hasMedia,
  listPhotos,
  placePhotos,
  removeMedia,
  removeReplaced,
} from './repo-media.ts'
import { claimSlug, moveSlug } from './repo-slugs.ts'
import * as stored from './repo-stories.ts'
import {
  carriedFields,
  distinct,
  type MemorialEdit,
  type PhotosEdit,
  plannedPhotos,
  plannedStories,
  type StoriesEdit,
  storiesAfter,
} from './rules.ts'

/** Saves the parts that a payload has, except contacts: those belong to another module. */
export async function saveParts(
  tx: Tx,
  memorialUuid: string,
  before: BeforeEdit,
  input: MemorialEdit,
  now: Date,
) {
  const fields = carriedFields(input)
  if (Object.keys(fields).length > 0) await repo.updateMemorial(tx, memorialUuid, fields)
  if (input.shareSlug) await changeSlug(tx, memorialUuid, before.shareSlug, input.shareSlug)
  if (input.stories) await replaceStories(tx, memorialUuid, input.stories)
  if (input.mediaUuids && !(await arrangePhotos(tx, memorialUuid, distinct(input.mediaUuids), now)))
    throw new DomainError('MEDIA_NOT_FOUND')
  if (input.profilePhotoUuid !== undefined)
    await setPortrait(tx, memorialUuid, before.profilePhotoUuid, named(input.profilePhotoUuid), now)
  if (input.hostVideoMessageUuid !== undefined)
    await setVideo(tx, memorialUuid, before.hostVideoUuid, named(input.hostVideoMessageUuid), now)
}

export async function replaceStories(
  tx: Tx,
  memorialUuid: string,
  inputs: NonNullable<MemorialEdit['stories']>,
) {
  const existing = await stored.listStories(tx, memorialUuid)
  await stored.replaceStories(tx, memorialUuid, plannedStories(inputs, existing, randomUUID))
}

/** Rejects with TOO_MANY_STORIES. */
export async function changeStories(tx: Tx, memorialUuid: string, input: StoriesEdit): Promise<void> {
  const stories = storiesAfter(input, await stored.listStories(tx, memorialUuid), randomUUID)
  if (stories.length > limits.storiesMax) throw new DomainError('TOO_MANY_STORIES')
  await stored.replaceStories(tx, memorialUuid, stories)
}

/** Rejects with MEDIA_NOT_FOUND when one of them never was a photo of this memorial. */
export async function changePhotos(
  tx: Tx,
  memorialUuid: string,
  input: PhotosEdit,
  now: Date,
): Promise<void> {
  const plan = plannedPhotos(input, await listPhotos(tx, memorialUuid))
  if (!plan) throw new DomainError('MEDIA_NOT_FOUND')
  await removeMedia(tx, memorialUuid, plan.removed, now)
  await placePhotos(tx, plan.shown)
}

/** Rejects with SLUG_INVALID or SLUG_TAKEN. */
export async function changeSlug(tx: Tx, memorialUuid: string, from: string, wanted: string): Promise<void> {
  const to = wanted.trim()
  if (!isSlug(to)) throw new DomainError('SLUG_INVALID', { field: 'shareSlug' })
  if (to === from) return
  if (!(await claimSlug(tx, to, memorialUuid))) throw new DomainError('SLUG_TAKEN', { field: 'shareSlug' })
  await moveSlug(tx, memorialUuid, from, to)
}

/** Any of its photos can be the portrait. Rejects with MEDIA_NOT_FOUND. */
export async function setPortrait(
  tx: Tx,
  memorialUuid: string,
  before: string | null,
  photoUuid: string | null,
  now: Date,
): Promise<void> {
  if (photoUuid === before) return
  if (photoUuid && !(await hasMedia(tx, memorialUuid, photoUuid, ['PHOTO', 'PROFILE_PHOTO'])))
    throw new DomainError('MEDIA_NOT_FOUND')
  await repo.updateMemorial(tx, memorialUuid, { profilePhotoUuid: photoUuid })
  if (before) await removeReplaced(tx, before, now)
}

async function setVideo(
  tx: Tx,
  memorialUuid: string,
  before: string | null,
  videoUuid: string | null,
  now: Date,
): Promise<void> {
  if (videoUuid === before) return
  if (videoUuid && !(await hasMedia(tx, memorialUuid, videoUuid, ['HOST_VIDEO'])))
    throw new DomainError('MEDIA_NOT_FOUND')
  await repo.updateMemorial(tx, memorialUuid, { hostVideoUuid: videoUuid })
  if (before) await removeReplaced(tx, before, now)
}

/** An empty string clears, as null does. */
const named = (uuid: string | null) => uuid?.toLowerCase() || null
