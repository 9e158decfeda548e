import { isDeepStrictEqual } from 'node:util'
import type { Body } from '#contract/endpoint.ts'
import type { LastEdit } from '#contract/memorials.ts'
import type {
  OrderContent,
  OrderFacts,
  OrderOfService,
  saveOrderOfService as saveCall,
} from '#contract/order-of-service.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import { eventsInOrder } from '#server/modules/events/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { orderText, whenAndWhere } from './present.ts'
import * as repo from './repo.ts'
import { firstContent } from './rules.ts'

// The order of service: what its hosts type, and what the memorial says where they typed nothing.

/** As it was saved, or one to begin from. Rejects with MEMORIAL_NOT_FOUND. */
export async function getOrderOfService(context: Context, host: HostAccess): Promise<OrderOfService> {
  const { memorialUuid } = host
  const order = await repo.findOrder(context.db, memorialUuid)
  const language = await views.readLanguageOf(context, memorialUuid)
  return {
    content: order?.content ?? (await firstOf(context.db, memorialUuid, language)),
    version: order?.version ?? 0,
    facts: await factsOf(context.db, memorialUuid, language),
  }
}

/**
 * Saves it as a whole. Saving again what is saved already, as after a lost answer, changes nothing. Rejects with
 * MEMORIAL_STALE, with the present one, when somebody else saved meanwhile, and with MEMORIAL_NOT_FOUND.
 */
export async function saveOrderOfService(
  context: Context,
  host: HostAccess,
  { content, version }: Body<typeof saveCall>,
): Promise<OrderOfService> {
  const { memorialUuid, userUuid } = host
  const { db, clock } = context
  const language = await views.readLanguageOf(context, memorialUuid)
  return db.transaction().execute(async (tx) => {
    if (!(await changes.lockMemorial(tx, memorialUuid))) throw new DomainError('MEMORIAL_NOT_FOUND')
    const before = await repo.findOrder(tx, memorialUuid)
    const facts = await factsOf(tx, memorialUuid, language)
    const known = await withKnownPhotos(tx, memorialUuid, content)
    if (before && isDeepStrictEqual(before.content, known))
      return { content: known, version: before.version, facts }
    if (version !== (before?.version ?? 0))
      throw stale(before, before?.content ?? (await firstOf(tx, memorialUuid, language)), facts, userUuid)
    await repo.putOrder(tx, {
      memorialUuid,
      version: version + 1,
      content: known,
      userUuid,
      now: clock.now(),
    })
    await auditLog.record(context, tx, host, 'CHANGED_ORDER_OF_SERVICE')
    return { content: known, version: version + 1, facts }
  })
}

async function firstOf(db: Db, memorialUuid: string, language: Language): Promise<OrderContent> {
  const memorial = await repo.findFacts(db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  return firstContent(memorialUuid, language, memorial)
}

function stale(
  before: repo.OrderRow | undefined,
  content: OrderContent,
  facts: OrderFacts,
  userUuid: string,
): DomainError {
  const extra = { content, version: before?.version ?? 0, facts, lastEdit: lastEditOf(before, userUuid) }
  return new DomainError('MEMORIAL_STALE', { extra })
}

function lastEditOf(row: repo.OrderRow | undefined, userUuid: string): LastEdit | null {
  const name = [row?.firstName, row?.surname].filter(Boolean).join(' ')
  if (!row?.savedBy || name === '') return null
  return { name, isYours: row.savedBy === userUuid, at: row.savedAt.toISOString() }
}

/** Photos that were removed meanwhile, or are of another memorial, leave it. */
async function withKnownPhotos(db: Db, memorialUuid: string, content: OrderContent): Promise<OrderContent> {
  const known = new Set((await repo.listPhotos(db, memorialUuid, content.photoUuids)).map(({ uuid }) => uuid))
  return { ...content, photoUuids: [...new Set(content.photoUuids)].filter((uuid) => known.has(uuid)) }
}

/** What the memorial says. Rejects with MEMORIAL_NOT_FOUND. */
export async function factsOf(db: Db, memorialUuid: string, language: Language): Promise<OrderFacts> {
  const memorial = await repo.findFacts(db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { cover } = await listPrintedEvents(db, memorialUuid)
  return {
    name: memorial.nameOfPerson,
    when: cover ? whenAndWhere(cover, language).join('\n') : '',
    paymentCompleted: memorial.paymentCompletedAt !== null,
  }
}

/** Of the events for everyone: the service, or without one the first, for the cover; and the others, for the back. */
export async function listPrintedEvents(db: Db, memorialUuid: string) {
  const events = eventsInOrder(await repo.listEvents(db, memorialUuid)).filter(
    ({ cancelledAt, audience }) => cancelledAt === null && audience === 'EVERYONE',
  )
  const cover = events.find(({ kind }) => kind === 'SERVICE') ?? events[0]
  return { cover, others: events.filter((event) => event !== cover) }
}

/** Its words as plain text, for an archive; null when none was saved. */
export async function textOf(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  language: Language,
): Promise<string | null> {
  const order = await repo.findOrder(db, memorialUuid)
  return order ? orderText(order.content, await factsOf(db, memorialUuid, language), language) : null
}
