import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { attachCalendar } from '#server/mails/programme.ts'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface EventNotice {
  nameOfPerson: MailableName
  /** Empty when the host gave no name: then the mail has no signature. */
  hostName: MailableName
  /** The host's own words, which were screened. */
  message: string
  email: string
  /** To the answer, to change it; of whoever has none, to give it. */
  link: string
  /** They were invited, and have not answered. */
  isInvited: boolean
  unsubscribeLink: string
  /** A file that changes their calendar, and what it is called. */
  calendar: string | null
  calendarName: string
}

/** The host's words about an event, to somebody who answered or was invited. */
export function writeEventMail(notice: EventNotice, language: Language) {
  const { nameOfPerson: name, hostName, message, email, link, unsubscribeLink, isInvited } = notice
  const t = translateMail(language, { name, email })
  const mail = writeMail(t, 'eventNotice', {
    preheader: t(isInvited ? 'eventNotice.preheaderInvited' : 'eventNotice.preheader'),
    helpBeside: link,
    overline: t('layout.memorialFor'),
    texts: [
      [message],
      { signed: hostName },
      t(isInvited ? 'eventNotice.answerInvited' : 'eventNotice.answer'),
    ],
    button: { label: t(isInvited ? 'eventNotice.answerNow' : 'rsvp.change'), href: link },
    why: t(isInvited ? 'eventNotice.whyInvited' : 'eventNotice.why'),
    stop: { label: t('rsvp.unsubscribe'), href: unsubscribeLink },
  })
  return attachCalendar(mail, notice.calendarName, notice.calendar)
}
