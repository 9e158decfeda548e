import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailSmall, MailStop, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

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
  const subject = t('archive.subject', words)
  const why = t(successorOf === null ? 'archive.why' : 'archive.whySuccessor', words)
  const mail = (
    <MailLayout
      language={language}
      title={subject}
      preheader={t('archive.preheader')}
      helpBeside={link}
      footer={declineLink ? <MailStop why={why} stop={t('archive.decline')} stopLink={declineLink} /> : why}
    >
      <MailHeading>{t('archive.heading', words)}</MailHeading>
      <MailText>{t(successorOf === null ? 'archive.host' : 'archive.successor', words)}</MailText>
      {endsOn !== null && <MailText>{t('archive.ending', { date: mailDay(endsOn, language) })}</MailText>}
      <MailText>{t('archive.how')}</MailText>
      <MailButton href={link}>{t('archive.open')}</MailButton>
      <MailSmall>{t('archive.signIn')}</MailSmall>
    </MailLayout>
  )
  return written(subject, mail)
}
