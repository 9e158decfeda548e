import { brand } from '#app/brand.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

/**
 * A personal link to the archive. Dates come in already written.
 *
 * @param told `successorOf`: who named them, to somebody who is no host · `endsOn`: when the year is about to end
 */
export function archiveMail(told: {
  nameOfPerson: string
  successorOf: string | null
  endsOn: string | null
  worksUntil: string
  link: string
}) {
  const { nameOfPerson: name, successorOf, endsOn, worksUntil, link } = told
  const t = mailTranslator()
  const words = { name, owner: successorOf ?? '', product: brand.name }
  const subject = t('archive.subject', words)
  const why = t(successorOf === null ? 'archive.why' : 'archive.whySuccessor', words)
  const mail = (
    <MailLayout title={subject} preheader={t('archive.preheader')} footer={why}>
      <MailHeading>{t('archive.heading', words)}</MailHeading>
      <MailText>{t(successorOf === null ? 'archive.host' : 'archive.successor', words)}</MailText>
      {endsOn !== null && <MailText>{t('archive.ending', { date: endsOn })}</MailText>}
      <MailText>{t('archive.how')}</MailText>
      <MailButton href={link}>{t('archive.open')}</MailButton>
      <MailSmall>{t('archive.lasts', { date: worksUntil })}</MailSmall>
    </MailLayout>
  )
  return { subject, ...renderMail(mail) }
}
