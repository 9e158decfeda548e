import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { donorNames } from '#server/lib/donor-names.ts'
import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Gift } from './rules.ts'

/** A gift keeps these words of its fund, as they were when it was begun. */
const wordsOfFund = ['fundTitle', 'recipient', 'payout', 'charity'] as const

export type FundWords = Pick<Gift, (typeof wordsOfFund)[number]>

/** Columns that a begun gift and its donation share. */
const sharedColumns = [
  'intentId',
  'memorialUuid',
  'fundUuid',
  ...wordsOfFund,
  'userUuid',
  'donorName',
  'amountMinor',
  'feeMinor',
  'currency',
  'anonymous',
] as const
const giftColumns = [
  ...sharedColumns,
  'provider',
  'createdAt',
  'settledAt',
  'refundedMinor',
  'refundedAt',
  'lostAt',
] as const

const gifts = (db: Db) =>
  db
    .selectFrom('donationIntents')
    .select(giftColumns)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('donations')
            .select('donations.uuid')
            .whereRef('donations.intentId', '=', 'donationIntents.intentId'),
        )
        .$castTo<boolean>()
        .as('isGiven'),
    )

/** The open fund that is named, or else the first; and the account set for its gifts, if any. */
export function findOpenFund(db: Db, memorialUuid: string, fundUuid: string | null) {
  return db
    .selectFrom('funds')
    .innerJoin('memorials', 'memorials.uuid', 'funds.memorialUuid')
    .select(['funds.uuid', 'funds.title', 'funds.recipient', 'funds.payout', 'funds.charity'])
    .select((eb) => eb.fn.coalesce('funds.connectedAccount', 'memorials.connectedAccount').as('account'))
    .where('funds.memorialUuid', '=', memorialUuid)
    .where('funds.deletedAt', 'is', null)
    .$if(fundUuid !== null, (query) => query.where('funds.uuid', '=', fundUuid))
    .orderBy('funds.position')
    .orderBy('funds.createdAt')
    .orderBy('funds.uuid')
    .limit(1)
    .executeTakeFirst()
}

