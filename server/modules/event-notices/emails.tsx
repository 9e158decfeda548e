import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline } from '#server/mails/memorial-parts.tsx'
import { MailButton, MailHeading, MailLines, MailLink, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

export interface EventNotice {
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
}

/** The host's words about an event, to somebody who answered or was invited. */
export function writeEventMail(notice: EventNotice, language: Language): WrittenMail {
  const { nameOfPerson: name, hostName, message, email, link, unsubscribeLink, isInvited } = notice
  const t = mailTranslator(language)
  const subject = t('eventNotice.subject', { name })
  const footer = (
    <>
      {t(isInvited ? 'eventNotice.whyInvited' : 'eventNotice.why', { email, product: brand.name })}
      <br />
      <MailLink href={unsubscribeLink}>{t('rsvp.unsubscribe')}</MailLink>
    </>
  )
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t(isInvited ? 'eventNotice.preheaderInvited' : 'eventNotice.preheader')}
      helpBeside={link}
      footer={footer}
    >
      <MailOverline>{t('layout.memorialFor')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      <MailText begins>
        <MailLines>{message}</MailLines>
      </MailText>
      {hostName && (
        <MailText signed>
          <bdi>{hostName}</bdi>
        </MailText>
      )}
      <MailText>{t(isInvited ? 'eventNotice.answerInvited' : 'eventNotice.answer')}</MailText>
      <MailButton href={link}>{t(isInvited ? 'eventNotice.answerNow' : 'rsvp.change')}</MailButton>
    </MailLayout>,
  )
}
