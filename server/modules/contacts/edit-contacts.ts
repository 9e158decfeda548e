import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ContactInput } from '#contract/contacts.ts'
import { contactKey } from '#contract/contacts-text.ts'
import { contacts as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { hashInvited } from './queries.ts'
import { type KnownContact, planContacts } from './rules.ts'

const editContacts = (context: Context, host: HostAccess, work: (tx: Tx) => Promise<unknown>) =>
  changes.edit(context, host, null, ['CHANGED_CONTACTS'], work)

/** Rejects with CONTACT_EXISTS or TOO_MANY_CONTACTS. */
export async function addContact(context: Context, host: HostAccess, email: string) {
  let added: string[] = []
  const { memorial } = await editContacts(context, host, async (tx) => {
    added = await appendContacts(tx, host.memorialUuid, [{ email }])
    if (added.length === 0) throw new DomainError('CONTACT_EXISTS', { field: 'email' })
  })
  return { contact: contactOf(memorial, added[0]), memorial }
}

/**
 * Appends the contacts that are not in the list yet. All or none: rejects with TOO_MANY_CONTACTS or CONTACT_EXISTS.
 */
export async function addContacts(context: Context, host: HostAccess, inputs: readonly ContactInput[]) {
  let added: string[] = []
  const { memorial } = await editContacts(context, host, async (tx) => {
    added = await appendContacts(tx, host.memorialUuid, inputs)
  })
  return { contacts: memorial.contacts.filter(({ uuid }) => added.includes(uuid)), memorial }
}

/**
 * Changes the spelling of an address. Another address is another person's: nobody has invited it, and neither the link that
 * the former one was sent nor what they answered is theirs (docs/decisions/0015). Rejects with CONTACT_NOT_FOUND or
 * CONTACT_EXISTS.
 *
 * @param change.keepsName false: the name goes with the former address
 */
export async function updateContact(
  context: Context,
  host: HostAccess,
  contactUuid: string,
  { email, keepsName = true }: { email: string; keepsName?: boolean | undefined },
) {
  const { memorialUuid } = host
  const { memorial } = await editContacts(context, host, async (tx) => {
    const contact = await tx
      .selectFrom('contacts')
      .select('email')
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', contactUuid)
      .executeTakeFirst()
    if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
    const isSame = contactKey(contact.email ?? '') === contactKey(email)
    const anew = {
      ...(!keepsName && { firstName: '', surname: '' }),
      inviteState: 'NONE' as const,
      inviteError: null,
      inviteQueuedAt: null,
      dateInviteSent: null,
      inviteToken: newToken(),
      unsubscribedAt: null,
    }
    const changed = tx.updateTable('contacts').set({ email, ...(!isSame && anew) })
    await eachOnce('email', changed.where('uuid', '=', contactUuid).execute())
    if (isSame) return
    await tx
      .updateTable('answers')
      .set({ contactUuid: null })
      .where('contactUuid', '=', contactUuid)
      .execute()
    await recallWhatIsKnown(tx, memorialUuid)
    await endUninvitedSessions(tx, memorialUuid)
  })
  return { contact: contactOf(memorial, contactUuid), memorial }
}

/** Rejects with CONTACT_NOT_FOUND. */
export const removeContact = (context: Context, host: HostAccess, contactUuid: string) =>
  editContacts(context, host, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('contacts')
      .where('memorialUuid', '=', host.memorialUuid)
      .where('uuid', '=', contactUuid)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new DomainError('CONTACT_NOT_FOUND')
    await endUninvitedSessions(tx, host.memorialUuid)
  })

function contactOf(memorial: Memorial, contactUuid = '') {
  const contact = memorial.contacts.find(({ uuid }) => uuid === contactUuid.toLowerCase())
  if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
  return contact
}

/**
 * Replaces a memorial's list of contacts, in the transaction of its save, which serializes saves of one memorial.
 * Invitations and unsubscriptions stay with their address.
 */
