import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDay } from '#server/mails/dates.ts'
import { MailLink } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface ArchiveFacts {
  nameOfPerson: string
  /** The person who named this successor; null for a host. */
  successorOf: MailableName | null
  /** Set when the year is about to end. */
  endsOn: Date | null
  link: string
  /** Where a successor takes their name off the list; null for a host. */
  declineLink: string | null
}

/** The way to the archive, which asks to sign in. */
export function writeArchiveMail(told: ArchiveFacts, language: Language) {
  const { successorOf: owner, endsOn, link, declineLink } = told
  const t = translateMail(language, { name: told.nameOfPerson, owner: owner ?? '' })
  return writeMail(t, 'archive', {
    helpBeside: link,
    heading: t('archive.subject'),
    texts: [
      t(owner === null ? 'archive.host' : 'archive.successor'),
      endsOn && t('archive.ending', { date: mailDay(endsOn, language) }),
      t('archive.how'),
    ],
    button: { label: t('archive.open'), href: link },
    small: [t('archive.signIn')],
    why: (
      <>
        {t(owner === null ? 'layout.whyHost' : 'archive.whySuccessor')}
        {declineLink && <br />}
        {declineLink && <MailLink href={declineLink}>{t('archive.decline')}</MailLink>}
      </>
    ),
  })
}
