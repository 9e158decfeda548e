import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailLines, MailSmall, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import type { FundChange } from '#server/ports/jobs.ts'

const product = brand.name

interface FundsChangedFacts {
  /** The name of the person remembered. */
  name: string
  /** The host who changed it; empty when the account is gone. */
  editor: MailableName
  /** `title` is empty for a fund that is gone. */
  changes: { what: FundChange['what']; title: string }[]
  link: string
}

/** To a host: what another one changed in the funds; new words of a fund that holds gifts go to all. */
export function fundsChangedMail(told: FundsChangedFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { name: told.name, editor: told.editor || t('fundsChanged.someone'), product }
  const subject = t('fundsChanged.subject', words)
  const lines = told.changes.map(({ what, title }) =>
    title ? t(`fundsChanged.what.${what}`, { title }) : t('fundsChanged.gone'),
  )
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('fundsChanged.preheader', words)}
      helpBeside={told.link}
      footer={t('fundsChanged.why', words)}
    >
      <MailHeading>{t('fundsChanged.heading')}</MailHeading>
      <MailText>{t('fundsChanged.changed', words)}</MailText>
      <MailText>
        <MailLines>{lines.join('\n')}</MailLines>
      </MailText>
      <MailText>{t('fundsChanged.stays')}</MailText>
      <MailButton href={told.link}>{t('fundsChanged.open')}</MailButton>
      <MailSmall>{t('fundsChanged.unexpected')}</MailSmall>
    </MailLayout>,
  )
}

interface FundAccountFacts {
  /** The name of the person remembered. */
  name: string
  /** Empty for all funds without their own account. */
  fund: string
  link: string
}

/** To the owner: the operator set another account for gifts. */
export function fundAccountMail({ name, fund, link }: FundAccountFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = { name, fund, product }
  const subject = t('fundAccount.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('fundAccount.preheader')}
      helpBeside={link}
      footer={t('fundsChanged.why', words)}
    >
      <MailHeading>{t('fundAccount.heading')}</MailHeading>
      <MailText>{t(fund ? 'fundAccount.ofFund' : 'fundAccount.ofAll', words)}</MailText>
      <MailText>{t('fundAccount.stays')}</MailText>
      <MailButton href={link}>{t('fundsChanged.open')}</MailButton>
      <MailSmall>{t('fundAccount.unexpected')}</MailSmall>
    </MailLayout>,
  )
}
