import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { MadeOrder, type OrderChoices, type OrderContent } from '#contract/order-of-service.ts'
import { printedAddress } from '#contract/printed-address.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { keyedMutex } from '#server/lib/keyed-mutex.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import * as media from '#server/modules/media/service.ts'
import * as tickets from '#server/modules/tickets/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { FileMissing } from '#server/ports/storage.ts'
import { TypesettingFailed, type Waiter } from '#server/ports/typesetter.ts'
import type { OrderSource } from '#server/ports/typesetter-order.ts'
import { eventName, whenAndWhere } from './present.ts'
import * as repo from './repo.ts'
import { backEventsOf, files, firstContent, placeOf, printedItems } from './rules.ts'
import { factsOf } from './service-order.ts'

// Printing an order of service: made while its host waits, and kept until its content changes.

const LINK_HOURS = 24

/** One at a time of a memorial, and for a person: the second finds what the first made. */
const ofMemorial = keyedMutex()
const ofPerson = keyedMutex()

/** What is kept beside the files. */
const Kept = MadeOrder.omit({ sheetsUrl: true, pagesUrl: true, previewUrls: true }).extend({
  previews: z.number().int(),
})
type Kept = z.infer<typeof Kept>

/**
 * Prints the order of service as it is saved; unchanged, the one that is there. Rejects with ORDER_FAILED,
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
  const wanted = await gather(context, memorialUuid, choices)
  const place = placeOf(memorialUuid, choices, printedIn(wanted))
  const kept = await ofPerson(userUuid, () =>
    ofMemorial(
      memorialUuid,
      async () =>
        (await readKept(context, place.folder)) ??
        makeNew(context, wanted, choices, place, { by: userUuid, signal }),
    ),
  )
  const linkOf = await tickets.linker(context, host)
  const of = (name: string) => `${place.folder.slice(`orders/${memorialUuid}/`.length)}${name}`
  const file = (name: string, ending: string) =>
    linkOf({ kind: 'order', of: of(name), hours: LINK_HOURS }, `${wanted.shareSlug}-${ending}.pdf`)
  const { previews: _, ...made } = kept
  const isReady = made.tooLong === null
  return {
    made: {
      ...made,
      sheetsUrl: isReady ? file(files.sheets, 'order-of-service') : null,
      pagesUrl: isReady ? file(files.pages, 'order-of-service-pages') : null,
      previewUrls: pictureNames(kept).map((name) =>
        linkOf({ kind: 'order-page', of: of(name), hours: LINK_HOURS }, name),
      ),
    },
  }
}

/** Opens a file of a link. Rejects with LINK_EXPIRED when it was replaced. */
export async function openOrder(context: Context, { memorialUuid, of }: Pick<Ticket, 'memorialUuid' | 'of'>) {
  const key = `orders/${memorialUuid}/${of}`
  const found = await context.storage.stat(key)
  if (!found) throw new DomainError('LINK_EXPIRED')
  const facts = await repo.findFacts(context.db, memorialUuid)
  if (!facts) throw new DomainError('LINK_EXPIRED')
  return {
    key,
    bytes: found.bytes,
    etag: `"${of.replaceAll('/', '-')}"`,
    fileName: `${facts.shareSlug}-order-of-service`,
  }
}

