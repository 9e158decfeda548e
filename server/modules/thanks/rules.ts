import type { ErrorCode } from '#contract/errors.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { screenText } from '#server/lib/spam.ts'

interface Facts {
  words: string
  isPaid: boolean
  isUnsubscribed: boolean
}

/**
 * Why a line gets no note; null when it gets one. Who came by themselves, with an address of theirs, gets whatever the family
 * writes (docs/decisions/0026); mail to an address that was only typed must not be of use to anybody who advertises
 * (docs/decisions/0015).
 */
export function findRefusal(
  { thankedAt, mail, isProven }: { thankedAt: Date | null; mail: string | null; isProven: boolean },
  { words, isPaid, isUnsubscribed }: Facts,
): ErrorCode | null {
  if (thankedAt) return 'ALREADY_THANKED'
  if (!mail) return 'CONTRIBUTOR_UNREACHABLE'
  if (isProven) return null
  if (isUnsubscribed) return 'CONTACT_UNSUBSCRIBED'
  if (!isPaid) return 'NOT_PAID'
  return screenText(words, 0) === null ? null : 'BAD_INPUT'
}

/** Null also where an address or a number stands for the name. */
export const readFirstName = ({ name }: { name: string | null }): string | null =>
  name === null || isNoName.test(name) ? null : firstNameOf(name)

const isNoName = /@|^\P{L}*$/u
