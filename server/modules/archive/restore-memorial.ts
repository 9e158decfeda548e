import type { Restored } from '#contract/archive.ts'
import { withoutOwnTokens } from '#contract/own-tokens.ts'
import { isPrintCode } from '#contract/printed-address.ts'
import { isSlug } from '#contract/slug.ts'
import { BagRefused, type OpenedBag, openBag } from '#server/lib/bag-reader.ts'
import { newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as media from '#server/modules/media/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import {
  addHost,
  bringHostsBack,
  claimFormerPlace,
  claimNewPlace,
  type NewOwner,
  readHiddenAt,
} from './claim-place.ts'
import {
  endlessTime,
  findExcess,
  formerIntentId,
  isOvergrown,
  unknownZone,
  withTypedLinks,
} from './rules-believed.ts'
import { Carried, type CarriedRow, type CarriedTable, strayReference } from './rules-carried.ts'
import { copyForOwner } from './rules-copy.ts'

// Makes a memorial again from its archive (docs/decisions/0036).

type StoredRow = Awaited<ReturnType<typeof media.storeRestored>>

/**
 * Everything in it, but for files that are missing or not what their checksums say, which are named. Rejects with the
 * `RESTORE_…` codes and TOO_MANY_UNPAID, and then nothing is made.
 *
 * @param path a local file, which stays
 * @param owner whose new memorial it becomes; null: the operator gives it back to those who looked after it
 */
export async function restoreMemorial(
  context: Context,
  path: string,
  owner: NewOwner | null,
): Promise<{ restored: Restored }> {
  const bag = await openBag(path).catch(refuse)
  const stored = new Map<string, StoredRow>()
  try {
    const archive = await readArchive(bag)
    const excess = owner && findExcess(archive)
    if (excess) throw refusal(`afterglow.json: too much or unknown: ${excess}`)
    const carried = owner ? copyForOwner(archive, context.clock.now()) : archive
    const damaged = await storeFiles(context, bag, carried, stored)
    return { restored: { ...(await write(context, { archive, carried, owner }, stored)), damaged } }
  } catch (reason) {
    await context.storage.remove([...stored.values()].map(({ originalKey }) => originalKey))
    return refuse(reason)
  } finally {
    bag.close()
  }
}

function refuse(reason: unknown): never {
  if (reason instanceof BagRefused) throw refusal(reason.message)
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : ''
  if (code === '23505') throw new DomainError('RESTORE_EXISTS')
  // What no row of ours can be: a checksum says that a file is whole, not who made it.
  if (/^2[23]/.test(code) && reason instanceof Error) throw refusal(reason.message)
  throw reason
}

/** @param detail for the operator, in English */
function refusal(detail: string): DomainError {
  const english = `${new DomainError('RESTORE_UNREADABLE').message} (${detail})`
  return new DomainError('RESTORE_UNREADABLE', { english })
}

