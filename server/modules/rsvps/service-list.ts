import type { Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as events from '#server/modules/events/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentRsvp } from './present.ts'
import { partsTable, rsvpTable } from './present-csv.ts'
import { readAll, readPage } from './repo.ts'

/** Newest first. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listRsvps(
  { db }: Pick<Context, 'db'>,
  host: HostAccess,
  wanted: { status?: Rsvp['status'] | undefined; after?: string | undefined },
) {
  const after = readCursor(wanted.after)
  const { page, next } = pageOf(await readPage(db, host.memorialUuid, { status: wanted.status, after }))
  return { rsvps: page.map(presentRsvp), next }
}

/** In the language of whoever asks. */
export async function exportRsvps(context: Context, host: HostAccess, language: Language) {
  const csv = await tableOf(context, host.memorialUuid, language)
  await auditLog.record(context, context.db, host, 'EXPORTED_ANSWERS')
  return { filename: `rsvps-${await views.shareSlug(context, host)}.csv`, csv }
}

/** All answers as a table, for an archive. */
export const tableOf = async (
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
): Promise<string> => {
  const named = await events.namedEvents({ db }, memorialUuid, language)
  const rows = await readAll(db, memorialUuid)
  return named.length > 0 ? partsTable(rows, named, memorialUuid, language) : rsvpTable(rows, language)
}
