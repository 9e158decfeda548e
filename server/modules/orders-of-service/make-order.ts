import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MadeOrder, OrderChoices } from '#contract/order-of-service.ts'
import { printedAddress } from '#contract/printed-address.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import { printPhoto } from '#server/modules/media/print-photo.ts'
import * as tickets from '#server/modules/tickets/make-links.ts'
import type { Context } from '#server/ports/context.ts'
import { type OrderSource, TypesettingFailed } from '#server/ports/typesetter.ts'
import { listPrintablePhotos, readOrder } from './load-order.ts'
import { eventName, listPrintedItems, whenAndWhere } from './present.ts'

// Printing an order of service: made while its host waits, and kept until it is made again.

const LINK_HOURS = 24

const folderOf = (memorialUuid: string) => `orders/${memorialUuid}/`

/**
 * Prints the order of service as it is saved, in place of those that were printed before. Rejects with ORDER_FAILED,
 * TOO_MANY_ATTEMPTS, MEMORIAL_NOT_FOUND.
 *
 * @param signal aborted when nobody waits for it any more: what has not begun is not made
 */
export async function makeOrderOfService(
  context: Context,
  host: HostAccess,
  choices: OrderChoices,
  signal?: AbortSignal,
): Promise<{ made: MadeOrder }> {
  const { memorialUuid, userUuid } = host
  const { storage, limits, typesetter, workDir } = context
  const { source, photos, portraitUuid, shareSlug } = await gather(context, memorialUuid, choices)
  await limits.take('madeByMemorial', `order ${memorialUuid}`)
  const dir = await mkdtemp(join(workDir, 'order-'))
  await using opened = new AsyncDisposableStack()
  opened.defer(() => rm(dir, { recursive: true, force: true }))
  let missing = 0
  for (const row of photos) {
    const print = await printPhoto(context, row, dir)
    if (!print) {
      missing += 1
      continue
    }
    const { release, ...picture } = print
    opened.defer(release)
    if (row.uuid === portraitUuid) source.portrait = { ...picture, caption: '' }
    else source.photos.push({ ...picture, caption: row.title })
  }
  const out = { sheets: join(dir, 'sheets.pdf'), pages: join(dir, 'pages.pdf') }
  const { isTooLong } = await typesetter.order(source, out, { by: userUuid, signal }).catch((reason) => {
    throw reason instanceof TypesettingFailed ? new DomainError('ORDER_FAILED') : reason
  })
  const made = { isTooLong, isWithoutCode: source.scanned === null, missing, sheetsUrl: null, pagesUrl: null }
  if (isTooLong) return { made }
  const id = randomUUID()
  const folder = `${folderOf(memorialUuid)}${id}/`
  await storage.take(`${folder}sheets.pdf`, out.sheets)
  await storage.take(`${folder}pages.pdf`, out.pages)
  for await (const key of storage.list(folderOf(memorialUuid)))
    if (!key.startsWith(folder)) await storage.remove([key])
  const linkOf = await tickets.makeLinks(context, host)
  const link = (name: string, ending: string) =>
    linkOf({ kind: 'order', of: `${id}/${name}`, hours: LINK_HOURS }, `${shareSlug}-${ending}.pdf`)
  const sheetsUrl = link('sheets.pdf', 'order-of-service')
  return { made: { ...made, sheetsUrl, pagesUrl: link('pages.pdf', 'order-of-service-pages') } }
}

/** Opens a file of a link. Rejects with LINK_EXPIRED when it was replaced. */
export async function openOrder(
  { storage }: Pick<Context, 'storage'>,
  { memorialUuid, of }: Pick<Ticket, 'memorialUuid' | 'of'>,
) {
  const key = `${folderOf(memorialUuid)}${of}`
  const found = await storage.stat(key)
  if (!found) throw new DomainError('LINK_EXPIRED')
  return { key, bytes: found.bytes, etag: `"${of.replaceAll('/', '-')}"` }
}

/** What is printed, except for its photos, and the rows of those that it has. */
async function gather({ db, publicUrl }: Context, memorialUuid: string, choices: OrderChoices) {
  const { order, memorial, language, otherEvents } = await readOrder(db, memorialUuid)
  const { content, facts } = order
  const { profilePhotoUuid: portraitUuid, shareSlug, printCode } = memorial
  const printable = await listPrintablePhotos(db, memorialUuid)
  const photos = [portraitUuid, ...content.photoUuids].flatMap((wanted) =>
    printable.filter(({ uuid }) => uuid === wanted),
  )
  const source: OrderSource = {
    ...choices,
    language,
    name: content.name ?? facts.name,
    years: content.years,
    when: content.when ?? facts.when,
    portrait: null,
    photos: [],
    items: listPrintedItems(content),
    events: otherEvents.map((event) => ({
      name: eventName(event, language),
      lines: whenAndWhere(event, language),
    })),
    thanks: content.thanks,
    link: `${publicUrl}/view/${shareSlug}`,
    scanned: facts.paymentCompleted ? printedAddress(publicUrl, printCode) : null,
  }
  return { source, photos, portraitUuid, shareSlug }
}
