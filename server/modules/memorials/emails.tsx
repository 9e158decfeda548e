import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDay } from '#server/mails/dates.ts'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface Deletion {
  name: string
  /** Set in the mail to a co-host; null in the mail to the owner. */
  owner: MailableName | null
  /** A moment of the last day on which it can be restored. */
  lastDay: Date
  profileUrl: string
}

/** Says that a memorial was deleted, and how to restore it. */
export function writeDeletedMail({ name, owner, lastDay, profileUrl }: Deletion, language: Language) {
  const t = translateMail(language, { name, owner: owner ?? '', date: mailDay(lastDay, language) })
  return writeMail(t, 'memorialDeleted', {
    texts: owner
      ? [t('memorialDeleted.byOwner'), t('memorialDeleted.askOwner')]
      : [t('memorialDeleted.byYou'), t('memorialDeleted.until')],
    button: owner ? null : { label: t('memorialDeleted.open'), href: profileUrl },
    why: t(owner ? 'layout.whyHelper' : 'memorialDeleted.why'),
  })
}
