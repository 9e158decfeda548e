import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { toCsv } from '#server/lib/csv.ts'
import { readPage } from '#server/lib/keyset.ts'
import { decimalMoney } from '#server/lib/money.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentDonation } from './present.ts'
import { selectDonations } from './select-donations.ts'

// Funds and donations for hosts, including closed funds.

/** Newest first; empty for a fund of another memorial. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listDonations(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  { fundId, after }: { fundId?: string | undefined; after?: string | undefined },
) {
  const all = selectOf(db, memorialUuid)
  const ofFund = fundId === undefined ? all : all.where('payments.fundUuid', '=', fundId)
  const { page, next } = await readPage(
    ofFund,
    { date: 'payments.completed_at', uuid: 'payments.uuid' },
    after,
  )
  return { donations: page.map(presentDonation), next }
}

/** In the language of whoever asks. */
export async function exportDonations(context: Context, host: HostAccess, language: Language) {
  const csv = await makeDonationTable(context, host.memorialUuid, language, { saysFormer: true })
  await auditLog.record(context, context.db, host, 'EXPORTED_DONATIONS')
  return { filename: `donations-${await views.shareSlug(context, host)}.csv`, csv }
}

/**
 * One line for each donation, newest first. An anonymous donor's name is left out.
 *
 * @param saysFormer the former server of restored gifts is a column, where there are some: for hosts, who would look for the
 * money here. An archive has none, so that it comes out as it was brought.
 */
export async function makeDonationTable(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
  { saysFormer }: { saysFormer: boolean },
): Promise<string> {
  const rows = await selectOf(db, memorialUuid).execute()
  const { tables } = textsOf(language)
  const { date, fund, amount, currency, donor, anonymous, formerServer } = tables
  const hasFormer = saysFormer && rows.some((row) => row.formerServer !== null)
  const header = [date, fund, amount, currency, donor, anonymous, ...(hasFormer ? [formerServer] : [])]
  const cells = rows.map((row) => [
    row.dateDonated,
    row.fundTitle,
    decimalMoney(row.amountMinor),
    row.currency.toUpperCase(),
    row.anonymous ? null : `${row.firstName ?? ''} ${row.surname ?? ''}`.trim(),
    row.anonymous ? tables.yes : tables.no,
    ...(hasFormer ? [row.formerServer] : []),
  ])
  return toCsv(header, cells)
}

/** The caller's own donations, newest first. */
export async function listGivenBy({ db }: Pick<Context, 'db'>, memorialUuid: string, caller: Caller) {
  const rows = selectOf(db, memorialUuid).where('payments.userUuid', '=', caller.uuid)
  return (await rows.execute()).map(presentDonation)
}

const selectOf = (db: Db, memorialUuid: string) =>
  selectDonations(db).where('payments.memorialUuid', '=', memorialUuid)
