import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailLink, MailSmall, MailStop, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

/**
 * A personal link to the archive.
 *
 * @param told `successorOf`: the person who named this successor; only for somebody who is no host · `endsOn`: set when
 * the year is about to end · `declineLink`: where a successor says that they would rather not; null for a host · `yearlyLink`: where a successor asks for one mail a year; null for a host, and for who gets it already
 */
export function archiveMail(
  told: {
    nameOfPerson: string
    successorOf: MailableName | null
    endsOn: Date | null
    worksUntil: Date
    link: string
    declineLink: string | null
    yearlyLink: string | null
  },
  language: Language,
): WrittenMail {
  const { nameOfPerson: name, successorOf, endsOn, worksUntil, link, declineLink, yearlyLink } = told
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
      <MailSmall>{t('archive.lasts', { date: mailDay(worksUntil, language) })}</MailSmall>
      {yearlyLink && (
        <MailText>
          {t('archive.yearly')} <MailLink href={yearlyLink}>{t('archive.yearlyAsk')}</MailLink>
        </MailText>
      )}
    </MailLayout>
  )
  return written(subject, mail)
}
