import type { ContactInput } from '#contract/contacts.ts'
import { contactFields, contactKey, contactText } from '#contract/contacts-text.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { invitations } from '#contract/limits.ts'

/** A contact as it stands in the list. */
export interface KnownContact {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
}

/** What a list of contacts becomes. */
interface ContactPlan {
  /** In their order. */
  rows: KnownContact[]
  /** Of those, the ones whose address stays, and with it all that is known of their invitation. */
  kept: string[]
}

type Wanted = Omit<KnownContact, 'uuid' | 'firstName' | 'surname'> &
  Pick<ContactInput, 'firstName' | 'surname'>

/**
 * What replaces a list of contacts: what is neither an email nor a phone is dropped,
 * each address stands once, in the order given. An invitation belongs to an address, so the address decides which
 * contact it is; the uuid does so only for one whose address was changed, and it then begins anew.
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

/** A name that is not sent stays as it is: the lists of the wizard know none. */
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

/** What decides whether somebody may be invited now. */
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

/** One invitation in ten minutes; one that was not delivered may be tried again at once. */
export function inviteRefusal(contact: InviteFacts, now: Date): InviteRefusal | null {
  if (!contact.email) return { code: 'CONTACT_HAS_NO_EMAIL' }
  if (contact.unsubscribedAt) return { code: 'CONTACT_UNSUBSCRIBED' }
  const wasDelivered = contact.inviteState === 'QUEUED' || contact.inviteState === 'SENT'
  if (!wasDelivered || !contact.inviteQueuedAt) return null
  const waitMs = contact.inviteQueuedAt.getTime() + invitations.resendMinutes * 60_000 - now.getTime()
  return waitMs > 0 ? { code: 'INVITE_TOO_SOON', retryAfterSeconds: Math.ceil(waitMs / 1000) } : null
}

/** What became of invitations in a day. */
interface Outcomes {
  sent: number
  bounced: number
  unsubscribed: number
}

/** So many are judged; fewer tell nothing. */
const ENOUGH = { bounced: 20, unsubscribed: 10 }

/** Whether a list looks like one of addresses that were bought or made up: most do not exist, or many want no mail. */
export const looksLikeRelay = ({ sent, bounced, unsubscribed }: Outcomes): boolean =>
  (bounced >= ENOUGH.bounced && bounced > sent) ||
  (unsubscribed >= ENOUGH.unsubscribed && unsubscribed * 5 > sent)

/** How long an invitation waits for a portrait that is being prepared, and how often it looks. */
const PORTRAIT_WAIT = { mostMs: 3 * 60_000, lookAgainSeconds: 10 }

/**
 * Seconds until an invitation may go out with its portrait; 0 where that is now. A picture that takes longer than
 * usual holds nobody's invitation up.
 */
export function portraitWait(state: string | null, queuedAt: Date, now: Date): number {
  const isAwaited = state === 'PROCESSING' && now.getTime() - queuedAt.getTime() < PORTRAIT_WAIT.mostMs
  return isAwaited ? PORTRAIT_WAIT.lookAgainSeconds : 0
}

/** The narrowest rendition that is sharp at 200 px on a dense screen, else the widest there is. */
export function portraitWidth(widths: readonly number[]): number | null {
  return widths.find((width) => width >= 400) ?? widths.at(-1) ?? null
}

const REASON_MAX = 300

/** A mail server's own words on one line, short enough to be shown. */
export function bounceReason(words: string): string {
  return words.replace(/\s+/g, ' ').trim().slice(0, REASON_MAX)
}
