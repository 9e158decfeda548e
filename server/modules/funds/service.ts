import type { Language } from '#languages/index.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentDonation } from './present.ts'
import { donationTable } from './present-csv.ts'
import { readAll, readGivenBy, readPage } from './repo.ts'

// Funds and donations for hosts, including closed funds.

/** Newest first; empty for a fund of another memorial. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listDonations(
  { db }: Pick<Context, 'db'>,
  host: HostAccess,
  wanted: { fundId?: string | undefined; after?: string | undefined },
) {
  const after = readCursor(wanted.after)
  const rows = await readPage(db, host.memorialUuid, { fundUuid: wanted.fundId, after })
  const { page, next } = pageOf(rows)
  return { donations: page.map(presentDonation), next }
}

/** In the language of whoever asks. */
export async function exportDonations(context: Context, host: HostAccess, language: Language) {
  const rows = await readAll(context.db, host.memorialUuid)
  const csv = donationTable(rows, language, { saysFormer: true })
  await auditLog.record(context, context.db, host, 'EXPORTED_DONATIONS')
  return { filename: `donations-${await views.shareSlug(context, host)}.csv`, csv }
}

/** All donations as a table, for an archive. */
export const tableOf = async (
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
): Promise<string> => donationTable(await readAll(db, memorialUuid), language, { saysFormer: false })

/** The caller's own donations, newest first. */
export async function givenBy({ db }: Pick<Context, 'db'>, memorialUuid: string, caller: Caller) {
  return (await readGivenBy(db, memorialUuid, caller.uuid)).map(presentDonation)
}
