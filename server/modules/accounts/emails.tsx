import { brand } from '#contract/brand.ts'
import { account } from '#contract/limits.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailCode, MailHeading, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

const product = brand.name

/** The page of a memorial on which a code was asked for. */
export interface CodePage {
  nameOfPerson: MailableName
  url: string
}

/** The code of a new account. */
export function codeMail(code: string, language: Language): WrittenMail {
  return codeMailOf('code', code, null, language)
}

/** The code that signs in without a password. */
export function signInCodeMail(code: string, page: CodePage | null, language: Language): WrittenMail {
  return codeMailOf('signInCode', code, page, language)
}

/** The code, large, and in the subject, where a phone shows it without being unlocked. */
function codeMailOf(
  kind: 'code' | 'signInCode',
  code: string,
  page: CodePage | null,
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const words = { product, code, minutes: String(account.codeMinutes) }
  const name = page?.nameOfPerson
  const subject = name ? t('signInCode.memorySubject', { name, code }) : t('code.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t(`${kind}.preheader`, words)}
      footer={t(`${kind}.why`, words)}
    >
      <MailHeading>{t('code.heading')}</MailHeading>
      {name && <MailText align="center">{t('signInCode.memory', { name })}</MailText>}
      <MailText align="center">{t(`${kind}.use`)}</MailText>
      <MailCode>{code}</MailCode>
      <MailSmall>{t('code.lasts', words)}</MailSmall>
      {page && (
        <MailSmall>
          {t('signInCode.page')} <MailLink href={page.url} />
        </MailSmall>
      )}
    </MailLayout>,
  )
}

export function resetMail(link: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { product, minutes: String(account.resetMinutes) }
  return writeMail(language, {
    subject: t('reset.subject', words),
    preheader: t('reset.preheader', words),
    heading: t('reset.heading'),
    texts: [t('reset.asked', words)],
    button: { label: t('reset.open'), href: link },
    small: [t('reset.lasts', words)],
    why: t('reset.why'),
  })
}

export function welcomeMail(profileUrl: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  return writeMail(language, {
    subject: t('welcome.subject', { product }),
    preheader: t('welcome.preheader'),
    heading: t('welcome.heading'),
    texts: [t('welcome.kept'), t('welcome.return')],
    button: { label: t('welcome.open'), href: profileUrl },
    why: t('welcome.why', { product }),
  })
}
