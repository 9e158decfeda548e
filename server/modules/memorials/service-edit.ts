import type { HostAccess } from '#server/lib/caller.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as contacts from '#server/modules/contacts/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { findPortrait } from './repo.ts'
import { actionsOf, type MemorialEdit, type PhotosEdit, photosActionOf, type StoriesEdit } from './rules.ts'
import { changePhotos, changeSlug, changeStories, saveParts, setPortrait } from './service-parts.ts'

/** Changes the parts that the payload has. Rejects as `changes.editing` does. */
export const editMemorial = (context: Context, host: HostAccess, input: MemorialEdit) =>
  changes.editing(context, host, input.version, actionsOf(input), async (tx, before) => {
    await saveParts(tx, host.memorialUuid, before, input, context.clock.now())
    if (input.contacts) await contacts.replaceContacts(tx, host.memorialUuid, input.contacts)
  })

export const updateShareSlug = (context: Context, host: HostAccess, shareSlug: string) =>
  changes.editing(context, host, null, ['CHANGED_ADDRESS'], (tx, before) =>
    changeSlug(tx, host.memorialUuid, before.shareSlug, shareSlug),
  )

/** Rejects with TOO_MANY_STORIES. */
export const updateStories = (context: Context, host: HostAccess, input: StoriesEdit) =>
  changes.editing(context, host, input.version, ['CHANGED_STORIES'], (tx) =>
    changeStories(tx, host.memorialUuid, input),
  )

/** Changes captions, order and removals, but no file. Rejects with MEDIA_NOT_FOUND. */
export const updatePhotos = (context: Context, host: HostAccess, input: PhotosEdit) =>
  changes.editing(context, host, input.version, [photosActionOf(input)], (tx) =>
    changePhotos(tx, host.memorialUuid, input, context.clock.now()),
  )

/** Rejects with MEDIA_NOT_FOUND. */
export function setProfilePhoto(context: Context, host: HostAccess, photoUuid: string): Promise<void> {
  const { memorialUuid } = host
  return changes.change(context, memorialUuid, async (tx) => {
    await showPortrait(context, tx, memorialUuid, photoUuid.toLowerCase())
    await auditLog.record(context, tx, host, 'CHANGED_PHOTOS')
  })
}

/** For the module that stores the photo, in its transaction. The earlier portrait is removed. */
export async function showPortrait(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  memorialUuid: string,
  photoUuid: string,
): Promise<void> {
  const before = await findPortrait(tx, memorialUuid)
  await setPortrait(tx, memorialUuid, before, photoUuid, clock.now())
}
