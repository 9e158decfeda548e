import type { Language } from '#languages/index.ts'
import { namedDay } from '#server/mails/dates.ts'
import { MailLink, MailText } from '#server/mails/parts.tsx'
import { attachCalendar } from '#server/mails/programme.ts'
import { MailDay, MailProgramme } from '#server/mails/programme-parts.tsx'
import type { WrittenMail } from '#server/mails/render.tsx'
import { type MailTexts, translateMail } from '#server/mails/translator.ts'
import { type Letter, writeMail } from '#server/mails/write-mail.tsx'
import { answerOf, type MailedEvent, type MailedFacts } from './present.ts'

type Confirmation = Pick<
  MailedFacts,
  | 'nameOfPerson'
  | 'shareSlug'
  | 'memorialDate'
  | 'zone'
  | 'address'
  | 'status'
  | 'guests'
  | 'email'
  | 'calendar'
  | 'byEvent'
  | 'link'
  | 'takeBackLink'
  | 'unsubscribeLink'
  | 'isAddressProven'
>

/**
 * What a person answered, when and where. It contains no name and no message, because anybody may have typed this
 * address.
 */
export function writeConfirmationMail(confirmed: Confirmation, language: Language): WrittenMail {
  const byEvent = confirmed.byEvent.filter(({ status }) => status !== null)
  const t = translateAnswer(confirmed, language)
  const toAll = answerOf(byEvent)
  const answer = t(toAll ? `programme.answers.${toAll}` : `rsvp.answers.${confirmed.status}`)
  const { takeBackLink } = confirmed
  return writeAnswerMail(
    t,
    'rsvp',
    { ...confirmed, byEvent },
    {
      preheader: t('rsvp.preheader', { answer }),
      first: t('rsvp.thanks'),
      what: t('rsvp.answer', { answer }),
      programme: t('programme.answered'),
      change: t('rsvp.change'),
      small: [takeBackLink && <MailLink href={takeBackLink}>{t('rsvp.takeBack')}</MailLink>],
    },
  )
}

/** To people who come, watch or are not sure: the day is near. */
export const writeReminderMail = (answer: Confirmation, language: Language) =>
  writeAboutDay('reminder', answer, language)

/** To the same: the day is set, which it was not when they answered. */
export const writeDayMail = (answer: Confirmation, language: Language) =>
  writeAboutDay('daySet', answer, language)

/** About `memorialDate`, whose parts are `byEvent`. It contains nothing typed by its reader either. */
function writeAboutDay(name: 'reminder' | 'daySet', answer: Confirmation, language: Language): WrittenMail {
  const t = translateAnswer(answer, language)
  return writeAnswerMail(t, name, answer, {
    subject: t('reminder.subject'),
    first: t(name === 'reminder' ? 'reminder.near' : 'daySet.set'),
    what: t(reminded[answerOf(answer.byEvent) ?? answer.status]),
    programme: t('programme.parts'),
    change: t('reminder.change'),
  })
}

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
type Words = Record<'first' | 'what' | 'programme' | 'change', string> &
  Pick<Letter, 'subject' | 'preheader' | 'small'>

function writeAnswerMail(
  t: MailTexts,
  name: 'rsvp' | 'reminder' | 'daySet',
  answer: Confirmation,
  { first, what, programme, change, ...words }: Words,
): WrittenMail {
  const { shareSlug, guests, byEvent, calendar, link, unsubscribeLink, isAddressProven } = answer
  const brings = guests > 0 && byEvent.length === 0 ? ` ${t('rsvp.guests', { guests })}` : ''
  const mail = writeMail(t, name, {
    ...words,
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
  return attachCalendar(mail, shareSlug, calendar)
}

/** What was answered to an event, and its calendar file. */
function Answered({ event, t }: { event: MailedEvent; t: MailTexts }) {
  const { status, guests, isCancelled, calendarLink } = event
  const brings = guests > 0 ? `. ${t('rsvp.guests', { guests })}` : ''
  return (
    <>
      {status && !isCancelled && <br />}
      {status && !isCancelled && `${t(`programme.answers.${status}`)}${brings}`}
      {calendarLink && <br />}
      {calendarLink && <MailLink href={calendarLink}>{t('programme.calendar')}</MailLink>}
    </>
  )
}
