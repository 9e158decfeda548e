import { sql } from 'kysely'
import type { Params, Query, Reply } from '#contract/endpoint.ts'
import { EventPerson, type listEventAnswers as listCall } from '#contract/events.ts'
import { events as limits } from '#contract/host-limits.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { toCsv } from '#server/lib/csv.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { readPage } from '#server/lib/keyset.ts'
import { eventCounts, hostEvents } from '#server/lib/programme.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

type OneEvent = Params<typeof listCall>

/**
 * The answers to one event, newest first, or everybody who comes, by name. Rejects with EVENT_NOT_FOUND, and with BAD_INPUT
 * when `after` is no cursor of ours.
 */
export async function listEventAnswers(
  db: Db,
  event: OneEvent,
  { only, door, after }: Query<typeof listCall>,
): Promise<Reply<typeof listCall>> {
  const counts = await readCounts(db, event)
  if (door) {
    const everybody = await selectReplies(db, event)
      .where('eventReplies.status', '=', 'ATTENDING')
      .where('rsvps.awaitsLook', '=', false)
      .orderBy(sql`lower(rsvps.name)`)
      .orderBy('rsvps.uuid')
      .limit(limits.doorMax)
      .execute()
    return { answers: everybody.map(presentPerson), counts, next: null }
  }
  let query = newestFirst(db, event)
  if (only) query = query.where('eventReplies.status', '=', only)
  const { page, next } = await readPage(query, { date: 'rsvps.date_created', uuid: 'rsvps.uuid' }, after)
  return { answers: page.map(presentPerson), counts, next }
}

/** How many answered an event. */
async function readCounts(db: Db, { memorialUuid, eventUuid }: OneEvent) {
  const found = db.selectFrom('events').where('memorialUuid', '=', memorialUuid).where('uuid', '=', eventUuid)
  const event = await found.select(eventCounts.as('counts')).executeTakeFirst()
  if (!event) throw new DomainError('EVENT_NOT_FOUND')
  return event.counts
}

const selectReplies = (db: Db, { memorialUuid, eventUuid }: OneEvent) =>
  db
    .selectFrom('eventReplies')
    .innerJoin('rsvps', 'rsvps.uuid', 'eventReplies.answerUuid')
    .select(['eventReplies.eventUuid', 'eventReplies.status', 'eventReplies.guests', 'rsvps.awaitsLook'])
    .select(['rsvps.uuid', 'rsvps.name', 'rsvps.email', 'rsvps.phone', 'rsvps.food', 'rsvps.accessNeeds'])
    .select('rsvps.dateCreated')
    .where('eventReplies.memorialUuid', '=', memorialUuid)
    .where('eventReplies.eventUuid', '=', eventUuid)

const newestFirst = (db: Db, event: OneEvent) =>
  selectReplies(db, event).orderBy('rsvps.dateCreated', 'desc').orderBy('rsvps.uuid')

type Person = Awaited<ReturnType<ReturnType<typeof selectReplies>['execute']>>[number]

/** One person's answer to one event, for its hosts. */
const presentPerson = (row: Person): EventPerson =>
  EventPerson.parse({
    ...row,
    rsvpId: row.uuid,
    name: row.name || row.email || row.phone || '',
    dateCreated: row.dateCreated.toISOString(),
  } satisfies EventPerson)

/** In the language of whoever asks. Rejects with EVENT_NOT_FOUND. */
export async function exportEventAnswers(
  context: Context,
  host: HostAccess,
  eventUuid: string,
  language: Language,
) {
  const event = { memorialUuid: host.memorialUuid, eventUuid }
  await readCounts(context.db, event)
  const csv = toCsv(writeHeader(language), await readCells(context.db, event, language))
  return exportTable(context, host, csv, `-${eventUuid.slice(0, 8)}`)
}

/** A table of answers as its host saves it, which the hosts' log notes. */
export async function exportTable(context: Context, host: HostAccess, csv: string, part = '') {
  await auditLog.record(context, context.db, host, 'EXPORTED_ANSWERS')
  return { filename: `rsvps-${await views.shareSlug(context, host)}${part}.csv`, csv }
}

/** All answers by event, for an archive; null where the day has no programme. */
export async function writeEventTable(db: Db, memorialUuid: string, language: Language) {
  const named = await listNamedEvents(db, memorialUuid, language)
  if (named.length === 0) return null
  const rows = []
  for (const { uuid: eventUuid, name } of named)
    for (const cells of await readCells(db, { memorialUuid, eventUuid }, language))
      rows.push([name, ...cells])
  return toCsv([textsOf(language).tables.event.name, ...writeHeader(language)], rows)
}

/** The events that a table names, in order; none where the day has no programme. */
export async function listNamedEvents(db: Db, memorialUuid: string, language: Language) {
  const { events } = await db
    .selectFrom('memorials')
    .select(hostEvents.as('events'))
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  const { kinds } = textsOf(language).mails.programme
  const programme = presentProgramme(events, memorialUuid)
  return programme.map(({ uuid, title, kind }) => ({ uuid, name: title ?? kinds[kind] }))
}

function writeHeader(language: Language) {
  const { name, email, phone, answer, guests, event, date } = textsOf(language).tables
  return [name, email, phone, answer, guests, event.food, event.accessNeeds, date]
}

/** One line for each answer that counts, newest first. */
async function readCells(db: Db, event: OneEvent, language: Language) {
  const { answers } = textsOf(language).tables
  const rows = await newestFirst(db, event).where('rsvps.awaitsLook', '=', false).execute()
  return rows.map((row) => {
    const { name, email, phone, status, guests, food, accessNeeds, dateCreated } = row
    return [name, email, phone, answers[status], guests, food, accessNeeds, dateCreated]
  })
}
