import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDay } from '#server/mails/dates.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

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
  return writeMail(language, {
    subject: t('memorialDeleted.subject', words),
    preheader: t('memorialDeleted.preheader', words),
    heading: t('memorialDeleted.heading'),
    texts: [
      t(owner ? 'memorialDeleted.byOwner' : 'memorialDeleted.byYou', words),
      t(owner ? 'memorialDeleted.askOwner' : 'memorialDeleted.until', words),
    ],
    button: owner ? null : { label: t('memorialDeleted.open'), href: profileUrl },
    why: t(owner ? 'layout.whyHelper' : 'memorialDeleted.why', words),
  })
}
