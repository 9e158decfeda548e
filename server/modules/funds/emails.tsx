import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'
import type { FundChange } from '#server/ports/jobs.ts'

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
export function writeFundsChangedMail(
  { name, changes, link, ...told }: FundsChangedFacts,
  language: Language,
) {
  const editor = told.editor || translateMail(language)('fundsChanged.someone')
  const t = translateMail(language, { name, editor })
  return writeMail(t, 'fundsChanged', {
    helpBeside: link,
    texts: [
      t('fundsChanged.changed'),
      changes.map(({ what, title }) =>
        title ? t(`fundsChanged.what.${what}`, { title }) : t('fundsChanged.gone'),
      ),
      t('fundsChanged.stays'),
    ],
    button: { label: t('layout.openMemorial'), href: link },
    small: [t('fundsChanged.unexpected')],
    why: t('layout.whyHostOf'),
  })
}

/**
 * To the owner: the operator set another account for gifts.
 *
 * @param told `name`: of the person remembered; `fund`: empty for all funds without their own account
 */
export function writeFundAccountMail(told: { name: string; fund: string; link: string }, language: Language) {
  const { name, fund, link } = told
  const t = translateMail(language, { name, fund })
  return writeMail(t, 'fundAccount', {
    helpBeside: link,
    texts: [t(fund ? 'fundAccount.ofFund' : 'fundAccount.ofAll'), t('fundAccount.stays')],
    button: { label: t('layout.openMemorial'), href: link },
    small: [t('fundAccount.unexpected')],
    why: t('layout.whyHostOf'),
  })
}
