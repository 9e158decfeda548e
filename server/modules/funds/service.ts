import type { NotNull } from 'kysely'
import type { Language } from '#languages/index.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { dateDonated, donorNames, isGiven } from '#server/lib/donor-names.ts'
import { type Cursor, isBehind, microsOf, pageOf, readCursor, rowsToRead } from '#server/lib/keyset.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentDonation } from './present.ts'
import { donationTable } from './present-csv.ts'

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

interface Wanted {
  /** If absent: of every fund. */
  fundUuid?: string | undefined
  after?: Cursor | undefined
}

/** A page of donations, newest first, plus one more if there is one. */
function readPage(db: Db, memorialUuid: string, { fundUuid, after }: Wanted) {
  let query = donations(db, memorialUuid).select(microsOf('payments.completed_at').as('micros'))
  if (fundUuid) query = query.where('payments.fundUuid', '=', fundUuid)
  if (after) query = query.where(isBehind('payments.completed_at', 'payments.uuid', after))
  return query.limit(rowsToRead).execute()
}

/** All donations, newest first. */
function readAll(db: Db, memorialUuid: string) {
  return donations(db, memorialUuid).execute()
}

/** The person's donations, newest first. */
function readGivenBy(db: Db, memorialUuid: string, userUuid: string) {
  return donations(db, memorialUuid).where('payments.userUuid', '=', userUuid).execute()
}

function donations(db: Db, memorialUuid: string) {
  return db
    .selectFrom('payments')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'payments.userUuid').on('payments.anonymous', '=', false),
    )
    .select(['payments.uuid', 'payments.fundUuid', 'payments.fundTitle', 'payments.amountMinor'])
    .select(['payments.currency', 'payments.anonymous', 'payments.formerServer'])
    .select([...donorNames, dateDonated])
    .$narrowType<{ fundUuid: NotNull }>()
    .where('payments.memorialUuid', '=', memorialUuid)
    .where(isGiven)
    .orderBy('payments.completedAt', 'desc')
    .orderBy('payments.uuid')
}
