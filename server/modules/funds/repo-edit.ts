import type { ExpressionBuilder } from 'kysely'
import type { DB, Tx } from '#server/ports/database.ts'
import type { FundRow, KnownFund } from './rules-edit.ts'

/** In their order, including closed ones. */
export function listFunds(tx: Tx, memorialUuid: string): Promise<KnownFund[]> {
  return tx
    .selectFrom('funds')
    .select([
      'uuid',
      'title',
      'description',
      'recipient',
      'payout',
      'charity',
      'goalMinor',
      'position',
      'deletedAt',
    ])
    .select((eb) =>
      eb
        .or([wasGivenTo(eb), isBeingGivenTo(eb)])
        .$castTo<boolean>()
        .as('holdsGifts'),
    )
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .orderBy('createdAt')
    .execute()
}

/**
 * Makes these the open funds. Any other fund is closed if it holds gifts or a gift to it is in progress; otherwise it
 * is deleted.
 */
export async function replaceFunds(tx: Tx, memorialUuid: string, funds: FundRow[], now: Date): Promise<void> {
  await endOthers(
    tx,
    memorialUuid,
    funds.map((fund) => fund.uuid),
    now,
  )
  if (funds.length === 0) return
  await tx
    .insertInto('funds')
    .values(funds.map((fund) => ({ ...fund, memorialUuid, createdAt: now })))
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        recipient: eb.ref('excluded.recipient'),
        payout: eb.ref('excluded.payout'),
        charity: eb.ref('excluded.charity'),
        goalMinor: eb.ref('excluded.goalMinor'),
        position: eb.ref('excluded.position'),
        deletedAt: null,
      })),
    )
    .execute()
}

async function endOthers(tx: Tx, memorialUuid: string, kept: string[], now: Date): Promise<void> {
  await tx
    .updateTable('funds')
    .set({ deletedAt: now })
    .where('memorialUuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .$if(kept.length > 0, (query) => query.where('uuid', 'not in', kept))
    .execute()
  await tx
    .deleteFrom('funds')
    .where('memorialUuid', '=', memorialUuid)
    .where('deletedAt', 'is not', null)
    .where((eb) => eb.not(eb.or([wasGivenTo(eb), isBeingGivenTo(eb)])))
    .execute()
}

const wasGivenTo = (eb: ExpressionBuilder<DB, 'funds'>) =>
  eb.exists(
    eb.selectFrom('donations').select('donations.uuid').whereRef('donations.fundUuid', '=', 'funds.uuid'),
  )

const isBeingGivenTo = (eb: ExpressionBuilder<DB, 'funds'>) =>
  eb.exists(
    eb
      .selectFrom('donationIntents')
      .select('donationIntents.intentId')
      .whereRef('donationIntents.fundUuid', '=', 'funds.uuid')
      .where('donationIntents.settledAt', 'is', null),
  )
