import { text } from 'node:stream/consumers'
import type { Restored } from '#contract/archive.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { withoutOwnTokens } from '#contract/own-tokens.ts'
import { isPrintCode } from '#contract/printed-address.ts'
import { isSlug } from '#contract/slug.ts'
import { BagRefused, type OpenedBag, openBag } from '#server/lib/bag-reader.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { notAfter } from '#server/lib/not-after.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as media from '#server/modules/media/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo-restore.ts'
import { retainedAfter } from './rules.ts'
import { endlessTime, formerIntentId, unknownZone, withTypedLinks } from './rules-believed.ts'
import { Carried, type CarriedRow, type CarriedTable, strayReference } from './rules-carried.ts'

// Makes a memorial again from its archive (docs/decisions/0036).

/**
 * All of it, or nothing. Every file is compared with its checksum before anything is stored. Rejects with the `RESTORE_…`
 * codes; `extra` names the files that are to blame.
 *
 * @param path a local file, which stays
 */
export async function restoreMemorial(context: Context, path: string): Promise<{ restored: Restored }> {
  const bag = await openBag(path).catch(refuse)
  const stored = new Map<string, StoredRow>()
  try {
    const carried = await readCarried(bag)
    const { uuid } = memorialOf(carried)
    for (const row of carried.tables.media) {
      const file = carried.files[String(row.uuid)]
      if (file === undefined || !bag.payload.has(file))
        throw new DomainError('RESTORE_DAMAGED', { extra: { files: [file ?? String(row.uuid)] } })
      stored.set(String(row.uuid), await media.storeRestored(context, uuid, await bag.read(file)))
    }
    return { restored: await write(context, carried, stored) }
  } catch (reason) {
    await context.storage.remove([...stored.values()].map(({ originalKey }) => originalKey))
    return refuse(reason)
  } finally {
    bag.close()
  }
}

type StoredRow = Awaited<ReturnType<typeof media.storeRestored>>

function refuse(reason: unknown): never {
  if (reason instanceof BagRefused) {
    const { message, files } = reason
    throw refusal(`RESTORE_${reason.reason}`, files.length > 0 ? '' : message, files)
  }
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : ''
  if (code === '23505') throw new DomainError('RESTORE_EXISTS')
  // What no row of ours can be: a checksum says that a file is whole, not who made it.
  if (/^2[23]/.test(code) && reason instanceof Error) throw refusal('RESTORE_VERSION', reason.message)
  throw reason
}

/** @param detail for the operator, in English */
function refusal(code: ErrorCode, detail: string, files: readonly string[] = []): DomainError {
  const said = new DomainError(code).message
  return new DomainError(code, { ...(detail && { english: `${said} (${detail})` }), extra: { files } })
}

async function readCarried(bag: OpenedBag): Promise<Carried> {
  if (!bag.payload.has('afterglow.json')) throw new DomainError('RESTORE_VERSION')
  let said: unknown
  try {
    const clean = (_key: string, value: unknown) =>
      typeof value === 'string' ? withoutOwnTokens(value) : value
    said = JSON.parse(await text(await bag.read('afterglow.json')), clean)
  } catch {
    throw new DomainError('RESTORE_VERSION')
  }
  const carried = Carried.safeParse(said)
  if (!carried.success)
    throw refusal('RESTORE_VERSION', `afterglow.json: ${carried.error.issues[0]?.message}`)
  const stray = strayReference(carried.data)
  if (stray) throw refusal('RESTORE_UNSAFE', `afterglow.json: ${stray} names what is not in the archive`)
  const endless = endlessTime(carried.data.tables)
  if (endless) throw refusal('RESTORE_VERSION', `afterglow.json: ${endless} has no end`)
  const zoneOf = unknownZone(carried.data.tables)
  if (zoneOf) throw refusal('RESTORE_VERSION', `afterglow.json: ${zoneOf} has a time zone that is none`)
  return carried.data
}

