import type { PublicEvent } from '#contract/events.ts'
import { readStreamLink } from '#contract/stream-link.ts'
import type { Language } from '#languages/index.ts'
import { type MailableWords, mailableName, mailableWords } from '#server/lib/spam.ts'
import { mailMoment, namedDay } from './dates.ts'
import type { WrittenMail } from './render.tsx'
import { mailTranslator } from './translator.ts'

/** A part of the day as a mail tells it, in the language of its reader. */
export interface MailedPart {
  name: string
  /** Null without a date. */
  when: string | null
  place: MailableWords | null
  isCancelled: boolean
}

export const mailedPart = (event: PublicEvent, language: Language): MailedPart => ({
  name: partName(event, language),
  when: whenOf(event, language),
  place: mailableWords(event.place),
  isCancelled: event.isCancelled,
})

/** A title that holds an offer or an address is in no mail. */
const partName = ({ title, kind }: PublicEvent, language: Language): string =>
  (title && mailableName(title)) || mailTranslator(language)(`programme.kinds.${kind}`)

/** What a calendar file in a mail says of an event: nothing that a stranger could advertise with. */
export const mailedEvent = (event: PublicEvent, language: Language) => ({
  ...event,
  name: partName(event, language),
  place: mailableWords(event.place),
  details: mailableWords(event.details),
  streamUrl: event.streamUrl && readStreamLink(event.streamUrl)?.isKnown ? event.streamUrl : null,
})

function whenOf({ date, beginsAt, zone }: PublicEvent, language: Language): string | null {
  if (!date) return null
  return beginsAt && zone ? mailMoment(date, beginsAt, zone, language) : namedDay(date, language, zone)
}

/** The mail with a file for calendars, if there is one. */
export function attachCalendar(mail: WrittenMail, name: string, file: string | null): WrittenMail {
  if (file === null) return mail
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return { ...mail, attachments: [{ filename: `${name}.ics`, contentType, content: Buffer.from(file) }] }
}
