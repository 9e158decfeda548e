import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import { funds as limits } from '#contract/limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Tx } from '#server/ports/database.ts'
import { selectHosts } from './queries.ts'
import {
  type FundRow,
  type FundsEdit,
  fundChanges,
  fundsAfter,
  type KnownFund,
  mayReword,
  reworded,
} from './rules-edit.ts'

/**
 * Every host is mailed of new words of a fund that holds gifts, and the owner of whatever a co-host changed
 * (docs/decisions/0029). Rejects with TOO_MANY_FUNDS or FUND_HOLDS_GIFTS.
 */
export const updateFunds = (context: Context, host: HostAccess, input: FundsEdit) =>
  changes.edit(context, host, input.version, ['CHANGED_FUNDS'], async (tx) => {
    const { clock, jobs } = context
    const { memorialUuid, userUuid, role } = host
    const existing = await listFunds(tx, memorialUuid)
    const funds = fundsAfter(input, existing, randomUUID)
    if (funds.length > limits.max) throw new DomainError('TOO_MANY_FUNDS')
    const held = reworded(existing, funds).filter(({ holdsGifts }) => holdsGifts)
    if (held.length > 0 && !mayReword(role, true)) throw new DomainError('FUND_HOLDS_GIFTS')
    await replaceFunds(tx, memorialUuid, funds, clock.now())
    const changed = fundChanges(existing, funds)
    const isOwner = role === 'OWNER'
    const told = changed.filter(({ fundUuid }) => !isOwner || held.some(({ uuid }) => uuid === fundUuid))
    if (told.length === 0) return
    const hosts = selectHosts(tx, memorialUuid).$if(!isOwner, (query) =>
      query.where('relationshipType', '=', 'OWNER'),
    )
    for (const { uuid } of await hosts.execute())
      await jobs.enqueue(tx, 'fund.changed', { memorialUuid, userUuid, hostUuid: uuid, changes: told })
  })

/** In their order, including closed ones. */
const listFunds = (tx: Tx, memorialUuid: string): Promise<KnownFund[]> =>
  tx
    .selectFrom('funds')
    .select(['uuid', 'title', 'description', 'recipient', 'payout', 'charity', 'goalMinor', 'position'])
    .select((eb) => ['deletedAt', isGivenTo(eb).$castTo<boolean>().as('holdsGifts')])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .orderBy('createdAt')
    .execute()

/**
 * Makes these the open funds. Any other fund is closed if it holds gifts or a gift to it is in progress; otherwise it
 * is deleted.
 */
async function replaceFunds(tx: Tx, memorialUuid: string, funds: FundRow[], now: Date): Promise<void> {
  const kept = funds.map((fund) => fund.uuid)
  await tx
    .updateTable('funds')
    .set({ deletedAt: now })
    .where('memorialUuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`uuid <> all (${kept}::uuid[])`)
    .execute()
  await tx
    .deleteFrom('funds')
    .where('memorialUuid', '=', memorialUuid)
    .where('deletedAt', 'is not', null)
    .where((eb) => eb.not(isGivenTo(eb)))
    .execute()
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

/** It holds a gift, or one is being given to it. */
const isGivenTo = (eb: ExpressionBuilder<DB, 'funds'>) =>
  eb.exists(
    eb
      .selectFrom('payments')
      .select('payments.uuid')
      .whereRef('payments.fundUuid', '=', 'funds.uuid')
      .where(sql<boolean>`completed_at is not null or (paid_at is null and called_off_at is null)`),
  )
