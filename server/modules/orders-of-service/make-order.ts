import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MadeOrder, OrderChoices } from '#contract/order-of-service.ts'
import { printedAddress } from '#contract/printed-address.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import * as media from '#server/modules/media/service.ts'
import * as tickets from '#server/modules/tickets/service.ts'
import * as views from '#server/modules/views/service.ts'
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
  const { source, photos, portraitUuid, ...told } = await gather(context, memorialUuid, choices)
  await limits.take('madeByMemorial', `order ${memorialUuid}`)
  const dir = await mkdtemp(join(workDir, 'order-'))
  const out = { sheets: join(dir, 'sheets.pdf'), pages: join(dir, 'pages.pdf') }
  const opened: media.LocalPrint[] = []
  try {
    for (const row of photos) {
      const print = await media.print(context, row, dir)
      if (!print) continue
      opened.push(print)
      const { path, width, height } = print
      if (row.uuid === portraitUuid) source.portrait = { path, width, height, caption: '' }
      else source.photos.push({ path, width, height, caption: row.title })
    }
    const { isTooLong } = await typesetter.order(source, out, { by: userUuid, signal })
    const missing = photos.length - opened.length
    const made = {
      isTooLong,
      isWithoutCode: source.scanned === null,
      missing,
      sheetsUrl: null,
      pagesUrl: null,
    }
    if (isTooLong) return { made }
    const folder = `${folderOf(memorialUuid)}${randomUUID()}/`
    await storage.take(`${folder}sheets.pdf`, out.sheets)
    await storage.take(`${folder}pages.pdf`, out.pages)
    await removeOthers(context, memorialUuid, folder)
    const linkOf = await tickets.linker(context, host)
    const link = (name: string, ending: string) =>
      linkOf(
        { kind: 'order', of: `${folder.slice(folderOf(memorialUuid).length)}${name}`, hours: LINK_HOURS },
        `${told.shareSlug}-${ending}.pdf`,
      )
    return {
      made: {
        ...made,
        sheetsUrl: link('sheets.pdf', 'order-of-service'),
        pagesUrl: link('pages.pdf', 'order-of-service-pages'),
      },
    }
  } catch (reason) {
    throw reason instanceof TypesettingFailed ? new DomainError('ORDER_FAILED') : reason
  } finally {
    for (const one of opened) await one.release()
    await rm(dir, { recursive: true, force: true })
  }
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
async function gather(context: Context, memorialUuid: string, choices: OrderChoices) {
  const { db, publicUrl } = context
  const language = await views.readLanguageOf(context, memorialUuid)
  const { order, memorial, otherEvents } = await readOrder(db, memorialUuid, language)
  const { content, facts } = order
  const portraitUuid = memorial.profilePhotoUuid
  const uuids = [...(portraitUuid ? [portraitUuid] : []), ...content.photoUuids]
  const rows = await listPrintablePhotos(db, memorialUuid, uuids)
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
    link: `${publicUrl}/view/${memorial.shareSlug}`,
    scanned: facts.paymentCompleted ? printedAddress(publicUrl, memorial.printCode) : null,
  }
  const photos = uuids.flatMap((uuid) => rows.filter((row) => row.uuid === uuid))
  return { source, photos, portraitUuid, shareSlug: memorial.shareSlug }
}

async function removeOthers({ storage }: Pick<Context, 'storage'>, memorialUuid: string, folder: string) {
  const others: string[] = []
  for await (const key of storage.list(folderOf(memorialUuid))) if (!key.startsWith(folder)) others.push(key)
  await storage.remove(others)
}
