import type { PublicEvent } from '#contract/events.ts'
import type { Language } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mailDate, mailMoment } from './dates.ts'
import { mailTranslator } from './translator.ts'

/** A part of the day as a mail tells it, in the language of its reader. */
export interface MailedPart {
  name: string
  /** Null without a date. */
  when: string | null
  place: string | null
  isCancelled: boolean
}

export const mailedPart = (event: PublicEvent, language: Language): MailedPart => ({
  name: partName(event, language),
  when: whenOf(event, language),
  place: event.place,
  isCancelled: event.isCancelled,
})

/** A title that holds an offer or an address is in no mail. */
export const partName = ({ title, kind }: PublicEvent, language: Language): string =>
  (title && mailableName(title)) || mailTranslator(language)(`programme.kinds.${kind}`)

function whenOf({ date, beginsAt, zone }: PublicEvent, language: Language): string | null {
  if (!date) return null
  return beginsAt && zone ? mailMoment(date, beginsAt, zone, language) : mailDate(date, language)
}
