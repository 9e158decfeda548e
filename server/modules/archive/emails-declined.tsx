import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

/**
 * To the owner: whom they named would rather not.
 *
 * @param told `link`: to where others are named
 */
export function declinedMail(
  told: { nameOfPerson: string; who: string; link: string },
  language: Language,
): WrittenMail {
  const { nameOfPerson: name, who, link } = told
  const t = mailTranslator(language)
  const subject = t('declined.subject', { name })
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('declined.said', { who, name })}
      footer={t('declined.why', { product: brand.name })}
    >
      <MailHeading>{t('declined.heading')}</MailHeading>
      <MailText>{t('declined.said', { who, name })}</MailText>
      <MailText>{t('declined.kindly')}</MailText>
      <MailButton href={link}>{t('declined.open')}</MailButton>
    </MailLayout>,
  )
}
