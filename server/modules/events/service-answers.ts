import { timeZone } from '#app/messages/formats.ts'
import type { Query } from '#contract/endpoint.ts'
import type { EventPerson, HostEvent, listEventAnswers as listCall } from '#contract/events.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { EventAnswerFacts, EventFacts } from '#server/lib/programme.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { presentPerson } from './present.ts'
import { eventsTable, eventTable } from './present-csv.ts'
import { readProgramme } from './repo.ts'
import * as repo from './repo-answers.ts'
import { inOrder, isPlain } from './rules.ts'
import { planAnswers as plan, type WantedAnswer } from './rules-answers.ts'

// Answers to the events of a programme.

/** Rejects with EVENT_NOT_FOUND, and with BAD_INPUT when `after` is no cursor of ours. */
export async function listEventAnswers(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  eventUuid: string,
  { only, door, after }: Query<typeof listCall>,
): Promise<{ answers: EventPerson[]; counts: HostEvent['counts']; next: string | null }> {
  const counts = await countsOf(db, memorialUuid, eventUuid)
  if (door) {
    const everybody = await repo.readDoorList(db, memorialUuid, eventUuid)
    return { answers: everybody.map(presentPerson), counts, next: null }
  }
  const rows = await repo.readPage(db, memorialUuid, eventUuid, { only, after: readCursor(after) })
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
  await countsOf(db, host.memorialUuid, eventUuid)
  const csv = eventTable(await repo.readAll(db, host.memorialUuid, eventUuid), language)
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
  for (const { uuid, name } of named) events.push({ name, rows: await repo.readAll(db, memorialUuid, uuid) })
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

async function countsOf(db: Db, memorialUuid: string, eventUuid: string): Promise<HostEvent['counts']> {
  const counts = await repo.readCounts(db, memorialUuid, eventUuid)
  if (!counts) throw new DomainError('EVENT_NOT_FOUND')
  return counts
}

/** An event, and which of the contacts that somebody may be it is for. */
interface VisibleTo extends EventFacts {
  guestUuids: string[]
}

/**
 * The events that somebody may see and answer: those for everyone, and those for a contact whom they proved to be.
 *
 * @param contactUuids of their personal link, and of their account's address
 */
export const visibleEvents = (events: readonly VisibleTo[], contactUuids: readonly string[]): VisibleTo[] =>
  events.filter(
    ({ audience, guestUuids }) =>
      audience === 'EVERYONE' || guestUuids.some((uuid) => contactUuids.includes(uuid)),
  )

interface Planning {
  memorialUuid: string
  events: readonly EventFacts[]
  /** Whether the call names events; one that does not is refused when the first event is closed. */
  isByEvent: boolean
  earlier: readonly EventAnswerFacts[]
  wanted: readonly WantedAnswer[]
}

/**
 * Decides about the answers of one person, in the queue of answers. Rejects with EVENT_OVER or EVENT_CANCELLED when
 * a call that names no events cannot be kept.
 */
export function planAnswers(
  { clock }: Pick<Context, 'clock'>,
  { memorialUuid, events, isByEvent, earlier, wanted }: Planning,
): { kept: WantedAnswer[]; refused: RefusedAnswer[] } {
  const open = { now: clock.now(), productZone: timeZone, isOpen: isPlain(events, memorialUuid) }
  const planned = plan({ events, earlier, wanted }, open)
  const [refusal] = planned.refused
  if (isByEvent || !refusal) return planned
  throw new DomainError(refusal.reason === 'GONE' ? 'EVENT_NOT_FOUND' : `EVENT_${refusal.reason}`)
}

/** Stores what `planAnswers` decided, except the answer to the first event, which is the answer itself. */
export const storeAnswers = (
  tx: Tx,
  memorialUuid: string,
  rsvpUuid: string,
  answers: readonly WantedAnswer[],
): Promise<void> =>
  repo.putAnswers(
    tx,
    memorialUuid,
    rsvpUuid,
    answers.filter(({ eventUuid }) => eventUuid !== memorialUuid),
  )
