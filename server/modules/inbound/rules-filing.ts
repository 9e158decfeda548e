import { contributions } from '#contract/limits.ts'

/** Whether the mail comes from whoever was written to. */
export type MailSender = 'PROVEN' | 'OTHER' | 'UNPROVEN'

/**
 * @param from the address in the From header, in small letters
 * @param address where the mail went that is answered
 * @param isAligned whether the domain of `from` vouches for the mail
 */
export function senderOf(from: string, address: string | null, isAligned: boolean): MailSender {
  if (!isAligned) return 'UNPROVEN'
  return from !== '' && from === address?.toLowerCase() ? 'PROVEN' : 'OTHER'
}

/** What a memory holds of a text: all of it, or its beginning up to a space. */
export function fitting(text: string): { message: string; isCut: boolean } {
  if (text.length <= contributions.messageMax) return { message: text, isCut: false }
  const start = text.slice(0, contributions.messageMax)
  const space = start.search(/\s\S*$/)
  // Half of a letter outside of the first plane is none.
  const whole = (space > contributions.messageMax / 2 ? start.slice(0, space) : start).replace(
    /[\ud800-\udbff]$/,
    '',
  )
  return { message: whole.trimEnd(), isCut: true }
}
