import { brand } from '#app/brand.ts'
import type { Language } from '#contract/languages/index.ts'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailButton, MailHeading, MailText } from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

/**
 * That a memorial was deleted, and how it comes back.
 *
 * @param owner whom a co-host is told of; null to its owner
 * @param lastDay a moment of the last day on which it can be brought back
 */
export function deletedMail(
  {
    name,
    owner,
    lastDay,
    profileUrl,
  }: {
    name: string
    owner: string | null
    lastDay: Date
    profileUrl: string
  },
  language: Language,
): { subject: string; html: string; text: string } {
  const t = mailTranslator(language)
  const words = {
    name,
    owner: owner ?? '',
    date: mailDay(lastDay, language),
    product: brand.name,
  }
  const subject = t('memorialDeleted.subject', words)
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={t('memorialDeleted.preheader', words)}
        footer={t(owner ? 'memorialDeleted.whyHelper' : 'memorialDeleted.why', words)}
      >
        <MailHeading>{t('memorialDeleted.heading')}</MailHeading>
        <MailText>{t(owner ? 'memorialDeleted.byOwner' : 'memorialDeleted.byYou', words)}</MailText>
        <MailText>{t(owner ? 'memorialDeleted.askOwner' : 'memorialDeleted.until', words)}</MailText>
        {!owner && <MailButton href={profileUrl}>{t('memorialDeleted.open')}</MailButton>}
      </MailLayout>,
    ),
  }
}
