import type { HostRsvp, Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isBehind, microsOf, pageOf, readCursor, rowsToRead } from '#server/lib/keyset.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as events from '#server/modules/events/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentRsvp } from './present.ts'
import { presentTable } from './present-csv.ts'
import { selectAnswers, selectForHosts } from './select-rsvps.ts'

/** Newest first; of one status only those that count. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listRsvps(
  { db }: Pick<Context, 'db'>,
  host: HostAccess,
  { status, after }: { status?: Rsvp['status'] | undefined; after?: string | undefined },
) {
  const cursor = readCursor(after)
  let query = selectForHosts(db, host.memorialUuid).select(microsOf('rsvps.date_created').as('micros'))
  if (status) query = query.where('status', '=', status).where('awaitsLook', '=', false)
  if (cursor) query = query.where(isBehind('rsvps.date_created', 'rsvps.uuid', cursor))
  const { page, next } = pageOf(await query.limit(rowsToRead).execute())
  return { rsvps: page.map(presentRsvp), next }
}

/** One answer, as `listRsvps` lists it. Rejects with RSVP_NOT_FOUND. */
export async function readRsvp(db: Db, memorialUuid: string, rsvpUuid: string): Promise<HostRsvp> {
  const row = await selectForHosts(db, memorialUuid).where('rsvps.uuid', '=', rsvpUuid).executeTakeFirst()
  if (!row) throw new DomainError('RSVP_NOT_FOUND')
  return presentRsvp(row)
}

/** In the language of whoever asks. */
export async function exportRsvps(context: Context, host: HostAccess, language: Language) {
  const csv = await writeTable(context, host.memorialUuid, language)
  await auditLog.record(context, context.db, host, 'EXPORTED_ANSWERS')
  return { filename: `rsvps-${await views.shareSlug(context, host)}.csv`, csv }
}

/** All answers that count as a table, newest first. */
export async function writeTable(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
): Promise<string> {
  const parts = await events.namedEvents({ db }, memorialUuid, language)
  const rows = await selectAnswers(db, memorialUuid).where('awaitsLook', '=', false).execute()
  return presentTable(rows, parts, language)
}
