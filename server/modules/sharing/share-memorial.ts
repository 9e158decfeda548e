import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Paper } from '#contract/keepsakes.ts'
import type { Media } from '#contract/media.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { printedAddress } from '#contract/printed-address.ts'
import { findDayTold, picturedPhoto, sharePictureVersion } from '#contract/share-picture.ts'
import type { CardKind } from '#contract/sharing.ts'
import type { Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import { mailDate, printedTime } from '#server/mails/dates.ts'
import { presentDay, presentProgramme } from '#server/modules/events/present.ts'
import * as tickets from '#server/modules/tickets/make-links.ts'
import { gatherMemorial } from '#server/modules/views/gather-memorial.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { CachedFile, Context } from '#server/ports/context.ts'
import { FileMissing } from '#server/ports/storage.ts'
import { type CardsSource, type ShareSource, TypesettingFailed } from '#server/ports/typesetter.ts'
import { isResting, type Made, pictureOf, restUntil, sheetOf } from './rules.ts'

type SharePicture =
  | { kind: 'own'; file: CachedFile; version: string }
  /** There is no picture for now; `path` is the portrait's address. */
  | { kind: 'photo'; path: string }
  /** Not everybody with the link may read the memorial, there is none, or there is nothing to show. */
  | { kind: 'plain' }

/** How long a request waits for its picture; crawlers wait no longer. */
const PATIENCE_MS = 8000
/** Width of the photo in the picture, with some reserve. */
const PHOTO_WIDTH = 1200
const LINK_HOURS = 24
/** Far more failures than ever happen; it limits the memory used. */
const RESTING_MAX = 1000

// Sharing a memorial: the picture that chats show with its link, and printed cards.

/** The picture of a memorial, for a visitor who has only its link. */
export async function sharePicture(context: Context, slug: string, network: string): Promise<SharePicture> {
  const found = await read(context, slug, network)
  if (!found) return { kind: 'plain' }
  const version = sharePictureVersion(found)
  const language = found.writtenIn
  const made = pictureOf(found.uuid, version, language)
  const file = await withPatience(
    context,
    isResting(context.sharedFiles.resting.get(made.key), context.clock.now())
      ? null
      : keep(context, made, (path) => set(context, found, language, path)),
    made.key,
  )
  if (file) return { kind: 'own', file, version }
  const photo = picturedPhoto(found)
  return photo ? { kind: 'photo', path: photo.url } : { kind: 'plain' }
}

async function read(context: Context, slug: string, network: string): Promise<PublicMemorial | null> {
  try {
    return await views.getPublic(context, slug, { caller: null, passes: new Map(), network })
  } catch (reason) {
    if (!(reason instanceof DomainError) || reason.code === 'TOO_MANY_UNKNOWN') throw reason
    return null
  }
}

async function set(
  context: Context,
  memorial: PublicMemorial,
  language: Language,
  outPath: string,
): Promise<void> {
  const { nameOfPerson: name } = memorial
  const day = findDayTold(memorial)
  const photo = picturedPhoto(memorial)
  const local = photo && (await openPhoto(context, photo))
  const source: ShareSource = {
    language,
    name,
    life: lifeSpanIn(language, memorial),
    date: day && mailDate(day, language),
    portrait: local?.print ?? null,
  }
  await context.typesetter.sharePicture(source, outPath).finally(local?.release)
}

/** The served copy: upright and small. Null when it is gone meanwhile. */
async function openPhoto(
  { storage }: Pick<Context, 'storage'>,
  {
    location,
    filename,
    widths,
    width,
    height,
  }: Pick<Media, 'location' | 'filename' | 'widths' | 'width' | 'height'>,
) {
  const wide = widths.find((one) => one >= PHOTO_WIDTH) ?? widths.at(-1)
  const key = publicKey(location, wide ? `${filename}-${wide}.jpg` : `${filename}.jpg`)
  try {
    const { path, release } = await storage.local(key)
    const across = wide ?? width ?? 0
    const high = width && height ? Math.round((across * height) / width) : across
    return { print: { path, width: across, height: high, caption: '' }, release }
  } catch (reason) {
    if (reason instanceof FileMissing) return null
    throw reason
  }
}

/** Null when it cannot be made, or takes too long; then the work continues for later requests. */
async function withPatience(
  { clock, sharedFiles }: Pick<Context, 'clock' | 'sharedFiles'>,
  work: Promise<CachedFile> | null,
  key: string,
): Promise<CachedFile | null> {
  if (!work) return null
  const settled = work.catch((reason) => {
    if (!(reason instanceof TypesettingFailed)) throw reason
    const { resting } = sharedFiles
    if (resting.size >= RESTING_MAX) resting.clear()
    resting.set(key, restUntil(clock.now()))
    return null
  })
  const { promise: tooLate, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, PATIENCE_MS, null)
  return Promise.race([settled, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * Returns the kept file, or makes it. Rejects with the error of `make`.
 *
 * @param make writes it to a path
 */
async function keep(
  context: Context,
  made: Made,
  make: (outPath: string) => Promise<void>,
): Promise<CachedFile> {
  const { making } = context.sharedFiles
  const found = await context.storage.stat(made.key)
  if (found) return { key: made.key, ...found }
  const already = making.get(made.prefix)
  if (already?.key === made.key) return already.work
  // Versions are made one after the other, so that the newest stays.
  if (already) return already.work.catch(() => {}).then(() => keep(context, made, make))
  const work = makeNew(context, made, make).finally(() => making.delete(made.prefix))
  making.set(made.prefix, { key: made.key, work })
  return work
}

async function makeNew(
  { storage, workDir }: Pick<Context, 'storage' | 'workDir'>,
  made: Made,
  make: (outPath: string) => Promise<void>,
): Promise<CachedFile> {
  const dir = await mkdtemp(join(workDir, 'sharing-'))
  try {
    const path = join(dir, basename(made.key))
    await make(path)
    const { bytes } = await storage.take(made.key, path)
    await removeOlder({ storage }, made)
    return { key: made.key, bytes }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function removeOlder({ storage }: Pick<Context, 'storage'>, { prefix, key }: Made): Promise<void> {
  const older: string[] = []
  for await (const one of storage.list(prefix)) if (one !== key) older.push(one)
  await storage.remove(older)
}

interface Cards {
  paper: Paper
  kind: CardKind
}

/**
 * A link to the sheet of cards, valid for a day. The sheet is made first, so that errors show here. Rejects with
 * NOT_PAID, CARDS_FAILED, MEMORIAL_NOT_FOUND.
 */
export async function getCardSheet(
  context: Context,
  host: HostAccess,
  cards: Cards,
): Promise<{ url: string }> {
  const { shareSlug } = await sheet(context, host.memorialUuid, cards)
  const of = cards.kind === 'MEMORY' ? (`MEMORY-${cards.paper}` as const) : cards.paper
  const linkOf = await tickets.makeLinks(context, host)
  return { url: linkOf({ kind: 'cards', of, hours: LINK_HOURS }, fileNameOf(shareSlug, cards)) }
}

/** Opens the sheet of a link, made from the current memorial. Rejects with LINK_EXPIRED, CARDS_FAILED. */
export async function openCardSheet(
  context: Context,
  { memorialUuid, of }: Pick<Ticket, 'memorialUuid' | 'of'>,
) {
  const cards: Cards = {
    paper: of.endsWith('LETTER') ? 'LETTER' : 'A4',
    kind: of.startsWith('MEMORY') ? 'MEMORY' : 'INVITING',
  }
  const { file, shareSlug } = await sheet(context, memorialUuid, cards).catch((reason) => {
    const isGone = reason instanceof DomainError && reason.code !== 'CARDS_FAILED'
    throw isGone ? new DomainError('LINK_EXPIRED') : reason
  })
  return { file, fileName: fileNameOf(shareSlug, cards) }
}

const fileNameOf = (shareSlug: string, { kind }: Cards) =>
  kind === 'MEMORY' ? `${shareSlug}-memory-cards.pdf` : `${shareSlug}-cards.pdf`

async function sheet(context: Context, memorialUuid: string, { paper, kind }: Cards) {
  const { db, publicUrl, typesetter } = context
  const { memorial: facts, ...files } = await gatherMemorial(db, memorialUuid)
  const { nameOfPerson: name, language, shareSlug, printCode } = facts
  if (!facts.paymentCompletedAt) throw new DomainError('NOT_PAID')
  const day = findDayTold({ ...facts, programme: presentProgramme(facts.events, facts.uuid) })
  const part = presentDay(facts.events, memorialUuid).parts.find(({ date }) => date === day)
  const date = day && mailDate(day, language, part?.zone)
  const invites = kind === 'INVITING' && date !== null
  const time = invites && part?.begins ? printedTime(part.begins, null, language, part.zone) : null
  const place = invites ? placeLines(part ? part.place : facts.address) : []
  const link = `${publicUrl}/view/${shareSlug}`
  const code = printedAddress(publicUrl, printCode)
  const life = lifeSpanIn(language, facts)
  const own: Pick<CardsSource, 'scanned' | 'isToWriteOn'> =
    kind === 'MEMORY' ? { scanned: `${code}#contribute`, isToWriteOn: true } : { scanned: code }
  const told = { date: time ? `${date}, ${time}` : date, ...(place.length > 0 && { place }) }
  const source: CardsSource = { language, paper, name, life, ...told, link, ...own }
  const portrait = kind === 'INVITING' ? files.portrait : undefined
  const file = await keep(context, sheetOf(memorialUuid, source, portrait?.filename), async (path) => {
    const photo = portrait && (await openPhoto(context, portrait))
    await typesetter.cards({ ...source, portrait: photo?.print ?? null }, path).finally(photo?.release)
  }).catch((reason) => {
    throw reason instanceof TypesettingFailed ? new DomainError('CARDS_FAILED') : reason
  })
  return { file, shareSlug }
}

/** On a card there is room for a few lines. */
const PLACE_LINES = 3

const placeLines = (place: string | null): string[] =>
  (place ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, PLACE_LINES)
