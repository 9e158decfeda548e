import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailLines, MailSmall, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import type { FundChangeNews } from '#server/ports/jobs.ts'

interface FundChangeFacts {
  /** The name of the person remembered. */
  name: string
  news: FundChangeNews
  /** The fund's name before the change; empty if it contains an advertisement. */
  title: MailableName
  /** Who asked for it, and who stopped it; empty when the account is gone, or nobody did. */
  editor: MailableName
  ender: MailableName
  /** Long words are left out: both are empty then, and only the field is named. */
  changes: {
    field: 'title' | 'description' | 'recipient' | 'payout' | 'charity'
    before: MailableName
    after: MailableName
  }[]
  /** When it takes effect, as written. */
  date: string
  link: string
}

/** To every host: what became of new words of a fund that holds gifts (docs/decisions/0029). */
export function fundChangeMail(told: FundChangeFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const { news, link } = told
  const words = {
    name: told.name,
    product: brand.name,
    title: told.title || t('fundChange.aFund'),
    editor: told.editor || t('fundChange.someone'),
    ender: told.ender || t('fundChange.someone'),
    date: told.date,
  }
  const subject = t(`fundChange.subject.${news}`, words)
  const lines = told.changes.map(({ field: name, before, after }) => {
    const field = t(`fundChange.field.${name}`)
    if (before && after) return t('fundChange.changed', { field, before, after })
    if (after) return t('fundChange.new', { field, after })
    return before ? t('fundChange.gone', { field, before }) : t('fundChange.other', { field })
  })
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t(`fundChange.text.${news}`, words)}
      helpBeside={link}
      footer={t('fundChange.why', words)}
    >
      <MailHeading>{t(`fundChange.heading.${news}`)}</MailHeading>
      <MailText>{t(`fundChange.text.${news}`, words)}</MailText>
      {lines.length > 0 && (
        <MailText>
          <MailLines>{lines.join('\n')}</MailLines>
        </MailText>
      )}
      <MailButton href={link}>{t('fundChange.open')}</MailButton>
      {news === 'ASKED' && <MailSmall>{t('fundChange.unexpected')}</MailSmall>}
    </MailLayout>,
  )
}
