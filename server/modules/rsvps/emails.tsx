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

/** Reminds people who come, watch or are not sure that a day is near: `memorialDate`, whose parts are `byEvent`. */
export const reminderMail = (answer: Confirmation, language: Language): AnswerMail =>
  writeAboutDay(answer, language, {
    preheader: 'reminder.preheader',
    first: 'reminder.near',
    why: 'reminder.why',
  })

/** Tells people who answered before the day was set, and may come, that it is set. */
export const dayMail = (answer: Confirmation, language: Language): AnswerMail =>
  writeAboutDay(answer, language, { preheader: 'daySet.preheader', first: 'daySet.set', why: 'daySet.why' })

/** It contains nothing typed by its reader either. */
function writeAboutDay(
  answer: Confirmation,
  language: Language,
  words: {
    preheader: 'reminder.preheader' | 'daySet.preheader'
    first: 'reminder.near' | 'daySet.set'
    why: 'reminder.why' | 'daySet.why'
  },
): AnswerMail {
  const { nameOfPerson: name, memorialDate, zone, email } = answer
  const t = mailTranslator(language)
  const date = memorialDate === null ? '' : namedDay(memorialDate, language, zone)
  return writtenAbout(answer, language, {
    subject: t('reminder.subject', { name, date }),
    preheader: t(words.preheader),
    overline: t('layout.memorialFor'),
    first: t(words.first),
    what: t(reminded[answerOf(answer.byEvent) ?? answer.status]),
    guests: t('rsvp.guests', { guests: answer.guests }),
    programme: t('programme.parts'),
    calendar: t('rsvp.calendar'),
    change: t('reminder.change'),
    why: t(words.why, { email, product: brand.name }),
  })
}

const reminded = {
  ATTENDING: 'reminder.attending',
  WATCHING: 'reminder.watching',
  UNSURE: 'reminder.unsure',
  NOT_ATTENDING: 'reminder.unsure',
} as const

type AnswerMail = Pick<Mail, 'subject' | 'html' | 'text' | 'language' | 'attachments'>

/** `guests` is shown if there are any, `calendar` where a calendar file is attached, `programme` before the events. */
interface Words
  extends Record<'subject' | 'preheader' | 'overline' | 'first' | 'what' | 'guests', string>,
    Record<'programme' | 'calendar' | 'change' | 'why', string> {
  takeBack?: string
}

function writtenAbout(answer: Confirmation, language: Language, words: Words): AnswerMail {
  const { nameOfPerson, memorialDate, zone, address, guests, calendar, link, takeBackLink } = answer
  const { shareSlug, unsubscribeLink, isAddressProven } = answer
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
  const attached = {
    filename: `${shareSlug}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendar ?? ''),
  }
  return { subject: words.subject, ...mail, ...(calendar && { attachments: [attached] }) }
}

/** What was answered to an event, and its calendar file. */
function Answered({ event, language }: { event: MailedEvent; language: Language }) {
  const t = mailTranslator(language)
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
