import { account } from '#contract/limits.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDay } from '#server/mails/dates.ts'
import { MailCode, MailLink, MailText } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'
import type { AccountChange } from '#server/ports/jobs.ts'

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
) {
  const words = { code, minutes: account.codeMinutes.toString() }
  const t = translateMail(language, page ? { ...words, name: page.nameOfPerson } : words)
  return writeMail(t, 'code', {
    subject: t(page ? 'signInCode.memorySubject' : 'code.subject'),
    preheader: t(`${kind}.preheader`),
    facts: (
      <>
        {page && <MailText align="center">{t('signInCode.memory')}</MailText>}
        <MailText align="center">{t(`${kind}.use`)}</MailText>
        <MailCode>{code}</MailCode>
      </>
    ),
    small: [
      t('code.lasts'),
      page && (
        <>
          {t('signInCode.page')} <MailLink href={page.url} />
        </>
      ),
    ],
    why: t(`${kind}.why`),
  })
}

export function writeResetMail(link: string, language: Language) {
  const t = translateMail(language, { minutes: account.resetMinutes.toString() })
  return writeMail(t, 'reset', {
    texts: [t('reset.asked')],
    button: { label: t('reset.open'), href: link },
    small: [t('reset.lasts')],
  })
}

export function writeWelcomeMail(profileUrl: string, language: Language) {
  const t = translateMail(language)
  return writeMail(t, 'welcome', {
    texts: [t('welcome.kept'), t('welcome.return')],
    button: { label: t('welcome.open'), href: profileUrl },
  })
}

/**
 * To the owner of an account, who may not be the one who changed how it is signed in to.
 *
 * @param change `hasPasskeys`: somebody who knew the password may have added some, which outlast it
 */
export function writeAccountMail(
  change: AccountChange & { hasPasskeys: boolean },
  forgotUrl: string,
  language: Language,
) {
  const t = translateMail(language)
  const shared = {
    preheader: t('passwordChanged.preheader'),
    button: { label: t('reset.open'), href: forgotUrl },
    why: t('passwordChanged.why'),
  }
  if (change.what === 'password')
    return writeMail(t, 'passwordChanged', {
      ...shared,
      texts: [
        t('passwordChanged.changed'),
        t('passwordChanged.notYou'),
        change.hasPasskeys && t('passwordChanged.passkeys'),
      ],
    })
  if (change.what === 'passkey')
    return writeMail(t, `passkey.${change.change}`, {
      ...shared,
      texts: [t(`passkey.${change.change}.what`), t('passkey.notYou')],
    })
  const { browser, system, byCode } = change
  const proof = byCode ? 'newDevice.byCode' : 'newDevice'
  const device = browser && system ? t('newDevice.device', { browser, system }) : (browser ?? system)
  return writeMail(t, 'newDevice', {
    ...shared,
    texts: [
      device ? t(`${proof}.signedIn`, { device }) : t(`${proof}.signedInSomewhere`),
      t(`${proof}.notYou`),
    ],
    button: { label: t(byCode ? 'newDevice.byCode.open' : 'reset.open'), href: forgotUrl },
  })
}

/** What will happen, when, and how to keep the account. */
export function writeDeletionMail(dueAt: Date, profileUrl: string, language: Language) {
  const t = translateMail(language, { date: mailDay(dueAt, language) })
  return writeMail(t, 'deletion', {
    texts: [t('deletion.asked')],
    button: { label: t('deletion.open'), href: profileUrl },
    below: [t('deletion.memorials'), t('deletion.left')],
    small: [t('deletion.notYou')],
    why: t('passwordChanged.why'),
  })
}

/** To a co-host who becomes the owner of a memorial. */
export function writePassedOnMail(nameOfPerson: string, memorialUrl: string, language: Language) {
  const t = translateMail(language, { name: nameOfPerson })
  return writeMail(t, 'passedOn', {
    texts: [t('passedOn.passed'), t('passedOn.can')],
    button: { label: t('layout.openMemorial'), href: memorialUrl },
    why: t('layout.whyHost'),
  })
}
