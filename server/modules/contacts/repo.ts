import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ContactInput } from '#contract/contacts.ts'
import { contacts as limits } from '#contract/limits.ts'
import { newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { endUninvitedSessions, recallInvited } from './repo-invited.ts'
import { type KnownContact, plannedContacts } from './rules.ts'

/**
 * Replaces a memorial's list of contacts, in the caller's transaction, which serializes saves of one memorial.
 * Invitations and unsubscriptions stay with their address.
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
  if (rows.length > 0) {
    await putContacts(tx, memorialUuid, rows)
    await recallWhatIsKnown(tx, memorialUuid)
  }
  await endUninvitedSessions(tx, memorialUuid)
}

/**
 * Appends the contacts that are not in the list yet, in the caller's transaction; returns their ids. Rejects with
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

/** The current list, locked until the transaction ends. */
const lockContacts = (tx: Tx, memorialUuid: string): Promise<KnownContact[]> =>
  tx
    .selectFrom('contacts')
    .select(['uuid', 'email', 'phone', 'firstName', 'surname'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .forUpdate()
    .execute()

/** How many contacts a memorial has, and the position after the last. */
export async function endOfContacts(tx: Tx, memorialUuid: string) {
  const { count, last } = await tx
    .selectFrom('contacts')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return { count, position: last === null ? 0 : last + 1 }
}

/** @param first the position of the first row */
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
        // A new number has not been texted yet.
        textedAt: sql<Date | null>`case when contacts.phone = excluded.phone then contacts.texted_at end`,
      })),
    )
  // Two addresses may be the same by the database's rules of letter case, though not by ours.
  return eachOnce('contacts', () => written.execute())
}

/** Rejects with CONTACT_EXISTS, naming `field`, when a list would hold an address twice. */
export async function eachOnce(field: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (reason) {
    if (isUniqueViolation(reason)) throw new DomainError('CONTACT_EXISTS', { field })
    throw reason
  }
}

/** For contacts that are added again: that they were invited, or unsubscribed. */
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

/** Unsubscribes the contact, and its address for good. False when no contact has this token. */
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

/**
 * The same by the token of a mail about an answer, for people who were not invited. False when no answer has it: one
 * whose address was corrected has another.
 */
export async function unsubscribeAnswer(tx: Tx, mailToken: string, now: Date): Promise<boolean> {
  const answer = await tx
    .selectFrom('answers')
    .select(['memorialUuid', sql<string | null>`lower(email)`.as('email')])
    .where('mailToken', '=', mailToken)
    .executeTakeFirst()
  if (answer?.email) await noteWish(tx, { ...answer, email: answer.email }, now)
  return answer !== undefined
}

/** Of whoever was named without being asked, by the token of their mail. Returns the memorial; null where nobody has it. */
export async function removeSuccessor(tx: Tx, namingToken: string, now: Date): Promise<string | null> {
  const successor = await tx
    .deleteFrom('archiveSuccessors')
    .where('namingToken', '=', namingToken)
    .returning(['memorialUuid', sql<string>`lower(email)`.as('email')])
    .executeTakeFirst()
  if (successor) await noteWish(tx, successor, now)
  return successor?.memorialUuid ?? null
}

/** What the memorial of such a token is called, and its address. */
export const readMemorialOfToken = (db: Db, token: string) =>
  db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'shareSlug'])
    .where('deletedAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .where((eb) => {
      const contact = eb.selectFrom('contacts').select('memorialUuid').where('inviteToken', '=', token)
      return eb.or([
        eb('uuid', 'in', contact),
        eb('uuid', 'in', eb.selectFrom('answers').select('memorialUuid').where('mailToken', '=', token)),
        eb(
          'uuid',
          'in',
          eb.selectFrom('archiveSuccessors').select('memorialUuid').where('namingToken', '=', token),
        ),
      ])
    })
    .executeTakeFirst()

const noteWish = (tx: Tx, { memorialUuid, email }: { memorialUuid: string; email: string }, now: Date) =>
  tx
    .insertInto('unsubscribed')
    .values({ memorialUuid, email, unsubscribedAt: now })
    // Whoever asked for mails in between wants none from now on.
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'email']).doUpdateSet({ unsubscribedAt: now }),
    )
    .execute()

/** PostgreSQL's code for it. */
const isUniqueViolation = (reason: unknown) =>
  reason instanceof Error && 'code' in reason && reason.code === '23505'
