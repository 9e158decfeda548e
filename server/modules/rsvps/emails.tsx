import { brand } from '#app/brand.ts'
import type { Language } from '#contract/languages/index.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDate } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailFact, MailOverline, MailSun } from '#server/mails/memorial-parts.tsx'
import { MailButton, MailHeading, MailLines, MailLink, MailText } from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import type { Mail } from '#server/ports/mail.ts'

interface Confirmation {
  nameOfPerson: MailableName
  shareSlug: string
  /** `YYYY-MM-DD` */
  memorialDate: string | null
  address: string | null
  status: Rsvp['status']
  guests: number
  email: string
  /** The day as an iCalendar file, for whoever may come. */
  calendar: string | null
  /** Somebody else has answered under the same address. */
  isShared: boolean
  /** To the answer, so that it can be changed. */
  link: string
  unsubscribeLink: string
}

/**
 * What somebody answered, when and where. Nothing in it was written by whoever typed the address, who may be
 * anybody: no name and no message.
 */
export function confirmationMail(answer: Confirmation, language: Language): AnswerMail {
  const { nameOfPerson: name, status } = answer
  const t = mailTranslator(language)
  const said = t(`rsvp.answers.${status}`)
  return writtenAbout(answer, language, {
    subject: t('rsvp.subject', { name }),
    preheader: t('rsvp.preheader', { answer: said }),
    overline: t('rsvp.overline'),
    first: t('rsvp.thanks'),
    what: t('rsvp.answer', { answer: said }),
    guests: t('rsvp.guests', { guests: answer.guests }),
    shared: t('rsvp.shared'),
    calendar: t('rsvp.calendar'),
    change: t('rsvp.change'),
    why: t('rsvp.why', { email: answer.email, product: brand.name }),
    unsubscribe: t('rsvp.unsubscribe'),
  })
}

/** That the day is near, to whoever comes or was not sure; its date is known. Nothing of theirs is in it either. */
export function reminderMail(answer: Confirmation, language: Language): AnswerMail {
  const { nameOfPerson: name, memorialDate, status } = answer
  const t = mailTranslator(language)
  const date = memorialDate === null ? '' : mailDate(memorialDate, language)
  return writtenAbout(answer, language, {
    subject: t('reminder.subject', { name, date }),
    preheader: t('reminder.preheader'),
    overline: t('reminder.overline'),
    first: t('reminder.near'),
    what: t(status === 'UNSURE' ? 'reminder.unsure' : 'reminder.attending'),
    guests: t('reminder.guests', { guests: answer.guests }),
    calendar: t('reminder.calendar'),
    change: t('reminder.change'),
    why: t('reminder.why', { email: answer.email, product: brand.name }),
    unsubscribe: t('reminder.unsubscribe'),
  })
}

/** That the day is set, to whoever answered before it was and may come. */
export function dayMail(answer: Confirmation, language: Language): AnswerMail {
  const { nameOfPerson: name, memorialDate, status } = answer
  const t = mailTranslator(language)
  const date = memorialDate === null ? '' : mailDate(memorialDate, language)
  return writtenAbout(answer, language, {
    subject: t('reminder.subject', { name, date }),
    preheader: t('daySet.preheader'),
    overline: t('reminder.overline'),
    first: t('daySet.set'),
    what: t(status === 'UNSURE' ? 'reminder.unsure' : 'reminder.attending'),
    guests: t('reminder.guests', { guests: answer.guests }),
    calendar: t('reminder.calendar'),
    change: t('reminder.change'),
    why: t('daySet.why', { email: answer.email, product: brand.name }),
    unsubscribe: t('reminder.unsubscribe'),
  })
}

type AnswerMail = Pick<Mail, 'subject' | 'html' | 'text' | 'language' | 'attachments'>

interface Words {
  subject: string
  preheader: string
  overline: string
  first: string
  what: string
  /** Said where there are any. */
  guests: string
  /** Said, where others answered under the same address, of the answer that was given now. */
  shared?: string
  /** Said where it is attached. */
  calendar: string
  change: string
  why: string
  unsubscribe: string
}

function writtenAbout(answer: Confirmation, language: Language, words: Words): AnswerMail {
  const {
    nameOfPerson,
    memorialDate,
    address,
    guests,
    isShared,
    calendar,
    link,
    shareSlug,
    unsubscribeLink,
  } = answer
  const footer = (
    <>
      {words.why}
      <br />
      <MailLink href={unsubscribeLink}>{words.unsubscribe}</MailLink>
    </>
  )
  const mail = renderMail(
    <MailLayout language={language} title={words.subject} preheader={words.preheader} footer={footer}>
      <MailOverline>{words.overline}</MailOverline>
      <MailHeading display>{nameOfPerson}</MailHeading>
      {(memorialDate || address) && <MailSun />}
      {memorialDate && <MailFact large>{mailDate(memorialDate, language)}</MailFact>}
      {address && (
        <MailFact>
          <MailLines>{address}</MailLines>
        </MailFact>
      )}
      <MailText begins>{words.first}</MailText>
      <MailText>
        {words.what}
        {guests > 0 && ` ${words.guests}`}
      </MailText>
      {isShared && words.shared && <MailText>{words.shared}</MailText>}
      {calendar && <MailText>{words.calendar}</MailText>}
      <MailButton href={link}>{words.change}</MailButton>
    </MailLayout>,
  )
  const attachments = calendar ? [attached(calendar, `${shareSlug}.ics`)] : []
  return { subject: words.subject, ...mail, ...(calendar && { attachments }) }
}

const attached = (calendar: string, filename: string) => ({
  filename,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: Buffer.from(calendar),
})
