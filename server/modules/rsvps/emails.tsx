import { brand } from '#contract/brand.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName, MailableWords } from '#server/lib/spam.ts'
import { namedDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailFact, MailOverline, MailSun } from '#server/mails/memorial-parts.tsx'
import { MailButton, MailHeading, MailLines, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import { MailProgramme } from '#server/mails/programme-parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import type { Mail } from '#server/ports/mail.ts'
import { answerOf, type MailedEvent } from './present-mail.ts'

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
export function confirmationMail(answer: Confirmation, language: Language): AnswerMail {
  const { nameOfPerson: name, status } = answer
  const t = mailTranslator(language)
  const byEvent = answer.byEvent.filter((event) => event.status !== null)
  const toAll = answerOf(byEvent)
  const said = toAll ? t(`programme.answers.${toAll}`) : t(`rsvp.answers.${status}`)
  return writtenAbout({ ...answer, byEvent }, language, {
    subject: t('rsvp.subject', { name }),
    preheader: t('rsvp.preheader', { answer: said }),
    overline: t('layout.memorialFor'),
    first: t('rsvp.thanks'),
    what: t('rsvp.answer', { answer: said }),
    guests: t('rsvp.guests', { guests: answer.guests }),
    programme: t('programme.answered'),
    calendar: t('rsvp.calendar'),
    change: t('rsvp.change'),
    takeBack: t('rsvp.takeBack'),
    why: t('rsvp.why', { email: answer.email, product: brand.name }),
  })
}

/**
 * Reminds people who come, watch or are not sure that a day is near: `memorialDate`, whose parts are `byEvent`. It contains nothing typed by them
 * either.
 */
export function reminderMail(answer: Confirmation, language: Language): AnswerMail {
  const { nameOfPerson: name, memorialDate, zone } = answer
  const t = mailTranslator(language)
  const date = memorialDate === null ? '' : namedDay(memorialDate, language, zone)
  const status = answerOf(answer.byEvent) ?? answer.status
  return writtenAbout(answer, language, {
    subject: t('reminder.subject', { name, date }),
    preheader: t('reminder.preheader'),
    overline: t('layout.memorialFor'),
    first: t('reminder.near'),
    what: t(reminded[status]),
    guests: t('rsvp.guests', { guests: answer.guests }),
    programme: t('programme.parts'),
    calendar: t('rsvp.calendar'),
    change: t('reminder.change'),
    why: t('reminder.why', { email: answer.email, product: brand.name }),
  })
}

const reminded = {
  ATTENDING: 'reminder.attending',
  WATCHING: 'reminder.watching',
  UNSURE: 'reminder.unsure',
  NOT_ATTENDING: 'reminder.unsure',
} as const

/** Tells people who answered before the day was set, and may come, that it is set. */
export function dayMail(answer: Confirmation, language: Language): AnswerMail {
  const { nameOfPerson: name, memorialDate, status, zone } = answer
  const t = mailTranslator(language)
  const date = memorialDate === null ? '' : namedDay(memorialDate, language, zone)
  return writtenAbout(answer, language, {
    subject: t('reminder.subject', { name, date }),
    preheader: t('daySet.preheader'),
    overline: t('layout.memorialFor'),
    first: t('daySet.set'),
    what: t(status === 'UNSURE' ? 'reminder.unsure' : 'reminder.attending'),
    guests: t('rsvp.guests', { guests: answer.guests }),
    programme: t('programme.parts'),
    calendar: t('rsvp.calendar'),
    change: t('reminder.change'),
    why: t('daySet.why', { email: answer.email, product: brand.name }),
  })
}

type AnswerMail = Pick<Mail, 'subject' | 'html' | 'text' | 'language' | 'attachments'>

interface Words {
  subject: string
  preheader: string
  overline: string
  first: string
  what: string
  /** Shown if there are guests. */
  guests: string
  /** Begins the list of events. */
  programme: string
  /** Shown when a calendar file is attached. */
  calendar: string
  change: string
  takeBack?: string
  why: string
}

function writtenAbout(answer: Confirmation, language: Language, words: Words): AnswerMail {
  const {
    nameOfPerson,
    memorialDate,
    zone,
    address,
    guests,
    calendar,
    link,
    takeBackLink,
    shareSlug,
    unsubscribeLink,
    isAddressProven,
  } = answer
  const t = mailTranslator(language)
  const footer = (
    <>
      {words.why}
      <br />
      <MailLink href={unsubscribeLink}>{t(isAddressProven ? 'rsvp.unsubscribe' : 'rsvp.notMe')}</MailLink>
    </>
  )
  const mail = renderMail(
    <MailLayout language={language} title={words.subject} preheader={words.preheader} footer={footer}>
      <MailOverline>{words.overline}</MailOverline>
      <MailHeading display>{nameOfPerson}</MailHeading>
      {(memorialDate || address) && <MailSun />}
      {memorialDate && <MailFact large>{namedDay(memorialDate, language, zone)}</MailFact>}
      {address && (
        <MailFact>
          <MailLines>{address}</MailLines>
        </MailFact>
      )}
      <MailText begins>{words.first}</MailText>
      <MailText>
        {words.what}
        {guests > 0 && answer.byEvent.length === 0 && ` ${words.guests}`}
      </MailText>
      <MailProgramme
        intro={words.programme}
        parts={answer.byEvent}
        language={language}
        more={(event) => <Answered event={event} language={language} />}
      />
      {calendar && <MailText>{words.calendar}</MailText>}
      <MailButton href={link}>{words.change}</MailButton>
      {takeBackLink && words.takeBack && (
        <MailSmall>
          <MailLink href={takeBackLink}>{words.takeBack}</MailLink>
        </MailSmall>
      )}
    </MailLayout>,
  )
  const attachments = calendar ? [attached(calendar, `${shareSlug}.ics`)] : []
  return { subject: words.subject, ...mail, ...(calendar && { attachments }) }
}

/** What was answered to an event, and its calendar file. */
function Answered({ event, language }: { event: MailedEvent; language: Language }) {
  const t = mailTranslator(language)
  const { status, isCancelled, calendarLink } = event
  return (
    <>
      {status && !isCancelled && (
        <>
          <br />
          {t(`programme.answers.${status}`)}
          {isWithGuests(event) && `. ${t('rsvp.guests', { guests: event.guests })}`}
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

const isWithGuests = ({ guests, isCancelled }: MailedEvent) => guests > 0 && !isCancelled

const attached = (calendar: string, filename: string) => ({
  filename,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: Buffer.from(calendar),
})
