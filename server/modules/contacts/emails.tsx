import { mailDate } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailFact, MailOverline, MailPortrait, MailSun } from '#server/mails/memorial-parts.tsx'
import { MailButton, MailHeading, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import type { Mail } from '#server/ports/mail.ts'

export interface Invitation {
  nameOfPerson: string
  /** `YYYY-MM-DD` */
  memorialDate: string | null
  address: string | null
  /** Empty when the host has told none: then nobody signs. */
  hostName: string
  /** Of the person who is invited, where it is known. */
  firstName: string
  email: string
  /** JPEG. */
  portrait: Buffer | null
  /** Personal: an answer from it needs no typing. */
  link: string
  unsubscribeLink: string
}

const PORTRAIT = 'portrait'

/** An invitation: who, when, where, and one button. */
export function invitationMail(
  invitation: Invitation,
): Pick<Mail, 'subject' | 'html' | 'text' | 'attachments'> {
  const { nameOfPerson: name, memorialDate, address, hostName, firstName, portrait, link } = invitation
  const t = mailTranslator()
  const subject = t('invitation.subject', { name })
  const mail = renderMail(
    <MailLayout
      title={subject}
      preheader={t('invitation.preheader', { name })}
      footer={<WhyItCame {...invitation} />}
    >
      {portrait && <MailPortrait src={`cid:${PORTRAIT}`} alt={t('invitation.portrait', { name })} />}
      <MailOverline>{t('invitation.overline')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      {(memorialDate || address) && <MailSun />}
      {memorialDate && <MailFact large>{mailDate(memorialDate)}</MailFact>}
      {address && <MailFact>{address}</MailFact>}
      {firstName && <MailText>{t('invitation.dear', { firstName })}</MailText>}
      <MailText>{t(hostName ? 'invitation.joinMe' : 'invitation.join', { name })}</MailText>
      {hostName && <MailText>{hostName}</MailText>}
      <MailButton href={link}>{t('invitation.open')}</MailButton>
      <MailSmall>
        {t('invitation.address')} <MailLink href={link} />
      </MailSmall>
    </MailLayout>,
  )
  return { subject, ...mail, ...(portrait && { attachments: [attached(portrait)] }) }
}

function WhyItCame({ hostName: host, email, unsubscribeLink }: Invitation) {
  const t = mailTranslator()
  return (
    <>
      {host ? t('invitation.sentFor', { host, email }) : t('invitation.sent', { email })}
      <br />
      {t('invitation.sorry')}
      <br />
      <MailLink href={unsubscribeLink}>{t('invitation.unsubscribe')}</MailLink>
    </>
  )
}

const attached = (content: Buffer) => ({
  filename: `${PORTRAIT}.jpg`,
  contentType: 'image/jpeg',
  content,
  cid: PORTRAIT,
})