async function gather(context: Context, memorialUuid: string, choices: OrderChoices) {
  const { db, publicUrl } = context
  const memorial = await repo.findFacts(db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const language = await views.languageOf(context, memorialUuid)
  const content: OrderContent =
    (await repo.findOrder(db, memorialUuid))?.content ?? firstContent(memorialUuid, language, memorial)
  const facts = await factsOf(db, memorialUuid, language)
  const portraitUuid = content.portraitUuid ?? memorial.profilePhotoUuid
  const uuids = [...(portraitUuid ? [portraitUuid] : []), ...content.photoUuids]
  const rows = await repo.listPhotos(db, memorialUuid, uuids)
  const rowOf = (uuid: string) => rows.filter((row) => row.uuid === uuid)
  const link = `${publicUrl}/view/${memorial.shareSlug}`
  const source: OrderSource = {
    ...choices,
    language,
    name: content.name ?? facts.name,
    years: content.years,
    when: content.when ?? facts.when,
    portrait: null,
    photos: [],
    items: printedItems(content),
    events: backEventsOf(facts.events, content.eventUuids).map((event) => ({
      name: eventName(event, language),
      lines: whenAndWhere(event, language),
    })),
    thanks: content.thanks,
    link,
    scanned: content.hasCode && facts.paymentCompleted ? printedAddress(publicUrl, memorial.printCode) : null,
  }
  return {
    source,
    portrait: portraitUuid ? (rowOf(portraitUuid)[0] ?? null) : null,
    photos: content.photoUuids.flatMap(rowOf),
    isWithoutCode: content.hasCode && !facts.paymentCompleted,
    shareSlug: memorial.shareSlug,
    memorialUuid,
  }
}

type Wanted = Awaited<ReturnType<typeof gather>>

/** All that decides what is printed and told. */
const printedIn = ({ source, portrait, photos, isWithoutCode }: Wanted) => [
  source,
  isWithoutCode,
  [portrait, ...photos].map((row) => row && [row.uuid, row.rotation, row.title, row.filename]),
]

/** Null when there is none, or when some of its files went as another one was made at the same time. */
async function readKept({ storage }: Pick<Context, 'storage'>, folder: string): Promise<Kept | null> {
  try {
    const kept = Kept.parse(await json(await storage.read(`${folder}${files.facts}`)))
    const names = kept.tooLong ? [] : [files.sheets, files.pages, ...pictureNames(kept)]
    const found = await Promise.all(names.map((name) => storage.stat(`${folder}${name}`)))
    return found.includes(null) ? null : kept
  } catch (reason) {
    if (reason instanceof FileMissing) return null
    throw reason
  }
}

const pictureNames = ({ previews }: Kept): string[] =>
  Array.from({ length: previews }, (_, at) => files.page(at + 1))

async function makeNew(
  context: Context,
  wanted: Wanted,
  choices: OrderChoices,
  place: ReturnType<typeof placeOf>,
  waiter: Waiter & { by: string },
): Promise<Kept> {
  if (waiter.signal?.aborted) throw new DomainError('ORDER_FAILED')
  const { storage, limits, typesetter, workDir } = context
  await limits.take('orderByUser', waiter.by)
  await limits.take('orderByMemorial', wanted.memorialUuid)
  const dir = await mkdtemp(join(workDir, 'order-'))
  const out = {
    sheets: join(dir, files.sheets),
    pages: join(dir, files.pages),
    previewDir: join(dir, 'pictures'),
  }
  await mkdir(out.previewDir)
  const prints = await preparedPhotos(context, wanted, dir)
  try {
    const { portrait, photos, missing } = prints
    const printed = await typesetter.order({ ...wanted.source, portrait, photos }, out, waiter)
    const told = { choices, missing, isWithoutCode: wanted.isWithoutCode }
    const kept: Kept =
      printed.tooLong === null
        ? { ...told, ...printed, previews: printed.previews.length }
        : { ...told, ...unprinted, tooLong: printed.tooLong, format: choices.format }
    if (printed.tooLong === null) {
      for (const [at, picture] of printed.previews.entries())
        await storage.take(`${place.folder}${files.page(at + 1)}`, picture)
      await storage.take(`${place.folder}${files.sheets}`, out.sheets)
      await storage.take(`${place.folder}${files.pages}`, out.pages)
    }
    // The last one: where it is, the others are.
    await storage.put(`${place.folder}${files.facts}`, Buffer.from(JSON.stringify(kept)))
    await removeOlder(context, place)
    return kept
  } catch (reason) {
    throw reason instanceof TypesettingFailed ? new DomainError('ORDER_FAILED') : reason
  } finally {
    await prints.release()
    await rm(dir, { recursive: true, force: true })
  }
}

const unprinted = { isSmaller: false, isWithoutPhotos: false, previews: 0 }

async function preparedPhotos(context: Context, { portrait, photos }: Wanted, dir: string) {
  const opened: media.LocalPrint[] = []
  const print = async (row: repo.PhotoRow, caption: string) => {
    const found = await media.print(context, row, dir)
    if (found) opened.push(found)
    return found && { path: found.path, width: found.width, height: found.height, caption }
  }
  const face = portrait && (await print(portrait, ''))
  const others = []
  for (const row of photos) others.push(await print(row, row.title))
  return {
    portrait: face,
    photos: others.filter((one) => one !== null),
    missing: others.filter((one) => one === null).length + (portrait && !face ? 1 : 0),
    release: async () => {
      for (const one of opened) await one.release()
    },
  }
}

async function removeOlder(
  { storage }: Pick<Context, 'storage'>,
  { prefix, folder }: ReturnType<typeof placeOf>,
): Promise<void> {
  const older: string[] = []
  for await (const key of storage.list(prefix)) if (!key.startsWith(folder)) older.push(key)
  await storage.remove(older)
}
