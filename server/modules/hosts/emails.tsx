import { brand } from '#contract/brand.ts'
import type { HelperRole } from '#contract/hosts.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDate } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline } from '#server/mails/memorial-parts.tsx'
import { MailHeading, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

const product = brand.name

/** `host` is the owner, who invites. `until` is a calendar date. */
export function hostInvitationMail(
  invitation: {
    name: MailableName
    host: MailableName
    role: HelperRole
    email: string
    until: string
    link: string
  },
  language: Language,
): WrittenMail {
  const { name, host, link } = invitation
  const t = mailTranslator(language)
  const words = { name, host, email: invitation.email, date: mailDate(invitation.until, language) }
  const subject = t('hostInvitation.subject', words)
  const footer = (
    <>
      {t('hostInvitation.why', words)}
      <br />
      {t('hostInvitation.no')}
    </>
  )
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('hostInvitation.preheader')}
      helpBeside={link}
      footer={footer}
    >
      <MailOverline>{t('hostInvitation.overline')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      <MailText>{t('hostInvitation.asks', words)}</MailText>
      <MailText>
        {t(invitation.role === 'MODERATOR' ? 'hostInvitation.meansModerating' : 'hostInvitation.means')}
      </MailText>
      <MailButton href={link}>{t('hostInvitation.open')}</MailButton>
      <MailSmall>
        {t('hostInvitation.address', words)}
        <br />
        <MailLink href={link} />
      </MailSmall>
    </MailLayout>,
  )
}

/** To the owner: who accepted an invitation. */
export function hostAcceptedMail(
  told: {
    name: string
    helper: MailableName
    role: string
    email: string
    link: string
  },
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const { role, ...said } = told
  const words = { ...said, product }
  const subject = t('hostAccepted.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('hostAccepted.preheader')}
      footer={t('hostAccepted.why', words)}
    >
      <MailHeading>{t('hostAccepted.heading', words)}</MailHeading>
      <MailText>{t(role === 'MODERATOR' ? 'hostAccepted.canModerate' : 'hostAccepted.can', words)}</MailText>
      <MailText>{t('hostAccepted.yours')}</MailText>
      <MailButton href={told.link}>{t('hostAccepted.open')}</MailButton>
    </MailLayout>,
  )
}

/** To the person whom the owner removed. `link` is set if everybody with the link can see the memorial. */
export function hostRemovedMail(
  told: {
    name: MailableName
    owner: MailableName
    link: string | null
  },
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const words = { name: told.name, owner: told.owner, product }
  const subject = t('hostRemoved.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('hostRemoved.preheader')}
      footer={t('hostRemoved.why', words)}
    >
      <MailHeading>{t('hostRemoved.heading')}</MailHeading>
      <MailText>{t('hostRemoved.ended', words)}</MailText>
      <MailText>{t('hostRemoved.ask', words)}</MailText>
      {told.link && <MailButton href={told.link}>{t('hostRemoved.open')}</MailButton>}
    </MailLayout>,
  )
}

/** To the owner: who left. */
export function hostLeftMail(
  told: {
    name: string
    helper: MailableName
    email: string
    link: string
  },
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const words = { ...told, product }
  const subject = t('hostLeft.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('hostLeft.preheader')}
      footer={t('hostLeft.why', words)}
    >
      <MailHeading>{t('hostLeft.heading', words)}</MailHeading>
      <MailText>{t('hostLeft.left', words)}</MailText>
      <MailText>{t('hostLeft.again')}</MailText>
      <MailButton href={told.link}>{t('hostLeft.open')}</MailButton>
    </MailLayout>,
  )
}
