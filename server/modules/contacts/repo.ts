import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ContactInput } from '#contract/contacts.ts'
import { contacts as limits } from '#contract/limits.ts'
import { newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { recallInvited } from './repo-invited.ts'
import { type KnownContact, plannedContacts } from './rules.ts'

/**
 * Makes a memorial's list of contacts what the inputs say, in the caller's transaction, which makes the saves of one
 * memorial take turns. Invitations stay with their address, and so does the wish not to be invited.
 */
export async function replaceContacts(
  tx: Tx,
  memorialUuid: string,
  inputs: readonly ContactInput[],
): Promise<void> {
  const existing = await lockContacts(tx, memorialUuid)
  const { rows, kept } = plannedContacts(inputs, existing, randomUUID)
  await tx
    .deleteFrom('contacts')
    .where('memorialUuid', '=', memorialUuid)
    .$if(kept.length > 0, (query) => query.where('uuid', 'not in', kept))
    .execute()
  if (rows.length === 0) return
  await putContacts(tx, memorialUuid, rows)
  await recallWhatIsKnown(tx, memorialUuid)
}

/**
 * Puts those that are not in the list yet behind the others, in the caller's transaction; their ids. Rejects with
 * TOO_MANY_CONTACTS.
 */
export async function appendContacts(
  tx: Tx,
  memorialUuid: string,
  inputs: readonly ContactInput[],
): Promise<string[]> {
  const existing = await lockContacts(tx, memorialUuid)
  const { rows, kept } = plannedContacts([...existing, ...inputs], existing, randomUUID)
  const isKept = new Set(kept)
  const added = rows.filter(({ uuid }) => !isKept.has(uuid))
  if (existing.length + added.length > limits.max) throw new DomainError('TOO_MANY_CONTACTS')
  if (added.length === 0) return []
  const { position } = await endOfContacts(tx, memorialUuid)
  await putContacts(tx, memorialUuid, added, position)
  await recallWhatIsKnown(tx, memorialUuid)
  return added.map(({ uuid }) => uuid)
}

/** The list as it stands, until the transaction ends. */
const lockContacts = (tx: Tx, memorialUuid: string): Promise<KnownContact[]> =>
  tx
    .selectFrom('contacts')
    .select(['uuid', 'email', 'phone', 'firstName', 'surname'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .forUpdate()
    .execute()

/** How many contacts a memorial has, and the place behind the last. */
export async function endOfContacts(tx: Tx, memorialUuid: string) {
  const { count, last } = await tx
    .selectFrom('contacts')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return { count, position: last === null ? 0 : last + 1 }
}

/** @param first the place of the first of them */
function putContacts(tx: Tx, memorialUuid: string, rows: KnownContact[], first = 0) {
  const written = tx
    .insertInto('contacts')
    .values(rows.map((row, at) => ({ ...row, memorialUuid, position: first + at, inviteToken: newToken() })))
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        phone: eb.ref('excluded.phone'),
        firstName: eb.ref('excluded.firstName'),
        surname: eb.ref('excluded.surname'),
        position: eb.ref('excluded.position'),
        // Another number has not been texted yet.
        textedAt: sql<Date | null>`case when contacts.phone = excluded.phone then contacts.texted_at end`,
      })),
    )
  // Two addresses that are one to the database's idea of letter case, though not to ours.
  return eachOnce('contacts', () => written.execute())
}

/** Rejects with CONTACT_EXISTS, naming `field`, when an address would stand twice in a list. */
export async function eachOnce(field: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (reason) {
    if (isUniqueViolation(reason)) throw new DomainError('CONTACT_EXISTS', { field })
    throw reason
  }
}

/** Of whoever is put on the list again: that they were invited, or asked not to be. */
export async function recallWhatIsKnown(tx: Tx, memorialUuid: string): Promise<void> {
  await recallUnsubscribed(tx, memorialUuid)
  await recallInvited(tx, memorialUuid)
}

function recallUnsubscribed(tx: Tx, memorialUuid: string) {
  return tx
    .updateTable('contacts')
    .from('unsubscribed')
    .set((eb) => ({ unsubscribedAt: eb.ref('unsubscribed.unsubscribedAt') }))
    .where('contacts.memorialUuid', '=', memorialUuid)
    .where('contacts.unsubscribedAt', 'is', null)
    .whereRef('unsubscribed.memorialUuid', '=', 'contacts.memorialUuid')
    .where(sql`lower(contacts.email)`, '=', sql.ref('unsubscribed.email'))
    .execute()
}

/** Notes the wish on the contact and for good. False when no contact has this token. */
export async function unsubscribeContact(tx: Tx, inviteToken: string, now: Date): Promise<boolean> {
  const contact = await tx
    .updateTable('contacts')
    .set((eb) => ({ unsubscribedAt: eb.fn.coalesce('unsubscribedAt', eb.val(now)) }))
    .where('inviteToken', '=', inviteToken)
    .returning(['memorialUuid', sql<string | null>`lower(email)`.as('email')])
    .executeTakeFirst()
  if (contact?.email) await noteWish(tx, { ...contact, email: contact.email }, now)
  return contact !== undefined
}

/** The same by the token of a mail about an answer, for whoever was not invited. False when it is no answer's. */
export async function unsubscribeAnswer(tx: Tx, mailToken: string, now: Date): Promise<boolean> {
  if (!UUID.test(mailToken)) return false
  const answer = await tx
    .selectFrom('rsvps')
    .select(['memorialUuid', sql<string | null>`lower(email)`.as('email')])
    .where('mailToken', '=', mailToken)
    .executeTakeFirst()
  if (answer?.email) await noteWish(tx, { ...answer, email: answer.email }, now)
  return answer !== undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const noteWish = (tx: Tx, { memorialUuid, email }: { memorialUuid: string; email: string }, now: Date) =>
  tx
    .insertInto('unsubscribed')
    .values({ memorialUuid, email, unsubscribedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** PostgreSQL's name for it. */
const isUniqueViolation = (reason: unknown) =>
  reason instanceof Error && 'code' in reason && reason.code === '23505'
