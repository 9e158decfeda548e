import type { ContactInput } from '#contract/contacts.ts'
import { contactFields, contactKey, contactText } from '#contract/contacts-text.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { invitations } from '#contract/limits.ts'

/** A contact in the list. */
export interface KnownContact {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
}

/** The changes that a new list of contacts makes. */
interface ContactPlan {
  /** In their order. */
  rows: KnownContact[]
  /** The rows whose address stays, and with it the state of their invitation. */
  kept: string[]
}

type Wanted = Omit<KnownContact, 'uuid' | 'firstName' | 'surname'> &
  Pick<ContactInput, 'firstName' | 'surname'>

/**
 * Plans the replacement of a list of contacts: drops entries that are neither email nor phone, and keeps each address
 * once, in the order given. An invitation belongs to an address, so the address identifies a contact. The uuid does so
 * only when the address was changed; the invitation then starts anew.
 */
export function plannedContacts(
  inputs: readonly ContactInput[],
  existing: readonly KnownContact[],
  newUuid: () => string,
): ContactPlan {
  const wanted = distinctContacts(inputs)
  const byAddress = new Map(existing.map((contact) => [keyOf(contact), contact]))
  const free = new Map(
    existing.filter((contact) => !wanted.has(keyOf(contact))).map((contact) => [contact.uuid, contact]),
  )
  const kept: string[] = []
  const rows = [...wanted].map(([key, { uuid, ...fields }]) => {
    const same = byAddress.get(key)
    if (same) {
      kept.push(same.uuid)
      return merged(same, { ...fields, phone: fields.phone ?? (fields.email && same.phone) })
    }
    const changed = uuid ? free.get(uuid) : undefined
    if (changed) free.delete(changed.uuid)
    return merged(changed ?? { uuid: newUuid(), firstName: '', surname: '' }, fields)
  })
  return { rows, kept }
}

function distinctContacts(inputs: readonly ContactInput[]) {
  const wanted = new Map<string, Wanted & { uuid: string | undefined }>()
  for (const { uuid, email, phone, firstName, surname } of inputs) {
    const [first, second] = [contactFields(email ?? ''), contactFields(phone ?? '')]
    const fields = { email: first.email ?? second.email, phone: second.phone ?? first.phone }
    const key = keyOf(fields)
    if (key === '' || wanted.has(key)) continue
    wanted.set(key, { uuid: uuid?.toLowerCase(), ...fields, firstName, surname })
  }
  return wanted
}

const keyOf = (contact: Pick<KnownContact, 'email' | 'phone'>) => contactKey(contactText(contact))

/** A name missing from the input stays: the wizard's lists have no names. */
function merged(known: Pick<KnownContact, 'uuid' | 'firstName' | 'surname'>, wanted: Wanted): KnownContact {
  const { email, phone, firstName, surname } = wanted
  return {
    uuid: known.uuid,
    email,
    phone,
    firstName: firstName ?? known.firstName,
    surname: surname ?? known.surname,
  }
}

/** The facts that decide whether a contact may be invited now. */
interface InviteFacts {
  email: string | null
  inviteState: string
  inviteQueuedAt: Date | null
  unsubscribedAt: Date | null
}

interface InviteRefusal {
  code: ErrorCode
  retryAfterSeconds?: number
}

/** One invitation in ten minutes; after a failed delivery a retry is allowed at once. */
export function inviteRefusal(contact: InviteFacts, now: Date): InviteRefusal | null {
  if (!contact.email) return { code: 'CONTACT_HAS_NO_EMAIL' }
  if (contact.unsubscribedAt) return { code: 'CONTACT_UNSUBSCRIBED' }
  const wasDelivered = contact.inviteState === 'QUEUED' || contact.inviteState === 'SENT'
  if (!wasDelivered || !contact.inviteQueuedAt) return null
  const waitMs = contact.inviteQueuedAt.getTime() + invitations.resendMinutes * 60_000 - now.getTime()
  return waitMs > 0 ? { code: 'INVITE_TOO_SOON', retryAfterSeconds: Math.ceil(waitMs / 1000) } : null
}

/** Outcomes of the invitations of one day. */
interface Outcomes {
  sent: number
  bounced: number
  unsubscribed: number
}

/** Fewer outcomes than this say nothing. */
const ENOUGH = { bounced: 20, unsubscribed: 10 }

/** Whether a list looks bought or made up: most addresses do not exist, or many people unsubscribe. */
export const looksLikeRelay = ({ sent, bounced, unsubscribed }: Outcomes): boolean =>
  (bounced >= ENOUGH.bounced && bounced > sent) ||
  (unsubscribed >= ENOUGH.unsubscribed && unsubscribed * 5 > sent)

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
