import { createHash } from 'node:crypto'
import { OrderContent, OrderItemKind, type OrderOfService } from '#contract/order-of-service.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { presentEvents } from '#server/modules/events/present.ts'
import { findMemorial, listFiles } from '#server/modules/keepsakes/find-memorial.ts'
import type { Db } from '#server/ports/database.ts'
import { orderText, whenAndWhere } from './present.ts'

/** Its words as plain text, for an archive; null when none was saved. Rejects with MEMORIAL_NOT_FOUND. */
export async function readOrderText(db: Db, memorialUuid: string): Promise<string | null> {
  const { order, saved, language } = await readOrder(db, memorialUuid)
  return saved ? orderText(order.content, order.facts, language) : null
}

/**
 * As it was saved, or one to begin from; who saved it, and what its memorial says. Of the events for everyone the cover names
 * the service, or without one the first; the back has the others. Rejects with MEMORIAL_NOT_FOUND.
 */
export async function readOrder(db: Db, memorialUuid: string) {
  const memorial = await findMemorial(db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const language = memorial.language ?? defaultLanguage
  const saved = await db
    .selectFrom('ordersOfService')
    .leftJoin('users', 'users.uuid', 'ordersOfService.savedBy')
    .select(['version', 'content', 'savedAt', 'savedBy', 'users.firstName', 'users.surname'])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  const events = presentEvents(memorial.events).filter(({ isCancelled }) => !isCancelled)
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
  return { order, saved, memorial, language, otherEvents: events.filter((event) => event !== cover) }
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

/** The hosts' own photos that can be printed. */
export const listPrintablePhotos = async (db: Db, memorialUuid: string) =>
  (await listFiles(db, memorialUuid)).filter(
    ({ role, state }) => state === 'READY' && (role === 'PHOTO' || role === 'PROFILE_PHOTO'),
  )
