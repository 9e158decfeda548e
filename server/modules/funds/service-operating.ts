import type { Body } from '#contract/endpoint.ts'
import type { setGiftAccount as setGiftAccountCall } from '#contract/funds.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentFundAccount } from './present.ts'
import * as repo from './repo-operating.ts'

// The accounts that gifts are paid to, set by the operator: for one fund, or for all funds of a memorial without their
// own account.

/** Rejects with MEMORIAL_NOT_FOUND. */
export async function listGiftAccounts({ db }: Pick<Context, 'db'>, memorialUuid: string) {
  const memorial = await repo.findMemorial(db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { nameOfPerson, connectedAccount: account } = memorial
  const funds = (await repo.listFundAccounts(db, memorial.uuid)).map(presentFundAccount)
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
    if (fundUuid === null) await repo.setMemorialAccount(tx, memorialUuid, account)
    else if (!(await repo.setFundAccount(tx, memorialUuid, fundUuid, account)))
      throw new DomainError('FUND_MISSING')
    await auditLog.record(context, tx, { memorialUuid, isOperator: true }, 'CHANGED_GIFT_ACCOUNT')
    await jobs.enqueue(tx, 'fund.account-set', { memorialUuid, fundUuid })
  })
  return listGiftAccounts(context, memorialUuid)
}
