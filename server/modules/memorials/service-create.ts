import { randomUUID } from 'node:crypto'
import { memorial as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { isSlug } from '#contract/slug.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as contacts from '#server/modules/contacts/service.ts'
import * as events from '#server/modules/events/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { freeSlug } from './claim-slug.ts'
import * as repo from './repo.ts'
import { carriedFields, type NewMemorial, readDay, requirePossibleLife } from './rules.ts'
import { replaceStories } from './service-parts.ts'

/**
 * The same `clientId` from the same person returns the existing memorial. Rejects with
 * MEDIA_NOT_FOUND, LIFE_DATE_AHEAD, DEATH_BEFORE_BIRTH, TOO_MUCH_TEXT, TOO_MANY_UNPAID.
 */
export async function createMemorial(
  context: Context,
  caller: Caller,
  input: NewMemorial,
): Promise<{ memorial: Memorial }> {
  // Files can only be uploaded to an existing memorial.
  if (input.mediaUuids?.length || input.hostVideoMessageUuid) throw new DomainError('MEDIA_NOT_FOUND')
  const { db, clock } = context
  requirePossibleLife(input, {}, clock.now())
  const userUuid = caller.uuid
  return db.transaction().execute(async (tx) => {
    const view = async (memorialUuid: string) => ({
      memorial: await views.readHostView(context, { memorialUuid, userUuid, role: 'OWNER' }, tx),
    })
    await repo.lockUser(tx, userUuid)
    const clientId = input.clientId ?? null
    const existing = clientId && (await repo.findByClientId(tx, userUuid, clientId))
    if (existing) return view(existing)
    await requireUnpaidRoom(tx, userUuid)

    const uuid = randomUUID()
    const wanted = input.shareSlug && isSlug(input.shareSlug) ? input.shareSlug : null
    const shareSlug = await freeSlug(tx, { name: input.nameOfPerson, memorialUuid: uuid, wanted })
    const fields = { ...carriedFields(input), nameOfPerson: input.nameOfPerson }
    await repo.insertMemorial(tx, { uuid, shareSlug, clientId, ...fields }, userUuid, clock.now())
    await events.insertFirst(tx, uuid, readDay(input))
    await changes.limitText(tx, uuid, async () => {
      await replaceStories(tx, uuid, input.stories ?? [])
      if (input.contacts) await contacts.replaceContacts(tx, uuid, input.contacts)
    })
    return view(uuid)
  })
}

/** Rejects with TOO_MANY_UNPAID. Until the transaction ends no other is made for this person. */
export async function requireUnpaidRoom(tx: Tx, userUuid: string): Promise<void> {
  await repo.lockUser(tx, userUuid)
  if ((await repo.countUnpaid(tx, userUuid)) >= limits.unpaidMax) throw new DomainError('TOO_MANY_UNPAID')
}
