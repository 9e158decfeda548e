import type { Restored } from '#contract/archive.ts'
import { withoutOwnTokens } from '#contract/own-tokens.ts'
import { isSlug } from '#contract/slug.ts'
import { readStreamLink } from '#contract/stream-link.ts'
import { BagRefused, type OpenedBag, openBag } from '#server/lib/bag-reader.ts'
import { newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { putFirst } from '#server/modules/events/save-programme.ts'
import { renderSkipped } from '#server/modules/media/render-skipped.ts'
import { storeRestored } from '#server/modules/media/store-made.ts'
import { claimSlug } from '#server/modules/memorials/claim-slug.ts'
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
import { isOvergrown, markFormer } from './rules-believed.ts'
import { Carried, type CarriedRow, type CarriedTable, carriedTables, resolveTable } from './rules-carried.ts'
import { copyForOwner } from './rules-copy.ts'

// Makes a memorial again from its archive (docs/decisions/0036).

type StoredRow = Awaited<ReturnType<typeof storeRestored>>

/**
 * Everything in it, but for files that are missing, added, or not what their checksums say, which are named. Rejects with the
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
  const { success, data, error } = Carried.safeParse(parse(said))
  if (success) return data
  const [issue] = error.issues
  throw refusal(`afterglow.json: ${issue?.path.join('.')} ${issue?.message}`)
}

/** Undefined for what is no JSON. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json, (_, value) => (typeof value === 'string' ? withoutOwnTokens(value) : value))
  } catch {
    return undefined
  }
}

/** Returns the names of those that did not come. */
async function storeFiles(
  context: Context,
  bag: OpenedBag,
  { tables, files }: Carried,
  stored: Map<string, StoredRow>,
): Promise<string[]> {
  const [{ uuid: memorialUuid }] = tables.memorials
  const damaged = new Set(bag.extraFiles)
  for (const { uuid, originalName, title } of tables.media) {
    const path = files[uuid]
    const there = path ? await bag.read(path, (body) => storeRestored(context, memorialUuid, body)) : null
    if (there?.isWhole) stored.set(uuid, there.made)
    else damaged.add(path || originalName || title || uuid)
    if (there && !there.isWhole) await context.storage.remove([there.made.originalKey])
  }
  return [...damaged]
}

/** @param carried what is written of the archive */
function write(
  context: Context,
  { archive, carried, owner }: { archive: Carried; carried: Carried; owner: NewOwner | null },
  stored: ReadonlyMap<string, StoredRow>,
): Promise<Omit<Restored, 'damaged'>> {
  const files = carried.tables.media.filter(({ uuid }) => stored.has(uuid))
  const tables = { ...carried.tables, media: files }
  const [row] = tables.memorials
  const memorialUuid = row.uuid
  const now = context.clock.now()
  return changes.changePage(context, memorialUuid, async (tx) => {
    const hiddenAt = await readHiddenAt(tx, archive.tables.memorials[0], now)
    const place = owner ? await claimNewPlace(tx, row, owner) : await claimFormerPlace(tx, carried, now)
    const pictures = { profilePhotoUuid: null, hostVideoUuid: null }
    await insertRows(tx, 'memorials', [{ ...row, ...place, ...pictures, hiddenAt }])
    for (const { slug } of tables.addresses) if (slug && isSlug(slug)) await claimSlug(tx, slug, memorialUuid)
    await insertParts(tx, { ...carried, tables }, stored)
    const shown = (uuid: string | null) => (uuid && stored.has(uuid) ? uuid : null)
    await tx
      .updateTable('memorials')
      .set({ profilePhotoUuid: shown(row.profilePhotoUuid), hostVideoUuid: shown(row.hostVideoUuid) })
      .where('uuid', '=', memorialUuid)
      .execute()
    await renderSkipped(context, tx, memorialUuid)
    if (owner) await addHost(tx, memorialUuid, { ...owner, role: 'OWNER', since: now }, now)
    const hosts = await bringHostsBack(tx, carried, now)
    const by = owner ? { userUuid: owner.userUuid } : ({ isOperator: true } as const)
    await auditLog.record(context, tx, { memorialUuid, ...by }, 'RESTORED')
    const inRoles = (...roles: string[]) => files.filter(({ role }) => roles.includes(role)).length
    const videos = inRoles('HOST_VIDEO', 'FILM')
    const recordings = inRoles('MEMORY_VOICE', 'MEMORY_FILM')
    const links = tables.events.flatMap(({ streamUrl, recordingUrl }) => [streamUrl, recordingUrl])
    return {
      memorialUuid,
      nameOfPerson: row.nameOfPerson,
      shareSlug: place.shareSlug,
      formerSlug: row.shareSlug,
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
      linksLeftOut: links.filter((link): link is string => link !== null && !typedLink(link)),
    }
  })
}

/** A link as its host may type it; null for any other. */
const typedLink = (link: string | null) => readStreamLink(link ?? '')?.url ?? null

/** All rows but the memorial's own and its addresses, with what the archive does not say, or is not believed of. */
async function insertParts(
  tx: Tx,
  { tables, madeBy }: Carried,
  stored: ReadonlyMap<string, StoredRow>,
): Promise<void> {
  const [{ uuid: memorialUuid }] = tables.memorials
  const told: { [T in CarriedTable]?: (row: CarriedRow<T>) => object | undefined } = {
    // What was to be sent is not sent again by itself.
    contacts: ({ inviteState }) => ({
      inviteToken: newToken(),
      ...(inviteState === 'QUEUED' && { inviteState: 'NONE' }),
    }),
    events: ({ streamUrl, recordingUrl }) => ({
      streamUrl: typedLink(streamUrl),
      recordingUrl: typedLink(recordingUrl),
    }),
    media: ({ uuid }) => stored.get(uuid),
    donations: ({ intentId, dateDonated }) => ({
      purpose: 'donation',
      intentId: markFormer(memorialUuid, intentId),
      formerServer: madeBy,
      paidAt: dateDonated,
      completedAt: dateDonated,
      dateDonated: undefined,
    }),
    ordersOfService: ({ content }) => ({ content: JSON.stringify(content) }),
  }
  for (const table of carriedTables.filter((one) => one !== 'memorials' && one !== 'addresses')) {
    const more = told[table] as ((row: CarriedRow) => object) | undefined
    await insertRows(
      tx,
      table,
      tables[table].map((row) => ({ ...row, memorialUuid, ...more?.(row) })),
    )
  }
  await putFirst(tx, memorialUuid)
}

/** Gifts that are here already stay: they outlive their memorial. */
async function insertRows(tx: Tx, table: CarriedTable, rows: readonly object[]): Promise<void> {
  // PostgreSQL takes 65,535 values in one statement.
  for (let at = 0; at < rows.length; at += 500)
    await tx
      // The tables have no type in common; names of columns were checked (`Carried`), values are PostgreSQL's to check.
      .insertInto(resolveTable(table) as 'stories')
      .values(rows.slice(at, at + 500) as never)
      .$if(table === 'donations', (query) =>
        query.onConflict((conflict) => conflict.column('uuid').doNothing()),
      )
      .execute()
}
