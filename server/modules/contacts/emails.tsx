import { excerptOf } from '#contract/excerpt.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName, MailableWords } from '#server/lib/spam.ts'
import { MailPortrait } from '#server/mails/memorial-parts.tsx'
import { MailLink } from '#server/mails/parts.tsx'
import type { MailedPart } from '#server/mails/programme.ts'
import { MailDay, MailProgramme } from '#server/mails/programme-parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

export interface Invitation {
  nameOfPerson: MailableName
  /** `YYYY-MM-DD` */
  memorialDate: string | null
  address: MailableWords | null
  details: MailableWords | null
  /** The parts of the day that the guest may see; empty where it has no more than a date, a place and details. */
  programme: readonly MailedPart[]
  /** Where the day is, if that is known. */
  zone: string | null
  /** The day of the memorial is not over: people can still answer. */
  isAhead: boolean
  /** An invitation was sent before. */
  isReminder: boolean
  /** Empty when the host gave no name: then the mail has no signature. */
  hostName: MailableName
  /** What the guest is called, if known. */
  greeted: MailableName
  email: string
  /** JPEG. */
  portrait: Buffer | null
  /** A reply to the mail becomes a memory. */
  takesReplies: boolean
  /** Personal: answering with it needs no typing. */
  link: string
  unsubscribeLink: string
}

const PORTRAIT = 'portrait'

/** The mail shows the start of the details, such as a time and what to bring; the memorial shows the rest. */
const DETAILS = 300

/** An invitation: who, when, where, and one button. A reminder says so first. */
export function invitationMail(invitation: Invitation, language: Language) {
  const { nameOfPerson: name, hostName: host, email, greeted, portrait } = invitation
  const { link, unsubscribeLink, isReminder, isAhead, takesReplies, programme } = invitation
  const details = invitation.details?.trim() ?? ''
  const t = translateMail(language, { name, host, email })
  const mail = writeMail(t, 'invitation', {
    subject: t(isReminder ? 'invitation.reminderSubject' : 'invitation.subject'),
    preheader: t(isReminder ? 'invitation.reminderPreheader' : 'invitation.preheader'),
    helpBeside: link,
    takesReplies,
    above: portrait && <MailPortrait src={`cid:${PORTRAIT}`} alt={t('invitation.portrait')} />,
    overline: t('invitation.overline'),
    facts: (
      <>
        <MailDay {...invitation} details={details.length > DETAILS ? excerptOf(details, DETAILS) : details} />
        <MailProgramme intro={t('programme.parts')} parts={programme} />
      </>
    ),
    texts: [
      greeted && t('layout.dear', { name: greeted }),
      isReminder && t('invitation.again'),
      t(host ? 'invitation.joinMe' : 'invitation.join'),
      t(isAhead ? 'invitation.reply' : 'invitation.add'),
      takesReplies && t('invitation.byMail'),
      { signed: host },
    ],
    button: { label: t(isAhead ? 'invitation.openAndReply' : 'layout.openMemorial'), href: link },
    small: [
      <>
        {t('invitation.address')}
        <br />
        <MailLink href={link} />
      </>,
    ],
    why: (
      <>
        {t(host ? 'layout.asked' : 'invitation.sent')}
        <br />
        {t('invitation.sorry')}
      </>
    ),
    stop: { label: t('invitation.unsubscribe'), href: unsubscribeLink },
  })
  return portrait ? { ...mail, attachments: [attach(portrait)] } : mail
}

const attach = (content: Buffer) => ({
  filename: `${PORTRAIT}.jpg`,
  contentType: 'image/jpeg',
  content,
  cid: PORTRAIT,
})
