import { randomUUID } from 'node:crypto'
import type { Contact, ContactInput } from '#contract/contacts.ts'
import { contactKey } from '#contract/contacts-text.ts'
import { contacts as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { appendContacts, endOfContacts } from './repo.ts'
import { deleteContact, insertContact, type NewAddress, replaceEmail, respellEmail } from './repo-edit.ts'
import { lockContact } from './repo-invitations.ts'

// Edits single contacts; saving a memorial replaces the whole list.

/** Rejects with CONTACT_EXISTS or TOO_MANY_CONTACTS. */
export async function addContact(context: Context, host: HostAccess, email: string) {
  const { memorialUuid } = host
  const uuid = randomUUID()
  const { memorial } = await changes.editing(context, host, null, ['CHANGED_CONTACTS'], async (tx) => {
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
  const { memorial } = await changes.editing(context, host, null, ['CHANGED_CONTACTS'], async (tx) => {
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
  const { memorial } = await changes.editing(context, host, null, ['CHANGED_CONTACTS'], async (tx) => {
    const contact = await lockContact(tx, host.memorialUuid, contactUuid)
    if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
    if (contactKey(contact.email ?? '') === contactKey(email)) await respellEmail(tx, contact.uuid, email)
    else await replaceEmail(tx, contact, { email, keepsName })
  })
  return { contact: contactOf(memorial, contactUuid), memorial }
}

/** Rejects with CONTACT_NOT_FOUND. */
export const removeContact = (context: Context, host: HostAccess, contactUuid: string) =>
  changes.editing(context, host, null, ['CHANGED_CONTACTS'], async (tx) => {
    if (!(await deleteContact(tx, host.memorialUuid, contactUuid))) throw new DomainError('CONTACT_NOT_FOUND')
  })

function contactOf(memorial: Memorial, contactUuid: string): Contact {
  const contact = memorial.contacts.find((one) => one.uuid === contactUuid.toLowerCase())
  if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
  return contact
}
