import type { Query, Reply } from '#contract/endpoint.ts'
import type { HostRsvp, listRsvps as listCall } from '#contract/rsvps.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { toCsv } from '#server/lib/csv.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { readPage } from '#server/lib/keyset.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { exportTable, listNamedEvents } from './list-event-answers.ts'
import { presentRsvp } from './present.ts'
import { selectForHosts } from './select-rsvps.ts'

/** Newest first; of one status only those that count. Rejects with BAD_INPUT when `after` is no cursor of ours. */
export async function listRsvps(
  db: Db,
  memorialUuid: string,
  { status, after }: Query<typeof listCall>,
): Promise<Reply<typeof listCall>> {
  let query = selectForHosts(db, memorialUuid)
  if (status) query = query.where('status', '=', status).where('awaitsLook', '=', false)
  const { page, next } = await readPage(query, { date: 'rsvps.date_created', uuid: 'rsvps.uuid' }, after)
  return { rsvps: page.map(presentRsvp), next }
}

/** One answer, as `listRsvps` lists it. Rejects with RSVP_NOT_FOUND. */
export async function readRsvp(db: Db, memorialUuid: string, rsvpUuid: string): Promise<HostRsvp> {
  const row = await selectForHosts(db, memorialUuid).where('rsvps.uuid', '=', rsvpUuid).executeTakeFirst()
  if (!row) throw new DomainError('RSVP_NOT_FOUND')
  return presentRsvp(row)
}

/** In the language of whoever asks. */
export const exportRsvps = async (context: Context, host: HostAccess, language: Language) =>
  exportTable(context, host, await writeTable(context.db, host.memorialUuid, language))

/**
 * All answers that count as a table, newest first. Where the day has a programme, two columns for each of its parts, and
 * what somebody eats and needs.
 */
export async function writeTable(db: Db, memorialUuid: string, language: Language): Promise<string> {
  const parts = await listNamedEvents(db, memorialUuid, language)
  const rows = await selectForHosts(db, memorialUuid).where('awaitsLook', '=', false).execute()
  const { tables } = textsOf(language)
  const isPlain = parts.length === 0
  const partNames = parts.flatMap(({ name }) => [name, `${name} (${tables.guests})`])
  const { name, email, phone, answer, guests, event, message, date } = tables
  const answered = isPlain ? [answer, guests] : [...partNames, event.food, event.accessNeeds]
  const cells = rows.map((row) => {
    const byPart = parts.flatMap(({ uuid }) => {
      const given = row.events.find(({ eventUuid }) => eventUuid === uuid)
      return given ? [tables.answers[given.status], given.guests] : ['', '']
    })
    const said = isPlain ? [tables.answers[row.status], row.guests] : [...byPart, row.food, row.accessNeeds]
    return [row.name, row.email, row.phone, ...said, row.message, row.dateCreated]
  })
  return toCsv([name, email, phone, ...answered, message, date], cells)
}
