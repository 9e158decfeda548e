import { randomUUID } from 'node:crypto'
import { memorial as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { isSlug } from '#contract/slug.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import * as contacts from '#server/modules/contacts/edit-contacts.ts'
import { putFirst } from '#server/modules/events/save-programme.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { freeSlug } from './claim-slug.ts'
import { putStories } from './edit-memorial.ts'
import { carriedFields, type NewMemorial, plannedStories, readDay, requirePossibleLife } from './rules.ts'

/**
 * The same `clientId` from the same person returns the existing memorial. Rejects with
 * MEDIA_NOT_FOUND, LIFE_DATE_AHEAD, DEATH_BEFORE_BIRTH, TOO_MUCH_TEXT, TOO_MANY_UNPAID.
 */
export async function createMemorial(
  context: Context,
  { uuid: userUuid }: Caller,
  input: NewMemorial,
): Promise<{ memorial: Memorial }> {
  // Files can only be uploaded to an existing memorial.
  if (input.mediaUuids?.length || input.hostVideoMessageUuid) throw new DomainError('MEDIA_NOT_FOUND')
  const now = context.clock.now()
  requirePossibleLife(input, {}, now)
  return context.db.transaction().execute(async (tx) => {
    await lockUser(tx, userUuid)
    const existing = input.clientId && (await findByClientId(tx, userUuid, input.clientId))
    const memorialUuid = existing || (await insertMemorial(tx, userUuid, input, now))
    const owner = { memorialUuid, userUuid, role: 'OWNER' } as const
    return { memorial: await views.readHostView(context, owner, tx) }
  })
}

async function insertMemorial(tx: Tx, userUuid: string, input: NewMemorial, now: Date): Promise<string> {
  await requireUnpaidRoom(tx, userUuid)
  const { nameOfPerson, clientId } = input
  const memorialUuid = randomUUID()
  const wanted = input.shareSlug && isSlug(input.shareSlug) ? input.shareSlug : null
  const shareSlug = await freeSlug(tx, { name: nameOfPerson, memorialUuid, wanted })
  const fields = { ...carriedFields(input), nameOfPerson, clientId, shareSlug }
  await tx
    .insertInto('memorials')
    .values({ ...fields, uuid: memorialUuid, createdAt: now, updatedAt: now })
    .execute()
  await tx
    .insertInto('relationships')
    .values({ memorialUuid, userUuid, relationshipType: 'OWNER', dateCreated: now })
    .execute()
  await putFirst(tx, memorialUuid, readDay(input))
  await changes.limitText(tx, memorialUuid, async () => {
    await putStories(tx, memorialUuid, plannedStories(input.stories ?? [], [], randomUUID))
    if (input.contacts) await contacts.replaceContacts(tx, memorialUuid, input.contacts)
  })
  return memorialUuid
}

/** The memorial of this person that their browser created under this id. */
export async function findByClientId(db: Db, userUuid: string, clientId: string) {
  const own = selectOwn(db, userUuid).where('memorials.clientId', '=', clientId)
  return (await own.where('memorials.deletedAt', 'is', null).executeTakeFirst())?.uuid
}

/**
 * Rejects with TOO_MANY_UNPAID. Deleted ones that can still be restored count, too. Until the transaction ends no other is
 * made for this person.
 */
export async function requireUnpaidRoom(tx: Tx, userUuid: string): Promise<void> {
  await lockUser(tx, userUuid)
  const unpaid = await selectOwn(tx, userUuid).where('memorials.paymentCompletedAt', 'is', null).execute()
  if (unpaid.length >= limits.unpaidMax) throw new DomainError('TOO_MANY_UNPAID')
}

/** Serializes one person's creations, so that a repeated one finds the first. */
const lockUser = (tx: Tx, userUuid: string) =>
  tx.selectFrom('users').select('uuid').where('uuid', '=', userUuid).forNoKeyUpdate().execute()

const selectOwn = (db: Db, userUuid: string) =>
  db
    .selectFrom('memorials')
    .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
    .select('memorials.uuid')
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '=', 'OWNER')
