import type { Body } from '#contract/endpoint.ts'
import type { setGiftAccount } from '#contract/funds.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Database } from '#server/ports/database.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import { presentFundAccount } from './present.ts'
import * as repo from './repo-operating.ts'

interface OperatingDeps {
  db: Database
  auditLog: Pick<AuditLog, 'record'>
  provider: Pick<PaymentProvider, 'canReceive'>
}

/** Where gifts go, as the operator sets it: for one fund, or for all of a memorial that have no account of their own. */
export function giftAccounts({ db, auditLog, provider }: OperatingDeps) {
  /** Rejects with MEMORIAL_NOT_FOUND. */
  async function listGiftAccounts(memorialUuid: string) {
    const memorial = await repo.findMemorial(db, memorialUuid)
    if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
    const { nameOfPerson, connectedAccount: account } = memorial
    const funds = (await repo.listFundAccounts(db, memorial.uuid)).map(presentFundAccount)
    return { nameOfPerson, account, funds }
  }

  /**
   * From now on; gifts that were begun go where they were begun for. Rejects with MEMORIAL_NOT_FOUND, FUND_MISSING, or
   * ACCOUNT_REFUSED when the provider sends no gifts there.
   */
  async function changeGiftAccount(memorialUuid: string, { account, fundId }: Body<typeof setGiftAccount>) {
    const { funds } = await listGiftAccounts(memorialUuid)
    if (fundId && !funds.some(({ id }) => id === fundId.toLowerCase())) throw new DomainError('FUND_MISSING')
    if (account !== null && !(await provider.canReceive(account))) throw new DomainError('ACCOUNT_REFUSED')
    await db.transaction().execute(async (tx) => {
      if (!fundId) await repo.setMemorialAccount(tx, memorialUuid, account)
      else if (!(await repo.setFundAccount(tx, memorialUuid, fundId, account)))
        throw new DomainError('FUND_MISSING')
      await auditLog.record(tx, { memorialUuid, isOperator: true }, 'CHANGED_GIFT_ACCOUNT')
    })
    return listGiftAccounts(memorialUuid)
  }

  return { listGiftAccounts, changeGiftAccount }
}
