import type { Body } from '#contract/endpoint.ts'
import type { setGiftAccount as setGiftAccountCall } from '#contract/funds.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import type { Context } from '#server/ports/context.ts'

// The accounts that gifts are paid to, set by the operator: for one fund, or for all funds of a memorial without their
// own account.

/** Rejects with MEMORIAL_NOT_FOUND. */
export async function listGiftAccounts({ db }: Pick<Context, 'db'>, memorialUuid: string) {
  const memorial = await db
    .selectFrom('memorials')
    .select(['uuid', 'nameOfPerson', 'connectedAccount'])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { nameOfPerson, connectedAccount: account } = memorial
  // In their order, including closed ones.
  const rows = await db
    .selectFrom('funds')
    .select(['uuid', 'title', 'deletedAt', 'connectedAccount'])
    .where('memorialUuid', '=', memorial.uuid)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
  const funds = rows.map(({ uuid: id, title, deletedAt, connectedAccount }) => ({
    id,
    title,
    closed: deletedAt !== null,
    account: connectedAccount,
  }))
  return { nameOfPerson, account, funds }
}

/**
 * For new gifts; begun gifts keep their account. Tells the owner of a change. Rejects with MEMORIAL_NOT_FOUND,
 * FUND_MISSING, or ACCOUNT_REFUSED when the provider cannot pay to the account.
 */
export async function setGiftAccount(
  context: Context,
  memorialUuid: string,
  { account, fundId }: Body<typeof setGiftAccountCall>,
) {
  const before = await listGiftAccounts(context, memorialUuid)
  const fundUuid = fundId?.toLowerCase() ?? null
  const place = fundUuid === null ? before : before.funds.find(({ id }) => id === fundUuid)
  if (!place) throw new DomainError('FUND_MISSING')
  const { db, jobs, provider } = context
  if (account !== null && !(await provider.canReceive(account))) throw new DomainError('ACCOUNT_REFUSED')
  if (place.account === account) return before
  await db.transaction().execute(async (tx) => {
    const set = { connectedAccount: account }
    if (fundUuid === null)
      await tx.updateTable('memorials').set(set).where('uuid', '=', memorialUuid).execute()
    else {
      const fund = tx.updateTable('funds').set(set).where('memorialUuid', '=', memorialUuid)
      const { numUpdatedRows } = await fund.where('uuid', '=', fundUuid).executeTakeFirst()
      if (numUpdatedRows === 0n) throw new DomainError('FUND_MISSING')
    }
    await auditLog.record(context, tx, { memorialUuid, isOperator: true }, 'CHANGED_GIFT_ACCOUNT')
    await jobs.enqueue(tx, 'fund.account-set', { memorialUuid, fundUuid })
  })
  return listGiftAccounts(context, memorialUuid)
}
