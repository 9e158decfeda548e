import { sql } from 'kysely'
import type { Query } from '#contract/endpoint.ts'
import type { EventPerson, EventStatus, HostEvent, listEventAnswers as listCall } from '#contract/events.ts'
import { events as limits } from '#contract/host-limits.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { toCsv } from '#server/lib/csv.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { type Cursor, isBehind, microsOf, pageOf, readCursor, rowsToRead } from '#server/lib/keyset.ts'
import { type EventAnswerFacts, eventCounts } from '#server/lib/programme.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { type PersonFacts, presentPerson } from './present.ts'
import { readProgramme } from './repo.ts'
import { inOrder, isPlain } from './rules.ts'

// Answers to the events of a programme.

/** Rejects with EVENT_NOT_FOUND, and with BAD_INPUT when `after` is no cursor of ours. */
export async function listEventAnswers(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  eventUuid: string,
  { only, door, after }: Query<typeof listCall>,
): Promise<{ answers: EventPerson[]; counts: HostEvent['counts']; next: string | null }> {
  const counts = await readCounts(db, memorialUuid, eventUuid)
  if (door) {
    const everybody = await readDoorList(db, memorialUuid, eventUuid)
    return { answers: everybody.map(presentPerson), counts, next: null }
  }
  const rows = await readPage(db, memorialUuid, eventUuid, { only, after: readCursor(after) })
  const { page, next } = pageOf(rows)
  return { answers: page.map(presentPerson), counts, next }
}

/** In the language of whoever asks. Rejects with EVENT_NOT_FOUND. */
export async function exportEventAnswers(
  context: Context,
  host: HostAccess,
  eventUuid: string,
  language: Language,
) {
  const { db } = context
  await readCounts(db, host.memorialUuid, eventUuid)
  const csv = eventTable(await readAll(db, host.memorialUuid, eventUuid), language)
  await auditLog.record(context, db, host, 'EXPORTED_ANSWERS')
  const slug = await views.shareSlug(context, host)
  return { filename: `rsvps-${slug}-${eventUuid.slice(0, 8)}.csv`, csv }
}

/** All answers by event, for an archive; null where the day has no programme. */
export async function tableOf(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
): Promise<string | null> {
  const named = await namedEvents({ db }, memorialUuid, language)
  if (named.length === 0) return null
  const events = []
  for (const { uuid, name } of named) events.push({ name, rows: await readAll(db, memorialUuid, uuid) })
  return eventsTable(events, language)
}

/** The events that a table names, in order; none where the day has no programme. */
export async function namedEvents(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
): Promise<{ uuid: string; name: string }[]> {
  const stored = inOrder(await readProgramme(db, memorialUuid))
  if (isPlain(stored, memorialUuid)) return []
  const { kinds } = textsOf(language).mails.programme
  return stored.map(({ uuid, title, kind }) => ({ uuid, name: title ?? kinds[kind] }))
}

/** How many answered an event. Rejects with EVENT_NOT_FOUND. */
async function readCounts(db: Db, memorialUuid: string, eventUuid: string): Promise<HostEvent['counts']> {
  const { rows } = await sql<{ counts: HostEvent['counts'] }>`
    select ${eventCounts} as counts from events
    where events.memorial_uuid = ${memorialUuid} and events.uuid = ${eventUuid}`.execute(db)
  const [row] = rows
  if (!row) throw new DomainError('EVENT_NOT_FOUND')
  return row.counts
}

/** Stores what `planAnswers` decided, except the answer to the first event, which is the answer itself. */
export async function storeAnswers(
  tx: Tx,
  memorialUuid: string,
  answerUuid: string,
  answers: readonly EventAnswerFacts[],
): Promise<void> {
  const others = answers.filter(({ eventUuid }) => eventUuid !== memorialUuid)
  if (others.length === 0) return
  await tx
    .insertInto('eventAnswers')
    .values(others.map((answer) => ({ ...answer, memorialUuid, answerUuid })))
    .onConflict((conflict) =>
      conflict.columns(['answerUuid', 'eventUuid']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        guests: eb.ref('excluded.guests'),
      })),
    )
    .execute()
}

/** One line for each answer to one event, in the order given. */
const eventTable = (rows: readonly PersonFacts[], language: Language): string =>
  toCsv(
    headerOf(language),
    rows.map((row) => cellsOf(row, language)),
  )

/** The same for several events, whose names stand in the first column. */
function eventsTable(
  events: readonly { name: string; rows: readonly PersonFacts[] }[],
  language: Language,
): string {
  const header = [textsOf(language).tables.event.name, ...headerOf(language)]
  return toCsv(
    header,
    events.flatMap(({ name, rows }) => rows.map((row) => [name, ...cellsOf(row, language)])),
  )
}

function headerOf(language: Language) {
  const { tables } = textsOf(language)
  const { food, accessNeeds } = tables.event
  return [
    tables.name,
    tables.email,
    tables.phone,
    tables.answer,
    tables.guests,
    food,
    accessNeeds,
    tables.date,
  ]
}

function cellsOf(row: PersonFacts, language: Language) {
  const { answers } = textsOf(language).tables
  return [
    row.name,
    row.email,
    row.phone,
    answers[row.status],
    row.guests,
    row.food,
    row.accessNeeds,
    row.dateCreated,
  ]
}

interface Wanted {
  only?: EventStatus | undefined
  after?: Cursor | undefined
}

/** A page of the answers to one event, newest first, plus one more if there is one. */
function readPage(db: Db, memorialUuid: string, eventUuid: string, { only, after }: Wanted) {
  let query = replies(db, memorialUuid, eventUuid).select(microsOf('rsvps.date_created').as('micros'))
  if (only) query = query.where('eventReplies.status', '=', only)
  if (after) query = query.where(isBehind('rsvps.date_created', 'rsvps.uuid', after))
  return query.orderBy('rsvps.dateCreated', 'desc').orderBy('rsvps.uuid').limit(rowsToRead).execute()
}

/** Everybody who comes, by name. */
const readDoorList = (db: Db, memorialUuid: string, eventUuid: string) =>
  replies(db, memorialUuid, eventUuid)
    .where('eventReplies.status', '=', 'ATTENDING')
    .where('rsvps.awaitsLook', '=', false)
    .orderBy(sql`lower(rsvps.name)`)
    .orderBy('rsvps.uuid')
    .limit(limits.doorMax)
    .execute()

/** Every answer that counts, newest first. */
const readAll = (db: Db, memorialUuid: string, eventUuid: string) =>
  replies(db, memorialUuid, eventUuid)
    .where('rsvps.awaitsLook', '=', false)
    .orderBy('rsvps.dateCreated', 'desc')
    .orderBy('rsvps.uuid')
    .execute()

const replies = (db: Db, memorialUuid: string, eventUuid: string) =>
  db
    .selectFrom('eventReplies')
    .innerJoin('rsvps', 'rsvps.uuid', 'eventReplies.answerUuid')
    .select(['rsvps.uuid', 'rsvps.name', 'rsvps.email', 'rsvps.phone', 'rsvps.food', 'rsvps.accessNeeds'])
    .select(['rsvps.awaitsLook', 'rsvps.dateCreated'])
    .select([
      sql<string>`event_replies.event_uuid`.as('eventUuid'),
      sql<EventStatus>`event_replies.status`.as('status'),
      sql<number>`event_replies.guests`.as('guests'),
    ])
    .where('eventReplies.memorialUuid', '=', memorialUuid)
    .where('eventReplies.eventUuid', '=', eventUuid)