/** Locks the memorial until the transaction ends: no fund is removed, and nobody is blocked. */
export function lockMemorialShared(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select('uuid')
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** Whether a memorial was removed for good; a deleted one can be restored for some time. */
export async function isGone(db: Db, memorialUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('memorials')
    .select('uuid')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
  return row === undefined
}

export function findByClientId(
  db: Db,
  wanted: { memorialUuid: string; userUuid: string; clientId: string },
): Promise<Gift | undefined> {
  return gifts(db)
    .where('memorialUuid', '=', wanted.memorialUuid)
    .where('userUuid', '=', wanted.userUuid)
    .where('clientId', '=', wanted.clientId)
    .executeTakeFirst()
}

/** @param id of the payment, or the id that the donor's browser chose for the gift */
export function findOwn(db: Db, id: string, userUuid: string): Promise<Gift | undefined> {
  return gifts(db)
    .where(UUID.test(id) ? 'clientId' : 'intentId', '=', id)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const findGift = (db: Db, intentId: string): Promise<Gift | undefined> =>
  gifts(db).where('intentId', '=', intentId).executeTakeFirst()

/** Reads the gift and locks it until the transaction ends. */
export async function lockGift(tx: Tx, intentId: string): Promise<Gift | undefined> {
  await tx
    .selectFrom('donationIntents')
    .select('intentId')
    .where('intentId', '=', intentId)
    .forUpdate()
    .execute()
  return findGift(tx, intentId)
}

/**
 * A gift of an account, with an id from its browser; or of a guest, with a key that names the gift in its page's
 * address.
 */
export type NewGift = Omit<
  Pick<Gift, (typeof sharedColumns)[number] | 'provider' | 'createdAt'>,
  keyof FundWords
> &
  ({ clientId: string } | { guestKey: string; donorEmail: string; donorLanguage: Language | null })

/** Returns the existing gift if the same one was begun a moment ago. */
export async function insertGift(tx: Tx, gift: NewGift & FundWords): Promise<Gift> {
  await tx
    .insertInto('donationIntents')
    .values(gift)
    .onConflict((conflict) => conflict.column('intentId').doNothing())
    .execute()
  return gifts(tx).where('intentId', '=', gift.intentId).executeTakeFirstOrThrow()
}

/** Begun before `before`, and neither given nor called off; oldest first. */
export function listOpen(db: Db, before: Date): Promise<Gift[]> {
  return gifts(db)
    .where('settledAt', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .execute()
}

/** Enters the donation in the ledger. Returns its uuid, or undefined when it was already entered. */
export async function recordDonation(
  tx: Tx,
  intentId: string,
  dateDonated: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('donations')
    .columns([...sharedColumns, 'provider', 'dateDonated'])
    .expression((eb) =>
      eb
        .selectFrom('donationIntents')
        .select((eb) => [...sharedColumns, 'provider', eb.val(dateDonated).as('dateDonated')])
        .where('intentId', '=', intentId),
    )
    .onConflict((conflict) => conflict.column('intentId').doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return row?.uuid
}

/**
 * Stops counting the donation: removes it from the donations and keeps the begun gift. Returns its uuid if it counted.
 */
export async function removeDonation(tx: Tx, intentId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('donations')
    .where('intentId', '=', intentId)
    .returning('uuid')
    .executeTakeFirst()
  return row?.uuid
}

export const markRefunded = (tx: Tx, intentId: string, refundedMinor: number, now: Date) =>
  tx
    .updateTable('donationIntents')
    .set((eb) => ({
      refundedMinor,
      refundedAt: now,
      settledAt: eb.fn.coalesce('settledAt', eb.val(now)),
    }))
    .where('intentId', '=', intentId)
    .execute()

/** The donor's bank took the money back. */
export const markLost = (tx: Tx, intentId: string, now: Date) =>
  tx
    .updateTable('donationIntents')
    .set((eb) => ({ lostAt: now, settledAt: eb.fn.coalesce('settledAt', eb.val(now)) }))
    .where('intentId', '=', intentId)
    .execute()

/** The money came back. */
export const markReturned = (tx: Tx, intentId: string) =>
  tx.updateTable('donationIntents').set({ lostAt: null }).where('intentId', '=', intentId).execute()

/** Records a partial refund: the gift still counts. A late report of a smaller refund changes nothing. */
export const recordPartialRefund = (db: Db, intentId: string, refundedMinor: number) =>
  db
    .updateTable('donationIntents')
    .set({ refundedMinor })
    .where('intentId', '=', intentId)
    .where('refundedMinor', '<', refundedMinor)
    .execute()

export function markSettled(db: Db, intentId: string, now: Date) {
  return db
    .updateTable('donationIntents')
    .set({ settledAt: now })
    .where('intentId', '=', intentId)
    .where('settledAt', 'is', null)
    .execute()
}

// The account's address, else the one a guest typed.
const donorAddress = sql<string>`coalesce(users.email, donation_intents.donor_email)`
const donorLanguage = sql<Language | null>`coalesce(users.language, donation_intents.donor_language)`

/** What the receipt says; undefined when there is no recipient. */
export function readReceipt(db: Db, donationUuid: string) {
  return db
    .selectFrom('donations')
    .leftJoin('donationIntents', 'donationIntents.intentId', 'donations.intentId')
    .leftJoin('users', 'users.uuid', 'donations.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'donations.memorialUuid')
    .select([
      'donations.uuid',
      'donations.intentId',
      'donations.amountMinor',
      'donations.feeMinor',
      'donations.currency',
      'donations.anonymous',
      'donations.provider',
      'donations.dateDonated',
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'memorials.linkSecret',
      'donations.fundTitle',
      'donations.recipient',
      'donations.payout',
      'donations.charity',
    ])
    .select([donorAddress.as('email'), donorLanguage.as('language')])
    .select(sql<string>`coalesce(${fullName}, donations.donor_name, '')`.as('toName'))
    .where('donations.uuid', '=', donationUuid)
    .where(donorAddress, 'is not', null)
    .executeTakeFirst()
}

/** What the mail about a refund says; undefined when there is no recipient, or nothing to name. */
export function readRefund(db: Db, intentId: string) {
  return db
    .selectFrom('donationIntents')
    .leftJoin('users', 'users.uuid', 'donationIntents.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'donationIntents.memorialUuid')
    .select([
      'donationIntents.refundedMinor as amountMinor',
      'donationIntents.currency',
      'donationIntents.provider',
      'memorials.nameOfPerson',
    ])
    .select([donorAddress.as('email'), donorLanguage.as('language')])
    .select(sql<string>`coalesce(${fullName}, donation_intents.donor_name, '')`.as('toName'))
    .where('donationIntents.intentId', '=', intentId)
    .where(donorAddress, 'is not', null)
    .where('donationIntents.refundedAt', 'is not', null)
    .executeTakeFirst()
}

/** All donations that were given here, newest first. The account of an anonymous donor is not looked up. */
export function readLedger(db: Db) {
  return db
    .selectFrom('donations')
    .leftJoin('memorials', 'memorials.uuid', 'donations.memorialUuid')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'donations.userUuid').on('donations.anonymous', '=', false),
    )
    .select([
      'donations.dateDonated',
      'donations.memorialUuid',
      'memorials.nameOfPerson',
      'donations.fundTitle',
      'donations.amountMinor',
      'donations.feeMinor',
      'donations.currency',
      'donations.anonymous',
      'donations.provider',
      'donations.intentId',
    ])
    .select(donorNames)
    .where('donations.formerServer', 'is', null)
    .orderBy('donations.dateDonated', 'desc')
    .orderBy('donations.uuid')
    .execute()
}

export type LedgerRow = Awaited<ReturnType<typeof readLedger>>[number]
