import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailText } from '#server/mails/parts.tsx'
import { renderMail, type WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

/**
 * Says that a memorial was deleted, and how to restore it.
 *
 * @param owner set in the mail to a co-host; null in the mail to the owner
 * @param lastDay a moment of the last day on which it can be restored
 */
export function deletedMail(
  {
    name,
    owner,
    lastDay,
    profileUrl,
  }: {
    name: string
    owner: MailableName | null
    lastDay: Date
    profileUrl: string
  },
  language: Language,
): WrittenMail {
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
