import type { Body } from '#contract/endpoint.ts'
import type { setGiftAccount } from '#contract/funds.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import { presentFundAccount } from './present.ts'
import * as repo from './repo-operating.ts'

interface OperatingDeps {
  db: Database
  auditLog: Pick<AuditLog, 'record'>
  jobs: Pick<Jobs, 'enqueue'>
  provider: Pick<PaymentProvider, 'canReceive'>
}

/**
 * The accounts that gifts are paid to, set by the operator: for one fund, or for all funds of a memorial without their
 * own account.
 */
export function giftAccounts({ db, auditLog, jobs, provider }: OperatingDeps) {
  /** Rejects with MEMORIAL_NOT_FOUND. */
  async function listGiftAccounts(memorialUuid: string) {
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
  async function changeGiftAccount(memorialUuid: string, { account, fundId }: Body<typeof setGiftAccount>) {
    const before = await listGiftAccounts(memorialUuid)
    const fundUuid = fundId?.toLowerCase() ?? null
    const place = fundUuid === null ? before : before.funds.find(({ id }) => id === fundUuid)
    if (!place) throw new DomainError('FUND_MISSING')
    if (account !== null && !(await provider.canReceive(account))) throw new DomainError('ACCOUNT_REFUSED')
    if (place.account === account) return before
    await db.transaction().execute(async (tx) => {
      if (fundUuid === null) await repo.setMemorialAccount(tx, memorialUuid, account)
      else if (!(await repo.setFundAccount(tx, memorialUuid, fundUuid, account)))
        throw new DomainError('FUND_MISSING')
      await auditLog.record(tx, { memorialUuid, isOperator: true }, 'CHANGED_GIFT_ACCOUNT')
      await jobs.enqueue(tx, 'fund.account-set', { memorialUuid, fundUuid })
    })
    return listGiftAccounts(memorialUuid)
  }

  return { listGiftAccounts, changeGiftAccount }
}
