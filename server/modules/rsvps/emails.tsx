import { brand } from '#app/brand.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import { mailDate } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailFact, MailOverline, MailSun } from '#server/mails/memorial-parts.tsx'
import { MailButton, MailHeading, MailLink, MailText } from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import type { Mail } from '#server/ports/mail.ts'

export interface Confirmation {
  nameOfPerson: string
  shareSlug: string
  /** `YYYY-MM-DD` */
  memorialDate: string | null
  address: string | null
  status: Rsvp['status']
  guests: number
  email: string
  /** The day as an iCalendar file, for whoever may come. */
  calendar: string | null
  /** To the answer, so that it can be changed. */
  link: string
  /** Of whoever was invited. */
  unsubscribeLink: string | null
}

/**
 * What somebody answered, when and where. Nothing in it was written by whoever typed the address, who may be
 * anybody: no name and no message.
 */
export function confirmationMail(
  answer: Confirmation,
): Pick<Mail, 'subject' | 'html' | 'text' | 'attachments'> {
  const { nameOfPerson: name, memorialDate, address, status, guests, calendar, link, shareSlug } = answer
  const t = mailTranslator()
  const subject = t('rsvp.subject', { name })
  const mail = renderMail(
    <MailLayout
      title={subject}
      preheader={t('rsvp.preheader', { answer: t(`tables.answers.${status}`) })}
      footer={<WhyItCame {...answer} />}
    >
      <MailOverline>{t('rsvp.overline')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      {(memorialDate || address) && <MailSun />}
      {memorialDate && <MailFact large>{mailDate(memorialDate)}</MailFact>}
      {address && <MailFact>{address}</MailFact>}
      <MailText>{t('rsvp.thanks')}</MailText>
      <MailText>
        {t('rsvp.answer', { answer: t(`tables.answers.${status}`) })}
        {guests > 0 && ` ${t('rsvp.guests', { guests })}`}
      </MailText>
      {calendar && <MailText>{t('rsvp.calendar')}</MailText>}
      <MailButton href={link}>{t('rsvp.change')}</MailButton>
    </MailLayout>,
  )
  return { subject, ...mail, ...(calendar && { attachments: [attached(calendar, `${shareSlug}.ics`)] }) }
}

function WhyItCame({ email, unsubscribeLink }: Confirmation) {
  const t = mailTranslator()
  return (
    <>
      {t('rsvp.why', { email, product: brand.name })}
      {unsubscribeLink && (
        <>
          <br />
          <MailLink href={unsubscribeLink}>{t('rsvp.unsubscribe')}</MailLink>
        </>
      )}
    </>
  )
}

const attached = (calendar: string, filename: string) => ({
  filename,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: Buffer.from(calendar),
})
