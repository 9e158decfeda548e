import { brand } from '#contract/brand.ts'
import { account } from '#contract/limits.ts'
import type { Language } from '#languages/index.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailButton, MailCode, MailHeading, MailSmall, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

const product = brand.name

/** The code, large, and in the subject, where a phone shows it without being unlocked. */
export function codeMail(code: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { product, code, minutes: String(account.codeMinutes) }
  const subject = t('code.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('code.preheader', words)}
      footer={t('code.why', words)}
    >
      <MailHeading>{t('code.heading')}</MailHeading>
      <MailText align="center">{t('code.use')}</MailText>
      <MailCode>{code}</MailCode>
      <MailSmall>{t('code.lasts', words)}</MailSmall>
    </MailLayout>,
  )
}

export function resetMail(link: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { product, minutes: String(account.resetMinutes) }
  const subject = t('reset.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('reset.preheader', words)}
      footer={t('reset.why')}
    >
      <MailHeading>{t('reset.heading')}</MailHeading>
      <MailText>{t('reset.asked', words)}</MailText>
      <MailButton href={link}>{t('reset.open')}</MailButton>
      <MailSmall>{t('reset.lasts', words)}</MailSmall>
    </MailLayout>,
  )
}

export function welcomeMail(profileUrl: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { product }
  const subject = t('welcome.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('welcome.preheader')}
      footer={t('welcome.why', words)}
    >
      <MailHeading>{t('welcome.heading')}</MailHeading>
      <MailText>{t('welcome.kept')}</MailText>
      <MailText>{t('welcome.return')}</MailText>
      <MailButton href={profileUrl}>{t('welcome.open')}</MailButton>
    </MailLayout>,
  )
}
