import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'
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
  const lines = told.changes.map(({ what, title }) =>
    title ? t(`fundsChanged.what.${what}`, { title }) : t('fundsChanged.gone'),
  )
  return writeMail(language, {
    subject: t('fundsChanged.subject', words),
    preheader: t('fundsChanged.preheader', words),
    helpBeside: told.link,
    heading: t('fundsChanged.heading'),
    texts: [t('fundsChanged.changed', words), lines, t('fundsChanged.stays')],
    button: { label: t('layout.openMemorial'), href: told.link },
    small: [t('fundsChanged.unexpected')],
    why: t('layout.whyHostOf', words),
  })
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
  return writeMail(language, {
    subject: t('fundAccount.subject', words),
    preheader: t('fundAccount.preheader'),
    helpBeside: link,
    heading: t('fundAccount.heading'),
    texts: [t(fund ? 'fundAccount.ofFund' : 'fundAccount.ofAll', words), t('fundAccount.stays')],
    button: { label: t('layout.openMemorial'), href: link },
    small: [t('fundAccount.unexpected')],
    why: t('layout.whyHostOf', words),
  })
}
