import { randomUUID } from 'node:crypto'
import { memorial as limits } from '#contract/limits.ts'
import { isSlug } from '#contract/slug.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import * as contacts from '#server/modules/contacts/edit-contacts.ts'
import { putFirst } from '#server/modules/events/save-programme.ts'
import { saveMedia } from '#server/modules/media/arrange-photos.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { claimSlug } from './claim-slug.ts'
import {
  actionsOf,
  carriedFields,
  changesDay,
  decideShownMessage,
  type MemorialEdit,
  plannedStories,
  readDay,
  requirePossibleLife,
  type StoriesEdit,
  type StoryRow,
  storiesAfter,
} from './rules.ts'

/** Changes the parts that the payload has. Rejects as `changes.edit` does, or with LIFE_DATE_AHEAD or DEATH_BEFORE_BIRTH. */
export const editMemorial = (context: Context, host: HostAccess, input: MemorialEdit) =>
  changes.edit(context, host, input.version, actionsOf(input), async (tx, before) => {
    const { memorialUuid } = host
    const now = context.clock.now()
    requirePossibleLife(input, before, now)
    const { zone = null, ...fields } = carriedFields(input)
    await tx
      .updateTable('memorials')
      .set({ ...fields, ...decideShownMessage(input, before) })
      // A zone that is known already stays.
      .set((eb) => ({ zone: eb.fn.coalesce('zone', eb.val(zone)) }))
      .where('uuid', '=', memorialUuid)
      .execute()
    const day = readDay(input)
    const isTold = changesDay(input, before)
    if (isTold || Object.keys(day).length > 0) await putFirst(tx, memorialUuid, day, isTold)
    if (input.shareSlug) await changeSlug(tx, memorialUuid, before.shareSlug, input.shareSlug)
    if (input.stories) {
      const existing = await listStories(tx, memorialUuid)
      await putStories(tx, memorialUuid, plannedStories(input.stories, existing, randomUUID))
    }
    await saveMedia(tx, memorialUuid, input, now)
    if (input.contacts) await contacts.replaceContacts(tx, memorialUuid, input.contacts)
  })

export const updateShareSlug = (context: Context, host: HostAccess, shareSlug: string) =>
  changes.edit(context, host, null, ['CHANGED_ADDRESS'], (tx, before) =>
    changeSlug(tx, host.memorialUuid, before.shareSlug, shareSlug),
  )

/** Rejects with TOO_MANY_STORIES. */
export const updateStories = (context: Context, host: HostAccess, input: StoriesEdit) =>
  changes.edit(context, host, input.version, ['CHANGED_STORIES'], async (tx) => {
    const stories = storiesAfter(input, await listStories(tx, host.memorialUuid), randomUUID)
    if (stories.length > limits.storiesMax) throw new DomainError('TOO_MANY_STORIES')
    await putStories(tx, host.memorialUuid, stories)
  })

/** Rejects with SLUG_INVALID, SLUG_TAKEN or, before the payment, SLUGS_USED_UP. */
async function changeSlug(tx: Tx, memorialUuid: string, from: string, wanted: string): Promise<void> {
  const shareSlug = wanted.trim()
  const field = 'shareSlug'
  if (!isSlug(shareSlug)) throw new DomainError('SLUG_INVALID', { field })
  if (shareSlug === from) return
  if (!(await claimSlug(tx, shareSlug, memorialUuid))) throw new DomainError('SLUG_TAKEN', { field })
  const unpaid = await tx
    .selectFrom('addresses')
    .innerJoin('memorials', 'memorials.uuid', 'addresses.memorialUuid')
    .select('slug')
    .where('memorialUuid', '=', memorialUuid)
    .where('paymentCompletedAt', 'is', null)
    .execute()
  // Each stays taken for ever (docs/decisions/0034).
  if (unpaid.length > limits.unpaidSlugsMax) throw new DomainError('SLUGS_USED_UP', { field })
  await tx.updateTable('memorials').set({ shareSlug }).where('uuid', '=', memorialUuid).execute()
}

/** In their order. */
const listStories = (tx: Tx, memorialUuid: string): Promise<StoryRow[]> =>
  tx
    .selectFrom('stories')
    .select(['uuid', 'title', 'text', 'position'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()

/** Instead of those that were there. */
export async function putStories(tx: Tx, memorialUuid: string, stories: StoryRow[]): Promise<void> {
  await tx.deleteFrom('stories').where('memorialUuid', '=', memorialUuid).execute()
  const rows = stories.map((story) => ({ ...story, memorialUuid }))
  if (rows.length > 0) await tx.insertInto('stories').values(rows).execute()
}
