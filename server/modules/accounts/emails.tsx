import { brand } from '#contract/brand.ts'
import { account } from '#contract/limits.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDay } from '#server/mails/dates.ts'
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

/**
 * The code, large, and in the subject, where a phone shows it without being unlocked.
 *
 * @param kind `code`: of a new account; `signInCode`: signs in without a password
 */
export function writeCodeMail(
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

/**
 * To the owner of an account, who may not be the one who changed its password.
 *
 * @param hasPasskeys somebody who knew the password may have added some, which outlast it
 */
export function writePasswordChangedMail(forgotUrl: string, hasPasskeys: boolean, language: Language) {
  const t = mailTranslator(language)
  return writeMail(language, {
    subject: t('passwordChanged.subject', { product }),
    preheader: t('passwordChanged.preheader'),
    heading: t('passwordChanged.heading'),
    texts: [
      t('passwordChanged.changed'),
      t('passwordChanged.notYou'),
      hasPasskeys && t('passwordChanged.passkeys'),
    ],
    button: { label: t('reset.open'), href: forgotUrl },
    why: t('passwordChanged.why', { product }),
  })
}

/**
 * To the owner of an account: the one who signed in may be somebody else.
 *
 * @param device `byCode`: signed in with a mailed code, so whoever it was can read the mailbox; else with the password
 */
export function writeNewDeviceMail(
  { browser, system, byCode }: { browser: string | null; system: string | null; byCode: boolean },
  forgotUrl: string,
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const proof = byCode ? 'newDevice.byCode' : 'newDevice'
  const device = browser && system ? t('newDevice.device', { browser, system }) : (browser ?? system)
  return writeMail(language, {
    subject: t('newDevice.subject', { product }),
    preheader: t('passwordChanged.preheader'),
    heading: t('newDevice.heading'),
    texts: [
      device ? t(`${proof}.signedIn`, { device, product }) : t(`${proof}.signedInSomewhere`, { product }),
      t(`${proof}.notYou`),
    ],
    button: { label: t(byCode ? 'newDevice.byCode.open' : 'reset.open'), href: forgotUrl },
    why: t('passwordChanged.why', { product }),
  })
}

/** To the owner of an account: the one who added or removed the passkey may be somebody else. */
export function writePasskeyMail(change: 'added' | 'removed', forgotUrl: string, language: Language) {
  const t = mailTranslator(language)
  return writeMail(language, {
    subject: t(`passkey.${change}.subject`, { product }),
    preheader: t('passwordChanged.preheader'),
    heading: t(`passkey.${change}.heading`),
    texts: [t(`passkey.${change}.what`, { product }), t('passkey.notYou')],
    button: { label: t('reset.open'), href: forgotUrl },
    why: t('passwordChanged.why', { product }),
  })
}

/** What will happen, when, and how to keep the account. */
export function writeDeletionMail(dueAt: Date, profileUrl: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { product, date: mailDay(dueAt, language) }
  return writeMail(language, {
    subject: t('deletion.subject', words),
    preheader: t('deletion.preheader'),
    heading: t('deletion.heading'),
    texts: [t('deletion.asked', words)],
    button: { label: t('deletion.open'), href: profileUrl },
    below: [t('deletion.memorials'), t('deletion.left')],
    small: [t('deletion.notYou')],
    why: t('passwordChanged.why', words),
  })
}

/** To a co-host who becomes the owner of a memorial. */
export function writePassedOnMail(nameOfPerson: string, memorialUrl: string, language: Language) {
  const t = mailTranslator(language)
  const words = { name: nameOfPerson, product }
  return writeMail(language, {
    subject: t('passedOn.subject', words),
    preheader: t('passedOn.preheader'),
    heading: t('passedOn.heading', words),
    texts: [t('passedOn.passed'), t('passedOn.can')],
    button: { label: t('layout.openMemorial'), href: memorialUrl },
    why: t('layout.whyHost', words),
  })
}
