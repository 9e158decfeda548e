import type { ReactNode } from 'react'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName, MailableWords } from '#server/lib/spam.ts'
import { namedDay } from '#server/mails/dates.ts'
import { MailLink, MailText } from '#server/mails/parts.tsx'
import { MailDay, MailProgramme } from '#server/mails/programme-parts.tsx'
import type { WrittenMail } from '#server/mails/render.tsx'
import { type MailTexts, translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'
import { answerOf, type MailedEvent } from './present.ts'

interface Confirmation {
  nameOfPerson: MailableName
  shareSlug: string
  /** `YYYY-MM-DD` */
  memorialDate: string | null
  /** Where the day is, if that is known. */
  zone: string | null
  address: MailableWords | null
  status: Rsvp['status']
  guests: number
  email: string
  /** The day as an iCalendar file, for people who may come. */
  calendar: string | null
  /** The programme, and what was answered to each event; empty without one. */
  byEvent: readonly MailedEvent[]
  /** A link to the answer, to change it. */
  link: string
  /** And to take it back; null where the mailbox may be another person's. */
  takeBackLink?: string | null
  unsubscribeLink: string
  /** Otherwise somebody typed it, who may be anybody. */
  isAddressProven: boolean
}

/**
 * What a person answered, when and where. It contains no name and no message, because anybody may have typed this
 * address.
 */
export function confirmationMail(confirmed: Confirmation, language: Language): WrittenMail {
  const answer = { ...confirmed, byEvent: confirmed.byEvent.filter(({ status }) => status !== null) }
  const t = translateAnswer(answer, language)
  const toAll = answerOf(answer.byEvent)
  const said = t(toAll ? `programme.answers.${toAll}` : `rsvp.answers.${answer.status}`)
  const { takeBackLink } = answer
  return writeAnswerMail(t, answer, {
    subject: t('rsvp.subject'),
    preheader: t('rsvp.preheader', { answer: said }),
    first: t('rsvp.thanks'),
    what: t('rsvp.answer', { answer: said }),
    programme: t('programme.answered'),
    change: t('rsvp.change'),
    small: [takeBackLink && <MailLink href={takeBackLink}>{t('rsvp.takeBack')}</MailLink>],
    why: t('rsvp.why'),
  })
}

/**
 * To people who come, watch or are not sure, about `memorialDate`, whose parts are `byEvent`. It contains nothing typed by
 * its reader either.
 *
 * @param kind `reminder`: the day is near; `daySet`: it is set, which it was not when they answered
 */
function writeDayMail(kind: 'reminder' | 'daySet', answer: Confirmation, language: Language): WrittenMail {
  const t = translateAnswer(answer, language)
  return writeAnswerMail(t, answer, {
    subject: t('reminder.subject'),
    preheader: t(`${kind}.preheader`),
    first: t(kind === 'reminder' ? 'reminder.near' : 'daySet.set'),
    what: t(reminded[answerOf(answer.byEvent) ?? answer.status]),
    programme: t('programme.parts'),
    change: t('reminder.change'),
    small: [],
    why: t(`${kind}.why`),
  })
}

export const reminderMail = (answer: Confirmation, language: Language) =>
  writeDayMail('reminder', answer, language)

export const dayMail = (answer: Confirmation, language: Language) => writeDayMail('daySet', answer, language)

const reminded = {
  ATTENDING: 'reminder.attending',
  WATCHING: 'reminder.watching',
  UNSURE: 'reminder.unsure',
  NOT_ATTENDING: 'reminder.unsure',
} as const

const translateAnswer = ({ nameOfPerson, email, memorialDate, zone }: Confirmation, language: Language) =>
  translateMail(language, {
    name: nameOfPerson,
    email,
    date: memorialDate === null ? '' : namedDay(memorialDate, language, zone),
  })

/** `what`: what they answered; `programme`: stands before the events. */
interface Words
  extends Record<'subject' | 'preheader' | 'first' | 'what' | 'programme' | 'change' | 'why', string> {
  small: readonly ReactNode[]
}

function writeAnswerMail(t: MailTexts, answer: Confirmation, words: Words): WrittenMail {
  const { shareSlug, guests, byEvent, calendar, link, unsubscribeLink, isAddressProven } = answer
  const { first, what, programme, change, ...head } = words
  const brings = guests > 0 && byEvent.length === 0 ? ` ${t('rsvp.guests', { guests })}` : ''
  const mail = writeMail(t, 'rsvp', {
    ...head,
    overline: t('layout.memorialFor'),
    facts: <MailDay {...answer} />,
    texts: [first, `${what}${brings}`],
    more: (
      <>
        <MailProgramme intro={programme} parts={byEvent} more={(event) => <Answered event={event} t={t} />} />
        {calendar && <MailText>{t('rsvp.calendar')}</MailText>}
      </>
    ),
    button: { label: change, href: link },
    stop: { label: t(isAddressProven ? 'rsvp.unsubscribe' : 'rsvp.notMe'), href: unsubscribeLink },
  })
  const attached = {
    filename: `${shareSlug}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendar ?? ''),
  }
  return calendar ? { ...mail, attachments: [attached] } : mail
}

/** What was answered to an event, and its calendar file. */
function Answered({ event, t }: { event: MailedEvent; t: MailTexts }) {
  const { status, guests, isCancelled, calendarLink } = event
  return (
    <>
      {status && !isCancelled && (
        <>
          <br />
          {t(`programme.answers.${status}`)}
          {guests > 0 && `. ${t('rsvp.guests', { guests })}`}
        </>
      )}
      {calendarLink && (
        <>
          <br />
          <MailLink href={calendarLink}>{t('programme.calendar')}</MailLink>
        </>
      )}
    </>
  )
}
