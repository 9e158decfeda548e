import type { Answer } from '#contract/endpoint.ts'
import type { finishDonation } from '#contract/visitors.ts'
import { textsOf } from '#languages/all.ts'
import { toCsv } from '#server/lib/csv.ts'
import { decimalMoney } from '#server/lib/money.ts'
import type { LedgerRow } from './repo.ts'
import type { Gift } from './rules.ts'

type Receipt = Omit<Answer<typeof finishDonation>, 'success' | 'msg'>

/** @param clientSecret of a gift that its donor still has to confirm with the bank */
export function presentGift(gift: Gift, clientSecret: string | null): Receipt {
  const { intentId, amountMinor, feeMinor, currency } = gift
  return {
    status: clientSecret === null ? 'succeeded' : 'requires_action',
    transactionId: intentId,
    paymentIntentId: intentId,
    clientSecret,
    amountMinor,
    feeMinor,
    currency,
  }
}

/** The ledger as CSV: one line per donation, in the order given. An anonymous donor's name is left out. */
export function presentLedger(rows: readonly LedgerRow[]): string {
  const { tables } = textsOf()
  const header = [
    tables.date,
    tables.memorial,
    tables.memorialId,
    tables.fund,
    tables.amount,
    tables.fee,
    tables.currency,
    tables.donor,
    tables.anonymous,
    tables.provider,
    tables.payment,
  ]
  const cells = rows.map((row) => [
    row.dateDonated,
    row.nameOfPerson,
    row.memorialUuid,
    row.fundTitle,
    decimalMoney(row.amountMinor),
    decimalMoney(row.feeMinor),
    row.currency.toUpperCase(),
    row.anonymous ? null : `${row.firstName ?? ''} ${row.surname ?? ''}`.trim(),
    row.anonymous ? tables.yes : tables.no,
    row.provider,
    row.intentId,
  ])
  return toCsv(header, cells)
}