export async function replaceContacts(
  tx: Tx,
  memorialUuid: string,
  inputs: readonly ContactInput[],
): Promise<void> {
  const rows = planContacts(inputs, await lockContacts(tx, memorialUuid), randomUUID)
  const kept = rows.filter(({ isKept }) => isKept).map(({ uuid }) => uuid)
  await tx
    .deleteFrom('contacts')
    .where('memorialUuid', '=', memorialUuid)
    .$if(kept.length > 0, (query) => query.where('uuid', 'not in', kept))
    .execute()
  if (rows.length > 0) await putContacts(tx, memorialUuid, rows, 0)
  await endUninvitedSessions(tx, memorialUuid)
}

/** Returns the ids of those that were not in the list yet. */
async function appendContacts(tx: Tx, memorialUuid: string, inputs: readonly ContactInput[]) {
  const existing = await lockContacts(tx, memorialUuid)
  const planned = planContacts([...existing, ...inputs], existing, randomUUID)
  const added = planned.filter(({ isKept }) => !isKept)
  if (existing.length + added.length > limits.max) throw new DomainError('TOO_MANY_CONTACTS')
  if (added.length > 0) await putContacts(tx, memorialUuid, added, (existing.at(-1)?.position ?? -1) + 1)
  return added.map(({ uuid }) => uuid)
}

/** The current list, locked until the transaction ends. */
const lockContacts = (tx: Tx, memorialUuid: string) =>
  tx
    .selectFrom('contacts')
    .select(['uuid', 'email', 'phone', 'firstName', 'surname', 'position'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .forUpdate()
    .execute()

async function putContacts(
  tx: Tx,
  memorialUuid: string,
  rows: readonly KnownContact[],
  firstPosition: number,
): Promise<void> {
  const values = rows.map(({ uuid, email, phone, firstName, surname }, at) => ({
    uuid,
    memorialUuid,
    email,
    phone,
    firstName,
    surname,
    position: firstPosition + at,
    inviteToken: newToken(),
  }))
  const written = tx
    .insertInto('contacts')
    .values(values)
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
  await eachOnce('contacts', written.execute())
  await recallWhatIsKnown(tx, memorialUuid)
}

/** Rejects with CONTACT_EXISTS, naming `field`, when a list would hold an address twice (PostgreSQL's 23505). */
async function eachOnce(field: string, written: Promise<unknown>): Promise<void> {
  try {
    await written
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === '23505')
      throw new DomainError('CONTACT_EXISTS', { field })
    throw reason
  }
}

/** For contacts that are added again: that they unsubscribed, or were invited. */
async function recallWhatIsKnown(tx: Tx, memorialUuid: string): Promise<void> {
  await sql`update contacts set unsubscribed_at = unsubscribed.unsubscribed_at from unsubscribed
    where contacts.memorial_uuid = ${memorialUuid} and contacts.unsubscribed_at is null
      and unsubscribed.memorial_uuid = contacts.memorial_uuid and unsubscribed.email = lower(contacts.email)`.execute(
    tx,
  )
  await sql`update contacts
    set invite_state = 'SENT', date_invite_sent = invited.sent_at, invite_queued_at = invited.sent_at
    from invited_addresses invited
    where contacts.memorial_uuid = ${memorialUuid} and contacts.invite_state = 'NONE'
      and invited.memorial_uuid = contacts.memorial_uuid and invited.sent_at is not null
      and invited.address_hash = ${hashInvited(sql`contacts.memorial_uuid`, sql`contacts.email`)}`.execute(tx)
}

/**
 * Ends what personal links of this memorial opened for addresses that are none of its contacts' any more: a link that is
 * over leaves nothing open, also when its address is added again (docs/decisions/0006).
 */
const endUninvitedSessions = (tx: Tx, memorialUuid: string) =>
  sql`delete from sessions using users
    where users.uuid = sessions.user_uuid and sessions.invited_to = ${memorialUuid} and not exists (
      select from contacts
      where contacts.memorial_uuid = ${memorialUuid} and lower(contacts.email) = lower(users.email))`.execute(
    tx,
  )
