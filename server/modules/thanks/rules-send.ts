import type { NotSent } from '#contract/thanks.ts'
import { screenText } from '#server/lib/spam.ts'
import { type Recipient, recipientOf, thankedOf } from './rules-lines.ts'
import type { LineRows } from './rules-rows.ts'

interface Facts {
  words: string
  isPaid: boolean
  /** Another line got a note at this address. */
  isAddressThanked: boolean
  isUnsubscribed: boolean
}

/**
 * Why a line gets no note, from what is known of it; null when it gets one. Who came by themselves, with an address of
 * theirs, gets whatever the family writes (docs/decisions/0026); mail to an address that was only typed must not be of use to
 * anybody who advertises (docs/decisions/0015).
 */
export function whyNotSent(line: LineRows, facts: Facts): Exclude<NotSent, 'LATER' | 'GONE'> | null {
  if (thankedOf(line)) return 'THANKED'
  const recipient = recipientOf(line)
  if (!recipient) return 'NO_ADDRESS'
  if (facts.isAddressThanked) return 'ADDRESS_THANKED'
  return recipient.isOnlyTyped ? whyNotTyped(facts) : null
}

function whyNotTyped({ words, isPaid, isUnsubscribed }: Facts) {
  if (isUnsubscribed) return 'UNSUBSCRIBED'
  if (!isPaid) return 'NOT_PAID'
  return screenText(words, 0) === null ? null : 'WORDS'
}

/**
 * By which a second note to one person is known; null for whoever gave no name, whatever hosts call or join their line: an
 * answer that depends on their address would tell whose it is.
 */
export const sentToOf = ({ address, isHidden }: Recipient): string | null =>
  isHidden ? null : address.toLowerCase()