function memorialOf({ tables, hosts }: Carried) {
  const [row, ...more] = tables.memorials
  const { uuid, shareSlug, printCode, nameOfPerson } = row ?? {}
  const owners = hosts.filter(({ role }) => role === 'OWNER')
  const isOurs = typeof uuid === 'string' && UUID.test(uuid) && isPrintCode(String(printCode))
  if (!row || !isOurs || more.length > 0 || owners.length !== 1) throw new DomainError('RESTORE_VERSION')
  return {
    row,
    uuid: uuid.toLowerCase(),
    shareSlug: String(shareSlug),
    printCode: String(printCode),
    nameOfPerson: String(nameOfPerson),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function write(
  context: Context,
  carried: Carried,
  stored: ReadonlyMap<string, StoredRow>,
): Promise<Restored> {
  const { hosts, madeBy } = carried
  const { events, leftOut: linksLeftOut } = withTypedLinks(carried.tables.events)
  const tables = { ...carried.tables, events }
  const { row, uuid: memorialUuid, shareSlug: formerSlug, printCode, nameOfPerson } = memorialOf(carried)
  const now = context.clock.now()
  return changes.changingPages(context, async (tx, pageChanged) => {
    await repo.lockRestore(tx, memorialUuid)
    if (await repo.isHere(tx, memorialUuid, printCode)) throw new DomainError('RESTORE_EXISTS')
    const gifts = tables.donations.map(({ uuid }) => String(uuid))
    if (await repo.hasGiftOfOthers(tx, memorialUuid, gifts))
      throw refusal('RESTORE_UNSAFE', 'afterglow.json: a gift in it was given to another memorial')
    const wasHidden = await repo.wasHidden(tx, { memorialUuid, printCode })
    const former = tables.formerSlugs.map((one) => String(one.shareSlug))
    if (await repo.takeEndedCode(tx, printCode))
      await repo.takeEndedSlugs(tx, printCode, [formerSlug, ...former])
    const shareSlug = await memorials.freeSlug(tx, {
      name: nameOfPerson,
      memorialUuid,
      wanted: isSlug(formerSlug) ? formerSlug : null,
    })
    const retainedUntil = row.paymentCompletedAt ? retainedAfter(asDate(row.retainedUntil), now) : null
    // What the operator took off, no archive brings back.
    const hiddenAt = asDate(row.hiddenAt) ?? (wasHidden ? now : null)
    const paymentCompletedAt = notAfter(asDate(row.paymentCompletedAt), now)
    const fields = { ...row, uuid: memorialUuid, shareSlug, retainedUntil, hiddenAt, paymentCompletedAt }
    await repo.insertRows(tx, 'memorials', [
      { ...fields, profilePhotoUuid: null, hostVideoUuid: null } as never,
    ])
    for (const one of tables.formerSlugs)
      if (
        isSlug(String(one.shareSlug)) &&
        (await memorials.claimSlug(tx, String(one.shareSlug), memorialUuid))
      )
        await repo.insertRows(tx, 'formerSlugs', [one], () => ({ memorialUuid }))
    await insertParts(tx, tables, { memorialUuid, madeBy }, stored)
    await repo.setPictures(tx, memorialUuid, {
      profilePhotoUuid: (row.profilePhotoUuid ?? null) as string | null,
      hostVideoUuid: (row.hostVideoUuid ?? null) as string | null,
    })
    await media.renderSkipped(context, tx, memorialUuid)
    const accounts = []
    for (const { email, role, since, ...names } of hosts) {
      const { userUuid, isNew } = await repo.accountOf(tx, { email, ...names }, now)
      const host = { memorialUuid, userUuid, relationshipType: role, dateCreated: since }
      // What comes back with the memorial is no news of the day.
      await repo.insertHost(tx, { ...host, digestSentAt: now })
      accounts.push({ email, role, isNew })
    }
    await auditLog.record(context, tx, { memorialUuid, isOperator: true }, 'RESTORED')
    await pageChanged(memorialUuid)
    const inRoles = (...roles: unknown[]) => tables.media.filter(({ role }) => roles.includes(role)).length
    const videos = inRoles('HOST_VIDEO', 'FILM')
    const recordings = inRoles('MEMORY_VOICE', 'MEMORY_FILM')
    return {
      memorialUuid,
      nameOfPerson,
      shareSlug,
      formerSlug,
      hosts: accounts,
      photos: tables.media.length - videos - recordings,
      videos,
      recordings,
      memories: tables.contributions.length,
      answers: tables.rsvps.length,
      donations: tables.donations.length,
      retainedUntil: retainedUntil?.toISOString() ?? null,
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
    repo.insertRows(tx, table, tables[table], (row) => ({ ...own, ...more(row) }))
  await put('stories')
  // What was to be sent is not sent again by itself.
  await put('contacts', ({ inviteState }) => ({
    inviteToken: repo.newInviteToken(),
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

const asDate = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)
