import { createHash } from 'node:crypto'
import { OrderContent, OrderItemKind, type OrderOfService } from '#contract/order-of-service.ts'
import type { Language } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { publicEvents } from '#server/lib/programme.ts'
import { eventsInOrder } from '#server/modules/events/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { orderText, whenAndWhere } from './present.ts'

/** As it was saved, or one to begin from. Rejects with MEMORIAL_NOT_FOUND. */
export async function getOrderOfService(
  context: Context,
  { memorialUuid }: HostAccess,
): Promise<OrderOfService> {
  const language = await views.readLanguageOf(context, memorialUuid)
  return (await readOrder(context.db, memorialUuid, language)).order
}

/** Its words as plain text, for an archive; null when none was saved. Rejects with MEMORIAL_NOT_FOUND. */
export async function readOrderText(
  db: Db,
  memorialUuid: string,
  language: Language,
): Promise<string | null> {
  const { order, saved } = await readOrder(db, memorialUuid, language)
  return saved ? orderText(order.content, order.facts, language) : null
}

/**
 * The order of service, who saved it, and what its memorial says. Of the events for everyone the cover names the service,
 * or without one the first; the back has the others. Rejects with MEMORIAL_NOT_FOUND.
 */
export async function readOrder(db: Db, memorialUuid: string, language: Language) {
  const memorial = await db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'shareSlug', 'printCode', 'profilePhotoUuid', 'paymentCompletedAt'])
    .select(['birthDate', 'deathDate', publicEvents.as('events')])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const saved = await db
    .selectFrom('ordersOfService')
    .leftJoin('users', 'users.uuid', 'ordersOfService.savedBy')
    .select(['version', 'content', 'savedAt', 'savedBy', 'users.firstName', 'users.surname'])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  const events = eventsInOrder(memorial.events).filter(({ cancelledAt }) => cancelledAt === null)
  const cover = events.find(({ kind }) => kind === 'SERVICE') ?? events[0]
  const order: OrderOfService = {
    content: saved
      ? OrderContent.parse(saved.content)
      : beginContent(memorialUuid, language, lifeSpanIn(language, memorial)),
    version: saved?.version ?? 0,
    facts: {
      name: memorial.nameOfPerson,
      when: cover ? whenAndWhere(cover, language).join('\n') : '',
      paymentCompleted: memorial.paymentCompletedAt !== null,
    },
  }
  return { order, saved, memorial, otherEvents: events.filter((event) => event !== cover) }
}

/** An order of service to begin from: it prints well without a change. The same each time, so that two hosts begin alike. */
function beginContent(memorialUuid: string, language: Language, years: string): OrderContent {
  const items = printOf(language).order.first.map(({ kind, title }, at) => ({
    id: deriveId(`${memorialUuid} ${at}`),
    kind: OrderItemKind.parse(kind),
    title,
    by: '',
    source: '',
    text: '',
  }))
  return { name: null, years, when: null, photoUuids: [], items, thanks: '' }
}

/** A text's own id, in the form of a UUID (RFC 9562, version 8). */
function deriveId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The hosts' own photos among these that can be printed. */
export async function listPrintablePhotos(db: Db, memorialUuid: string, uuids: readonly string[]) {
  if (uuids.length === 0) return []
  return db
    .selectFrom('media')
    .select(['uuid', 'memorialUuid', 'title', 'location', 'filename', 'originalKey'])
    .select(['rotation', 'width', 'height'])
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', 'in', uuids)
    .where('contributionUuid', 'is', null)
    .where('role', 'not in', ['HOST_VIDEO', 'FILM', 'MEMORY_VOICE', 'MEMORY_FILM'])
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .execute()
}
