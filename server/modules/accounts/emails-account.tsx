import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import { mailDay } from '#server/mails/dates.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

const product = brand.name

/**
 * To the owner of an account, who may not be the one who changed its password.
 *
 * @param hasPasskeys somebody who knew the password may have added some, which outlast it
 */
export function passwordChangedMail(
  forgotUrl: string,
  hasPasskeys: boolean,
  language: Language,
): WrittenMail {
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
export function newDeviceMail(
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
export function passkeyMail(change: 'added' | 'removed', forgotUrl: string, language: Language): WrittenMail {
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
export function deletionMail(dueAt: Date, profileUrl: string, language: Language): WrittenMail {
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
export function passedOnMail(nameOfPerson: string, memorialUrl: string, language: Language): WrittenMail {
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
