import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDay } from '#server/mails/dates.ts'
import { MailStop } from '#server/mails/parts.tsx'
import type { WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

/**
 * The way to the archive, which asks to sign in.
 *
 * @param told `successorOf`: the person who named this successor; only for somebody who is no host · `endsOn`: set when
 * the year is about to end · `declineLink`: where a successor takes their name off the list; null for a host
 */
export function archiveMail(
  told: {
    nameOfPerson: string
    successorOf: MailableName | null
    endsOn: Date | null
    link: string
    declineLink: string | null
  },
  language: Language,
): WrittenMail {
  const { nameOfPerson: name, successorOf, endsOn, link, declineLink } = told
  const t = mailTranslator(language)
  const words = { name, owner: successorOf ?? '', product: brand.name }
  const why = t(successorOf === null ? 'layout.whyHost' : 'archive.whySuccessor', words)
  return writeMail(language, {
    subject: t('archive.subject', words),
    preheader: t('archive.preheader'),
    helpBeside: link,
    heading: t('archive.subject', words),
    texts: [
      t(successorOf === null ? 'archive.host' : 'archive.successor', words),
      endsOn && t('archive.ending', { date: mailDay(endsOn, language) }),
      t('archive.how'),
    ],
    button: { label: t('archive.open'), href: link },
    small: [t('archive.signIn')],
    why: declineLink ? <MailStop why={why} stop={t('archive.decline')} stopLink={declineLink} /> : why,
  })
}
