import { sql } from 'kysely'
import { isSlug } from '#contract/slug.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { hashPrintCode, hashText } from '#server/lib/memorials-of-slug.ts'
import { freeSlug } from '#server/modules/memorials/claim-slug.ts'
import { requireUnpaidRoom } from '#server/modules/memorials/create-memorial.ts'
import type { Tx } from '#server/ports/database.ts'
import { boundRetention } from './rules-believed.ts'
import type { Carried, CarriedRow } from './rules-carried.ts'

// Where a memorial that is made again stands: its address, its year, and who looks after it. An archive only says what it
// was, and anybody can have changed that.

/** Whose it becomes. `clientId`: of the upload, so that the same one makes one memorial. */
export interface NewOwner {
  userUuid: string
  clientId: string
}

/** A new address without a payment, for somebody who brings an archive. Rejects with TOO_MANY_UNPAID. */
export async function claimNewPlace(
  tx: Tx,
  { uuid: memorialUuid, nameOfPerson: name }: CarriedRow<'memorials'>,
  owner: NewOwner,
) {
  await requireUnpaidRoom(tx, owner.userUuid)
  const shareSlug = await freeSlug(tx, { name, memorialUuid, wanted: null })
  return { shareSlug, clientId: owner.clientId, paymentCompletedAt: null, retainedUntil: null }
}

/**
 * The place that it had, for the operator. Of the links and codes that this server keeps for nobody else it takes back those
 * that the archive proves. Rejects with RESTORE_EXISTS, and with RESTORE_UNREADABLE at a gift of another memorial.
 */
export async function claimFormerPlace(tx: Tx, { tables }: Carried, now: Date) {
  const [row] = tables.memorials
  const { uuid, printCode, shareSlug, nameOfPerson: name } = row
  // The same archive twice at once is restored once.
  await sql`select pg_advisory_xact_lock(hashtext('restore'), hashtext(${uuid}))`.execute(tx)
  const here = await tx
    .selectFrom('memorials')
    .select('uuid')
    .where((eb) => eb.or([eb('uuid', '=', uuid), eb('printCode', '=', printCode)]))
    .execute()
  if (here.length > 0) throw new DomainError('RESTORE_EXISTS')
  const gifts = tables.donations.map((gift) => gift.uuid)
  const giftsOfOthers = await tx
    .selectFrom('payments')
    .select('uuid')
    .where(sql<boolean>`uuid = any (${gifts}::uuid[])`)
    .where('memorialUuid', 'is distinct from', uuid)
    .execute()
  // A row of the archive would stand for it.
  if (giftsOfOthers.length > 0) throw new DomainError('RESTORE_UNREADABLE')
  await takeEndedAddresses(tx, printCode, [shareSlug, ...tables.addresses.flatMap(({ slug }) => slug ?? [])])
  const wanted = isSlug(shareSlug) ? shareSlug : null
  const paid = asDate(row.paymentCompletedAt)
  return {
    shareSlug: await freeSlug(tx, { name, memorialUuid: uuid, wanted }),
    clientId: null,
    // A payment of the future is none that was made.
    paymentCompletedAt: paid && paid > now ? now : paid,
    retainedUntil: paid ? boundRetention(asDate(row.retainedUntil), now) : null,
  }
}

/**
 * If this server removed the memorial with this code for good, its code leads to the memorial again, and of the links that
 * an archive names, those that the memorial had are no longer kept from it.
 */
const takeEndedAddresses = (tx: Tx, printCode: string, slugs: readonly string[]) =>
  tx
    .deleteFrom('addresses')
    .where((eb) =>
      eb.or([
        eb('hash', '=', hashPrintCode(printCode)),
        ...slugs.map((slug) => eb('proof', '=', hashText(`${slug}:${printCode}`))),
      ]),
    )
    .execute()

/**
 * When the operator took it off: as the archive says, or as this server remembers of its id or its code after it was
 * removed for good. No archive brings that back.
 */
export async function readHiddenAt(tx: Tx, row: CarriedRow<'memorials'>, now: Date): Promise<Date | null> {
  const ended = await tx
    .selectFrom('addresses')
    .select('hash')
    .where('proof', 'is not', null)
    .where((eb) =>
      eb.or([eb('hash', '=', hashPrintCode(row.printCode)), eb('proof', '=', hashText(row.uuid))]),
    )
    .executeTakeFirst()
  return asDate(row.hiddenAt) ?? (ended ? now : null)
}

/** The people who looked after it; accounts without password and confirmed address are made where there are none. */
export async function bringHostsBack(tx: Tx, { hosts, tables }: Carried, now: Date) {
  const accounts = []
  for (const { email, role, since, firstName, surname } of hosts) {
    const found = await tx
      .selectFrom('users')
      .select('uuid')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()
    const { uuid } =
      found ??
      (await tx
        .insertInto('users')
        .values({ email, firstName, surname, passwordHash: null, createdAt: now })
        .returning('uuid')
        .executeTakeFirstOrThrow())
    await addHost(tx, tables.memorials[0].uuid, { userUuid: uuid, role, since: new Date(since) }, now)
    accounts.push({ email, role, isNew: !found })
  }
  return accounts
}

/** What comes back with the memorial is no news of the day to its hosts. */
export const addHost = (
  tx: Tx,
  memorialUuid: string,
  { userUuid, role, since }: { userUuid: string; role: 'OWNER' | 'ADMIN' | 'MODERATOR'; since: Date },
  now: Date,
) =>
  tx
    .insertInto('relationships')
    .values({ memorialUuid, userUuid, relationshipType: role, dateCreated: since, digestSentAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const asDate = (time: string | null): Date | null => (time ? new Date(time) : null)
