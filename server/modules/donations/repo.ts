import type { Db, Tx } from '#server/ports/database.ts'
import type { Gift } from './rules.ts'

/** What a gift that was begun and the donation it becomes have in common. */
const sharedColumns = [
  'intentId',
  'memorialUuid',
  'fundUuid',
  'userUuid',
  'amountMinor',
  'feeMinor',
  'currency',
  'anonymous',
] as const
const giftColumns = [...sharedColumns, 'createdAt', 'settledAt'] as const

/** Of those that are asked for: the one named, or the first. */
export function findOpenFund(db: Db, memorialUuid: string, fundUuid: string | null) {
  return db
    .selectFrom('funds')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .$if(fundUuid !== null, (query) => query.where('uuid', '=', fundUuid))
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst()
}

/** Until the transaction ends nothing of the memorial changes: no fund is removed, and nobody is shut out. */
export function holdMemorial(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select('uuid')
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
}

export function findByClientId(
  db: Db,
  wanted: { memorialUuid: string; userUuid: string; clientId: string },
): Promise<Gift | undefined> {
  return db
    .selectFrom('donationIntents')
    .select(giftColumns)
    .where('memorialUuid', '=', wanted.memorialUuid)
    .where('userUuid', '=', wanted.userUuid)
    .where('clientId', '=', wanted.clientId)
    .executeTakeFirst()
}

export function findOwn(db: Db, intentId: string, userUuid: string): Promise<Gift | undefined> {
  return db
    .selectFrom('donationIntents')
    .select(giftColumns)
    .where('intentId', '=', intentId)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
}

export const findGift = (db: Db, intentId: string): Promise<Gift | undefined> =>
  db.selectFrom('donationIntents').select(giftColumns).where('intentId', '=', intentId).executeTakeFirst()

export interface NewGift extends Omit<Gift, 'settledAt'> {
  clientId: string
  provider: string
}

/** What stands there already, if the same was begun a moment ago. */
export async function insertGift(tx: Tx, gift: NewGift): Promise<Gift> {
  await tx
    .insertInto('donationIntents')
    .values(gift)
    .onConflict((conflict) => conflict.column('intentId').doNothing())
    .execute()
  return tx
    .selectFrom('donationIntents')
    .select(giftColumns)
    .where('intentId', '=', gift.intentId)
    .executeTakeFirstOrThrow()
}

/** Begun before then, and neither given nor called off; the oldest first. */
export function listOpen(db: Db, before: Date): Promise<Gift[]> {
  return db
    .selectFrom('donationIntents')
    .select(giftColumns)
    .where('settledAt', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .execute()
}

/** Enters the donation in the books. Its uuid, or undefined when it stands there. */
export async function recordDonation(tx: Tx, intentId: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .insertInto('donations')
    .columns([...sharedColumns, 'provider', 'dateDonated'])
    .expression((eb) =>
      eb
        .selectFrom('donationIntents')
        .select((eb) => [...sharedColumns, 'provider', eb.val(now).as('dateDonated')])
        .where('intentId', '=', intentId),
    )
    .onConflict((conflict) => conflict.column('intentId').doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return row?.uuid
}

/** It counts no longer: it leaves the donations, and stays with those that were begun. */
export async function markRefunded(tx: Tx, intentId: string, refundedMinor: number, now: Date) {
  await tx.deleteFrom('donations').where('intentId', '=', intentId).execute()
  await tx
    .updateTable('donationIntents')
    .set({ refundedMinor, refundedAt: now, settledAt: now })
    .where('intentId', '=', intentId)
    .where('refundedAt', 'is', null)
    .execute()
}

/** A part of it went back: the gift stands. */
export const noteRefund = (db: Db, intentId: string, refundedMinor: number) =>
  db.updateTable('donationIntents').set({ refundedMinor }).where('intentId', '=', intentId).execute()

export function markSettled(db: Db, intentId: string, now: Date) {
  return db
    .updateTable('donationIntents')
    .set({ settledAt: now })
    .where('intentId', '=', intentId)
    .where('settledAt', 'is', null)
    .execute()
}

/** What the receipt says; undefined when there is nobody left to write to. */
export function readReceipt(db: Db, donationUuid: string) {
  return db
    .selectFrom('donations')
    .innerJoin('users', 'users.uuid', 'donations.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'donations.memorialUuid')
    .leftJoin('funds', 'funds.uuid', 'donations.fundUuid')
    .select([
      'donations.uuid',
      'donations.amountMinor',
      'donations.feeMinor',
      'donations.currency',
      'donations.anonymous',
      'donations.provider',
      'donations.dateDonated',
      'users.email',
      'users.language',
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'funds.title as fundTitle',
    ])
    .where('donations.uuid', '=', donationUuid)
    .executeTakeFirst()
}

/** Every donation there is, newest first. Whoever gave anonymously is not looked up. */
export function readBooks(db: Db) {
  return db
    .selectFrom('donations')
    .leftJoin('memorials', 'memorials.uuid', 'donations.memorialUuid')
    .leftJoin('funds', 'funds.uuid', 'donations.fundUuid')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'donations.userUuid').on('donations.anonymous', '=', false),
    )
    .select([
      'donations.dateDonated',
      'donations.memorialUuid',
      'memorials.nameOfPerson',
      'funds.title as fundTitle',
      'donations.amountMinor',
      'donations.feeMinor',
      'donations.currency',
      'donations.anonymous',
      'users.firstName',
      'users.surname',
      'donations.provider',
      'donations.intentId',
    ])
    .orderBy('donations.dateDonated', 'desc')
    .orderBy('donations.uuid')
    .execute()
}

export type BookRow = Awaited<ReturnType<typeof readBooks>>[number]
