import type { HostAccess } from '#server/lib/caller.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as contacts from '#server/modules/contacts/service.ts'
import type { Context } from '#server/ports/context.ts'
import { actionsOf, type MemorialEdit, type StoriesEdit } from './rules.ts'
import { changeSlug, changeStories, saveParts } from './service-parts.ts'

/** Changes the parts that the payload has. Rejects as `changes.edit` does. */
export const editMemorial = (context: Context, host: HostAccess, input: MemorialEdit) =>
  changes.edit(context, host, input.version, actionsOf(input), async (tx, before) => {
    await saveParts(tx, host.memorialUuid, before, input, context.clock.now())
    if (input.contacts) await contacts.replaceContacts(tx, host.memorialUuid, input.contacts)
  })

export const updateShareSlug = (context: Context, host: HostAccess, shareSlug: string) =>
  changes.edit(context, host, null, ['CHANGED_ADDRESS'], (tx, before) =>
    changeSlug(tx, host.memorialUuid, before.shareSlug, shareSlug),
  )

/** Rejects with TOO_MANY_STORIES. */
export const updateStories = (context: Context, host: HostAccess, input: StoriesEdit) =>
  changes.edit(context, host, input.version, ['CHANGED_STORIES'], (tx) =>
    changeStories(tx, host.memorialUuid, input),
  )