/** What the archive says, as far as it may be believed. */
async function readArchive(bag: OpenedBag): Promise<Carried> {
  const said = await bag.readText('afterglow.json')
  if (said === null) throw refusal('afterglow.json is missing or damaged')
  if (isOvergrown(said)) throw refusal('afterglow.json holds too much')
  let parsed: unknown
  try {
    const clean = (_key: string, value: unknown) =>
      typeof value === 'string' ? withoutOwnTokens(value) : value
    parsed = JSON.parse(said, clean)
  } catch {
    throw refusal('afterglow.json is no JSON')
  }
  const read = Carried.safeParse(parsed)
  if (!read.success) throw refusal(`afterglow.json: ${read.error.issues[0]?.message}`)
  const { tables, hosts } = read.data
  const [row, ...more] = tables.memorials
  const isOurs = UUID.test(String(row?.uuid)) && isPrintCode(String(row?.printCode))
  const owners = hosts.filter(({ role }) => role === 'OWNER')
  if (!isOurs || more.length > 0 || owners.length !== 1) throw refusal('afterglow.json is of no memorial')
  const [stray, endless, zoneOf] = [strayReference(read.data), endlessTime(tables), unknownZone(tables)]
  if (stray) throw refusal(`afterglow.json: ${stray} names what is not in the archive`)
  if (endless) throw refusal(`afterglow.json: ${endless} has no end`)
  if (zoneOf) throw refusal(`afterglow.json: ${zoneOf} has a time zone that is none`)
  return read.data
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns the names of those that did not come. */
async function storeFiles(
  context: Context,
  bag: OpenedBag,
  { tables, files }: Carried,
  stored: Map<string, StoredRow>,
): Promise<string[]> {
  const memorialUuid = String(tables.memorials[0]?.uuid)
  const damaged = []
  for (const { uuid, originalName, title } of tables.media) {
    const path = files[String(uuid)]
    const there = path
      ? await bag.read(path, (body) => media.storeRestored(context, memorialUuid, body))
      : null
    if (there?.isWhole) stored.set(String(uuid), there.made)
    else damaged.push(String(path || originalName || title || uuid))
    if (there && !there.isWhole) await context.storage.remove([there.made.originalKey])
  }
  return damaged
}

interface Restoring {
  /** As the archive says it. */
  archive: Carried
  /** As it is written. */
  carried: Carried
  owner: NewOwner | null
}

function write(
  context: Context,
  { archive, carried, owner }: Restoring,
  stored: ReadonlyMap<string, StoredRow>,
): Promise<Omit<Restored, 'damaged'>> {
  const { events, leftOut: linksLeftOut } = withTypedLinks(carried.tables.events)
  const files = carried.tables.media.filter(({ uuid }) => stored.has(String(uuid)))
  const tables = { ...carried.tables, events, media: files }
  const row = tables.memorials[0] ?? {}
  const memorialUuid = String(row.uuid)
  const now = context.clock.now()
  return changes.changePages(context, async (tx, pageChanged) => {
    const hiddenAt = await readHiddenAt(tx, archive.tables.memorials[0] ?? {}, now)
    const place = owner ? await claimNewPlace(tx, row, owner) : await claimFormerPlace(tx, carried, now)
    const pictures = { profilePhotoUuid: null, hostVideoUuid: null }
    await insertRows(tx, 'memorials', [{ ...row, ...place, ...pictures, hiddenAt } as never])
    for (const { slug } of tables.addresses)
      if (isSlug(String(slug))) await memorials.claimSlug(tx, String(slug), memorialUuid)
    await insertParts(tx, tables, { memorialUuid, madeBy: carried.madeBy }, stored)
    const shown = (uuid: unknown) => (stored.has(String(uuid)) ? String(uuid) : null)
    await tx
      .updateTable('memorials')
      .set({ profilePhotoUuid: shown(row.profilePhotoUuid), hostVideoUuid: shown(row.hostVideoUuid) })
      .where('uuid', '=', memorialUuid)
      .execute()
    await media.renderSkipped(context, tx, memorialUuid)
    if (owner) await addHost(tx, memorialUuid, { ...owner, role: 'OWNER', since: now }, now)
    const hosts = await bringHostsBack(tx, carried, now)
    const by = owner ? { userUuid: owner.userUuid } : ({ isOperator: true } as const)
    await auditLog.record(context, tx, { memorialUuid, ...by }, 'RESTORED')
    await pageChanged(memorialUuid)
    const inRoles = (...roles: unknown[]) => files.filter(({ role }) => roles.includes(role)).length
    const videos = inRoles('HOST_VIDEO', 'FILM')
    const recordings = inRoles('MEMORY_VOICE', 'MEMORY_FILM')
    return {
      memorialUuid,
      nameOfPerson: String(row.nameOfPerson),
      shareSlug: place.shareSlug,
      formerSlug: String(row.shareSlug),
      hosts,
      photos: files.length - videos - recordings,
      videos,
      recordings,
      memories: tables.contributions.length,
      answers: tables.rsvps.length,
      donations: tables.donations.length,
      retainedUntil: place.retainedUntil?.toISOString() ?? null,
      needsPasscode: row.visibility === 'PASSCODE',
      isHidden: hiddenAt !== null,
      linksLeftOut,
    }
  })
}

/** In the order in which rows refer to each other. */
async function insertParts(
  tx: Tx,
  tables: Carried['tables'],
  { memorialUuid, madeBy }: { memorialUuid: string; madeBy: string },
  stored: ReadonlyMap<string, StoredRow>,
) {
  const own = { memorialUuid }
  const put = (table: CarriedTable, more: (row: CarriedRow) => object = () => ({})) =>
    insertRows(tx, table, tables[table], (row) => ({ ...own, ...more(row) }))
  await put('stories')
  // What was to be sent is not sent again by itself.
  await put('contacts', ({ inviteState }) => ({
    inviteToken: newToken(),
    ...(inviteState === 'QUEUED' && { inviteState: 'NONE' }),
  }))
  await put('unsubscribed')
  await put('events')
  await put('eventGuests')
  await put('contributions')
  await put('media', ({ uuid }) => ({ ...stored.get(String(uuid)) }))
  await put('rsvps')
  await put('eventAnswers')
  await put('funds')
  await put('donations', ({ intentId }) => ({
    intentId: formerIntentId(memorialUuid, intentId),
    formerServer: madeBy,
  }))
  await put('ordersOfService', ({ content }) => ({ content: JSON.stringify(content) }))
  await put('thanks')
  await put('blockedAddresses')
  await put('archiveSuccessors')
}

/**
 * Writes rows of an archive as they are, with what the columns alone do not say. Gifts that are here already stay: they
 * outlive their memorial.
 */
async function insertRows(
  tx: Tx,
  table: CarriedTable,
  rows: readonly CarriedRow[],
  more: (row: CarriedRow) => object = () => ({}),
): Promise<void> {
  // PostgreSQL takes 65,535 values in one statement.
  for (let at = 0; at < rows.length; at += 500)
    await tx
      // The tables have no type in common; names of columns were checked (`Carried`), values are PostgreSQL's to check.
      .insertInto(table as 'stories')
      .values(rows.slice(at, at + 500).map((row) => ({ ...row, ...more(row) }) as never))
      .$if(table === 'donations', (query) =>
        query.onConflict((conflict) => conflict.column('uuid').doNothing()),
      )
      .execute()
}
