import type { Db, Tx } from '#server/ports/database.ts'

/** A gift by the key of its page; what the fund is called, while it is there. */
export function findGuestGift(db: Db, memorialUuid: string, guestKey: string) {
  return db
    .selectFrom('donationIntents')
    .leftJoin('funds', 'funds.uuid', 'donationIntents.fundUuid')
    .select(['donationIntents.intentId', 'donationIntents.donorEmail', 'funds.title as fundTitle'])
    .where('donationIntents.guestKey', '=', guestKey)
    .where('donationIntents.memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
}

/** Who began a gift that nothing came of. */
export const forgetGuest = (tx: Tx, intentId: string) =>
  tx
    .updateTable('donationIntents')
    .set({ donorName: null, donorEmail: null, donorLanguage: null })
    .where('intentId', '=', intentId)
    .where('guestKey', 'is not', null)
    .execute()
