import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailSmall, MailText } from '#server/mails/parts.tsx'
import { renderMail, type WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

/**
 * Says that a memorial was saved before it was finished, with a link to continue on any device.
 *
 * @param email of the account
 * @param link opens the memorial, after signing in
 */
export function keptMail(
  { name, email, link }: { name: string; email: string; link: string },
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const words = { name, email, product: brand.name }
  const subject = t('memorialKept.subject', words)
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={t('memorialKept.preheader')}
        footer={t('memorialKept.why', words)}
      >
        <MailHeading>{t('memorialKept.heading')}</MailHeading>
        <MailText>{t('memorialKept.kept', words)}</MailText>
        <MailText>{t('memorialKept.goOn', words)}</MailText>
        <MailButton href={link}>{t('memorialKept.open')}</MailButton>
        <MailSmall>{t('memorialKept.underWay')}</MailSmall>
        <MailText>{t('memorialKept.stays')}</MailText>
      </MailLayout>,
    ),
  }
}

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
