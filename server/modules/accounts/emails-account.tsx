import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailSmall, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

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
  const words = { product }
  const subject = t('passwordChanged.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('passwordChanged.preheader')}
      footer={t('passwordChanged.why', words)}
    >
      <MailHeading>{t('passwordChanged.heading')}</MailHeading>
      <MailText>{t('passwordChanged.changed')}</MailText>
      <MailText>{t('passwordChanged.notYou')}</MailText>
      {hasPasskeys && <MailText>{t('passwordChanged.passkeys')}</MailText>}
      <MailButton href={forgotUrl}>{t('passwordChanged.open')}</MailButton>
    </MailLayout>,
  )
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
  const words = { product }
  const proof = byCode ? 'newDevice.byCode' : 'newDevice'
  const subject = t('newDevice.subject', words)
  const device = browser && system ? t('newDevice.device', { browser, system }) : (browser ?? system)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('newDevice.preheader')}
      footer={t('newDevice.why', words)}
    >
      <MailHeading>{t('newDevice.heading')}</MailHeading>
      <MailText>
        {device ? t(`${proof}.signedIn`, { device, ...words }) : t(`${proof}.signedInSomewhere`, words)}
      </MailText>
      <MailText>{t(`${proof}.notYou`)}</MailText>
      <MailButton href={forgotUrl}>{t(`${proof}.open`)}</MailButton>
    </MailLayout>,
  )
}

/** To the owner of an account: the one who added or removed the passkey may be somebody else. */
export function passkeyMail(change: 'added' | 'removed', forgotUrl: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { product }
  const subject = t(`passkey.${change}.subject`, words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('passkey.preheader')}
      footer={t('passkey.why', words)}
    >
      <MailHeading>{t(`passkey.${change}.heading`)}</MailHeading>
      <MailText>{t(`passkey.${change}.what`, words)}</MailText>
      <MailText>{t('passkey.notYou')}</MailText>
      <MailButton href={forgotUrl}>{t('passkey.open')}</MailButton>
    </MailLayout>,
  )
}

/** What will happen, when, and how to keep the account. */
export function deletionMail(dueAt: Date, profileUrl: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { product, date: mailDay(dueAt, language) }
  const subject = t('deletion.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('deletion.preheader')}
      footer={t('deletion.why', words)}
    >
      <MailHeading>{t('deletion.heading')}</MailHeading>
      <MailText>{t('deletion.asked', words)}</MailText>
      <MailButton href={profileUrl}>{t('deletion.open')}</MailButton>
      <MailText>{t('deletion.memorials')}</MailText>
      <MailText>{t('deletion.left')}</MailText>
      <MailSmall>{t('deletion.notYou')}</MailSmall>
    </MailLayout>,
  )
}

/** To a co-host who becomes the owner of a memorial. */
export function passedOnMail(nameOfPerson: string, memorialUrl: string, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { name: nameOfPerson, product }
  const subject = t('passedOn.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('passedOn.preheader')}
      footer={t('passedOn.why', words)}
    >
      <MailHeading>{t('passedOn.heading', words)}</MailHeading>
      <MailText>{t('passedOn.passed')}</MailText>
      <MailText>{t('passedOn.can')}</MailText>
      <MailButton href={memorialUrl}>{t('passedOn.open')}</MailButton>
    </MailLayout>,
  )
}
