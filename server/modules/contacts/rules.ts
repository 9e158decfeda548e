import type { Selectable } from 'kysely'
import type { ContactInput } from '#contract/contacts.ts'
import { contactFields, contactKey, contactText } from '#contract/contacts-text.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { invitations } from '#contract/limits.ts'
import type { DB } from '#server/ports/database.ts'

/** A contact in the list. */
export interface KnownContact {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
}

/** A contact of a new list; `isKept`: its address stays, and with it the state of its invitation. */
type PlannedContact = KnownContact & { isKept: boolean }

/**
 * Plans the replacement of a list of contacts: drops entries that are neither email nor phone, and keeps each address
 * once, in the order given. An invitation belongs to an address, so the address identifies a contact. The uuid does so
 * only when the address was changed; the invitation then starts anew. A name missing from the input stays: the wizard's
 * lists have no names.
 */
export function planContacts(
  inputs: readonly ContactInput[],
  existing: readonly KnownContact[],
  newUuid: () => string,
): PlannedContact[] {
  const wanted = new Map<string, ContactInput & Pick<KnownContact, 'email' | 'phone'>>()
  for (const input of inputs) {
    const [first, second] = [contactFields(input.email ?? ''), contactFields(input.phone ?? '')]
    const fields = { email: first.email ?? second.email, phone: second.phone ?? first.phone }
    const key = keyOf(fields)
    if (key !== '' && !wanted.has(key)) wanted.set(key, { ...input, ...fields })
  }
  const byAddress = new Map(existing.map((contact) => [keyOf(contact), contact]))
  const others = existing.filter((contact) => !wanted.has(keyOf(contact)))
  const free = new Map(others.map((contact) => [contact.uuid, contact]))
  return [...wanted].map(([key, { uuid, email, phone, firstName, surname }]) => {
    const same = byAddress.get(key)
    const known = same ?? free.get(uuid?.toLowerCase() ?? '')
    if (known) free.delete(known.uuid)
    return {
      uuid: known?.uuid ?? newUuid(),
      email,
      phone: phone ?? (email && same ? same.phone : null),
      firstName: firstName ?? known?.firstName ?? '',
      surname: surname ?? known?.surname ?? '',
      isKept: same !== undefined,
    }
  })
}

const keyOf = (contact: Pick<KnownContact, 'email' | 'phone'>) => contactKey(contactText(contact))

/** One invitation in ten minutes; after a failed delivery a retry is allowed at once. */
export function inviteRefusal(
  contact: Pick<Selectable<DB['contacts']>, 'email' | 'inviteState' | 'inviteQueuedAt' | 'unsubscribedAt'>,
  now: Date,
): { code: ErrorCode; retryAfterSeconds?: number } | null {
  if (!contact.email) return { code: 'CONTACT_HAS_NO_EMAIL' }
  if (contact.unsubscribedAt) return { code: 'CONTACT_UNSUBSCRIBED' }
  const wasDelivered = contact.inviteState === 'QUEUED' || contact.inviteState === 'SENT'
  if (!wasDelivered || !contact.inviteQueuedAt) return null
  const waitMs = contact.inviteQueuedAt.getTime() + invitations.resendMinutes * 60_000 - now.getTime()
  return waitMs > 0 ? { code: 'INVITE_TOO_SOON', retryAfterSeconds: Math.ceil(waitMs / 1000) } : null
}

/** How long an invitation waits for a portrait in progress, and how often it checks. */
const PORTRAIT_WAIT = { mostMs: 3 * 60_000, lookAgainSeconds: 10 }

/** Seconds until an invitation may go out with its portrait; 0 when now. After the longest wait it goes out without. */
export function portraitWait(state: string | null, queuedAt: Date, now: Date): number {
  const isAwaited = state === 'PROCESSING' && now.getTime() - queuedAt.getTime() < PORTRAIT_WAIT.mostMs
  return isAwaited ? PORTRAIT_WAIT.lookAgainSeconds : 0
}

/** The narrowest rendition that is sharp at 200 px on a dense screen, else the widest. */
export function portraitWidth(widths: readonly number[]): number | null {
  return widths.find((width) => width >= 400) ?? widths.at(-1) ?? null
}
