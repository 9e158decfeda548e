import { randomUUID } from 'node:crypto'
import type { Contact, ContactInput } from '#contract/contacts.ts'
import { contactKey } from '#contract/contacts-text.ts'
import { contacts as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { newToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { appendContacts, eachOnce, endOfContacts, recallWhatIsKnown } from './repo.ts'
import { lockContact } from './repo-invitations.ts'
import { endUninvitedSessions } from './repo-invited.ts'

// Edits single contacts; saving a memorial replaces the whole list.

/** Rejects with CONTACT_EXISTS or TOO_MANY_CONTACTS. */
export async function addContact(context: Context, host: HostAccess, email: string) {
  const { memorialUuid } = host
  const uuid = randomUUID()
  const { memorial } = await changes.edit(context, host, null, ['CHANGED_CONTACTS'], async (tx) => {
    const { count, position } = await endOfContacts(tx, memorialUuid)
    if (count >= limits.max) throw new DomainError('TOO_MANY_CONTACTS')
    await insertContact(tx, { uuid, memorialUuid, email, position })
  })
  return { contact: contactOf(memorial, uuid), memorial }
}

/**
 * Appends the contacts that are not in the list yet. All or none: rejects with TOO_MANY_CONTACTS or CONTACT_EXISTS.
 */
export async function addContacts(context: Context, host: HostAccess, inputs: readonly ContactInput[]) {
  let added: string[] = []
  const { memorial } = await changes.edit(context, host, null, ['CHANGED_CONTACTS'], async (tx) => {
    added = await appendContacts(tx, host.memorialUuid, inputs)
  })
  return { contacts: memorial.contacts.filter(({ uuid }) => added.includes(uuid)), memorial }
}

/** Rejects with CONTACT_NOT_FOUND or CONTACT_EXISTS. */
export async function updateContact(
  context: Context,
  host: HostAccess,
  contactUuid: string,
  { email, keepsName }: NewAddress,
) {
  const { memorial } = await changes.edit(context, host, null, ['CHANGED_CONTACTS'], async (tx) => {
    const contact = await lockContact(tx, host.memorialUuid, contactUuid)
    if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
    if (contactKey(contact.email ?? '') === contactKey(email)) await respellEmail(tx, contact.uuid, email)
    else await replaceEmail(tx, contact, { email, keepsName })
  })
  return { contact: contactOf(memorial, contactUuid), memorial }
}

/** Rejects with CONTACT_NOT_FOUND. */
export const removeContact = (context: Context, host: HostAccess, contactUuid: string) =>
  changes.edit(context, host, null, ['CHANGED_CONTACTS'], async (tx) => {
    if (!(await deleteContact(tx, host.memorialUuid, contactUuid))) throw new DomainError('CONTACT_NOT_FOUND')
  })

function contactOf(memorial: Memorial, contactUuid: string): Contact {
  const contact = memorial.contacts.find((one) => one.uuid === contactUuid.toLowerCase())
  if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
  return contact
}

/** Rejects with CONTACT_EXISTS. */
async function insertContact(
  tx: Tx,
  contact: { uuid: string; memorialUuid: string; email: string; position: number },
): Promise<void> {
  await eachOnce('email', () =>
    tx
      .insertInto('contacts')
      .values({ ...contact, inviteToken: newToken() })
      .execute(),
  )
  await recallWhatIsKnown(tx, contact.memorialUuid)
}

/** Changes the spelling of the same address. */
function respellEmail(tx: Tx, contactUuid: string, email: string) {
  return tx.updateTable('contacts').set({ email }).where('uuid', '=', contactUuid).execute()
}

interface NewAddress {
  email: string
  /** Whether the name goes with it, too (docs/decisions/0015). */
  keepsName?: boolean | undefined
}

/**
 * Another person's address from now on: nobody has invited it, and neither the link that the former one was sent nor
 * what they answered is theirs (docs/decisions/0015). Rejects with CONTACT_EXISTS.
 */
async function replaceEmail(
  tx: Tx,
  contact: { uuid: string; memorialUuid: string },
  { email, keepsName = true }: NewAddress,
): Promise<void> {
  await eachOnce('email', () =>
    tx
      .updateTable('contacts')
      .set({
        email,
        ...(!keepsName && { firstName: '', surname: '' }),
        inviteState: 'NONE',
        inviteError: null,
        inviteQueuedAt: null,
        dateInviteSent: null,
        inviteToken: newToken(),
        unsubscribedAt: null,
      })
      .where('uuid', '=', contact.uuid)
      .execute(),
  )
  await tx.updateTable('answers').set({ contactUuid: null }).where('contactUuid', '=', contact.uuid).execute()
  await recallWhatIsKnown(tx, contact.memorialUuid)
  await endUninvitedSessions(tx, contact.memorialUuid)
}

/** False when the contact is not in this memorial's list. */
async function deleteContact(tx: Tx, memorialUuid: string, contactUuid: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('contacts')
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contactUuid)
    .executeTakeFirst()
  await endUninvitedSessions(tx, memorialUuid)
  return result.numDeletedRows > 0n
}
