import { excerptOf } from '#contract/excerpt.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName, MailableWords } from '#server/lib/spam.ts'
import { namedDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailFact, MailOverline, MailPortrait, MailSun } from '#server/mails/memorial-parts.tsx'
import { MailButton, MailHeading, MailLines, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import type { MailedPart } from '#server/mails/programme.ts'
import { MailProgramme } from '#server/mails/programme-parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { type MailTranslator, mailTranslator } from '#server/mails/translator.ts'
import type { Mail } from '#server/ports/mail.ts'

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
export function invitationMail(
  invitation: Invitation,
  language: Language,
): Pick<Mail, 'subject' | 'html' | 'text' | 'language' | 'attachments'> {
  const { nameOfPerson: name, hostName, greeted, portrait, link, isReminder, isAhead } = invitation
  const t = mailTranslator(language)
  const subject = t(isReminder ? 'invitation.reminderSubject' : 'invitation.subject', { name })
  const letter = [
    greeted ? t('layout.dear', { name: greeted }) : null,
    isReminder ? t('invitation.again') : null,
    t(hostName ? 'invitation.joinMe' : 'invitation.join', { name }),
    t(isAhead ? 'invitation.reply' : 'invitation.add'),
    invitation.takesReplies ? t('invitation.byMail') : null,
  ].filter((words) => words !== null)
  const mail = renderMail(
    <MailLayout
      language={language}
      title={subject}
      preheader={t(isReminder ? 'invitation.reminderPreheader' : 'invitation.preheader', { name })}
      helpBeside={link}
      takesReplies={invitation.takesReplies}
      footer={<WhyItCame {...invitation} t={t} />}
    >
      {portrait && <MailPortrait src={`cid:${PORTRAIT}`} alt={t('invitation.portrait', { name })} />}
      <MailOverline>{t('invitation.overline')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      <WhenAndWhere {...invitation} language={language} />
      <MailProgramme intro={t('programme.parts')} parts={invitation.programme} language={language} />
      {letter.map((words, index) => (
        <MailText key={words} begins={index === 0}>
          {words}
        </MailText>
      ))}
      {hostName && (
        <MailText signed>
          <bdi>{hostName}</bdi>
        </MailText>
      )}
      <MailButton href={link}>{t(isAhead ? 'invitation.openAndReply' : 'layout.openMemorial')}</MailButton>
      <MailSmall>
        {t('invitation.address')}
        <br />
        <MailLink href={link} />
      </MailSmall>
    </MailLayout>,
  )
  return { subject, ...mail, ...(portrait && { attachments: [attached(portrait)] }) }
}

function WhenAndWhere({
  memorialDate,
  zone,
  address,
  details,
  language,
}: Invitation & { language: Language }) {
  const lines = details?.trim()
  if (!memorialDate && !address && !lines) return null
  return (
    <>
      <MailSun />
      {memorialDate && <MailFact large>{namedDay(memorialDate, language, zone)}</MailFact>}
      {address && (
        <MailFact>
          <MailLines>{address}</MailLines>
        </MailFact>
      )}
      {lines && (
        <MailFact>
          <MailLines>{lines.length > DETAILS ? excerptOf(lines, DETAILS) : lines}</MailLines>
        </MailFact>
      )}
    </>
  )
}

function WhyItCame({ t, hostName: host, email, unsubscribeLink }: Invitation & { t: MailTranslator }) {
  return (
    <>
      {host ? t('layout.asked', { host, email }) : t('invitation.sent', { email })}
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
