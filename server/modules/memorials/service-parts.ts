import { randomUUID } from 'node:crypto'
import { memorial as limits } from '#contract/limits.ts'
import { isSlug } from '#contract/slug.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { BeforeEdit } from '#server/modules/changes/service.ts'
import * as events from '#server/modules/events/service.ts'
import * as media from '#server/modules/media/service.ts'
import type { Tx } from '#server/ports/database.ts'
import { claimSlug } from './claim-slug.ts'
import * as repo from './repo.ts'
import {
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

/**
 * Saves the parts that a payload has, except contacts: those belong to another module. Rejects with LIFE_DATE_AHEAD or
 * DEATH_BEFORE_BIRTH, too.
 */
export async function saveParts(
  tx: Tx,
  memorialUuid: string,
  before: BeforeEdit,
  input: MemorialEdit,
  now: Date,
) {
  requirePossibleLife(input, before, now)
  const fields = { ...carriedFields(input), ...decideShownMessage(input, before) }
  if (Object.keys(fields).length > 0) await repo.updateMemorial(tx, memorialUuid, fields)
  const [day, isTold] = [readDay(input), changesDay(input, before)]
  if (isTold || Object.keys(day).length > 0) await events.updateFirst(tx, memorialUuid, day, isTold)
  if (input.shareSlug) await changeSlug(tx, memorialUuid, before.shareSlug, input.shareSlug)
  if (input.stories) await replaceStories(tx, memorialUuid, input.stories)
  await media.saveMedia(tx, memorialUuid, before, input, now)
}

export async function replaceStories(
  tx: Tx,
  memorialUuid: string,
  inputs: NonNullable<MemorialEdit['stories']>,
) {
  const existing = await listStories(tx, memorialUuid)
  await putStories(tx, memorialUuid, plannedStories(inputs, existing, randomUUID))
}

/** Rejects with TOO_MANY_STORIES. */
export async function changeStories(tx: Tx, memorialUuid: string, input: StoriesEdit): Promise<void> {
  const stories = storiesAfter(input, await listStories(tx, memorialUuid), randomUUID)
  if (stories.length > limits.storiesMax) throw new DomainError('TOO_MANY_STORIES')
  await putStories(tx, memorialUuid, stories)
}

/** Rejects with SLUG_INVALID, SLUG_TAKEN or, before the payment, SLUGS_USED_UP. */
export async function changeSlug(tx: Tx, memorialUuid: string, from: string, wanted: string): Promise<void> {
  const to = wanted.trim()
  const field = 'shareSlug'
  if (!isSlug(to)) throw new DomainError('SLUG_INVALID', { field })
  if (to === from) return
  if (!(await claimSlug(tx, to, memorialUuid))) throw new DomainError('SLUG_TAKEN', { field })
  const unpaid = await tx
    .selectFrom('addresses')
    .innerJoin('memorials', 'memorials.uuid', 'addresses.memorialUuid')
    .select('slug')
    .where('memorialUuid', '=', memorialUuid)
    .where('paymentCompletedAt', 'is', null)
    .execute()
  // Each stays taken for ever (docs/decisions/0034).
  if (unpaid.length > limits.unpaidSlugsMax) throw new DomainError('SLUGS_USED_UP', { field })
  await repo.updateMemorial(tx, memorialUuid, { shareSlug: to })
}

/** In their order. */
function listStories(tx: Tx, memorialUuid: string): Promise<StoryRow[]> {
  return tx
    .selectFrom('stories')
    .select(['uuid', 'title', 'text', 'position'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()
}

async function putStories(tx: Tx, memorialUuid: string, stories: StoryRow[]): Promise<void> {
  const kept = stories.map((story) => story.uuid)
  await tx
    .deleteFrom('stories')
    .where('memorialUuid', '=', memorialUuid)
    .$if(kept.length > 0, (query) => query.where('uuid', 'not in', kept))
    .execute()
  if (stories.length === 0) return
  await tx
    .insertInto('stories')
    .values(stories.map((story) => ({ ...story, memorialUuid })))
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        text: eb.ref('excluded.text'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute()
}
