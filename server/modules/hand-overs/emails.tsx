import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailSmall, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import type { HandOverNews } from '#server/ports/jobs.ts'

interface HandOverFacts {
  /** The name of the person remembered. */
  name: string
  news: HandOverNews
  /** Who is to be the owner; empty if it reads like an advertisement. */
  heir: MailableName
  /** The mail goes to them. */
  isHeir: boolean
  /** From when it may happen, as written. */
  date: string
  /** Where hosts stop it while it waits; else the memorial. */
  link: string
}

/** To every host, and to whoever is to be the owner: a memorial is handed over to another account (docs/decisions/0049). */
export function handOverMail(told: HandOverFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const { news, link, isHeir } = told
  const words = {
    name: told.name,
    product: brand.name,
    heir: told.heir || t('handOver.someone'),
    date: told.date,
  }
  const subject = t(`handOver.subject.${news}`, words)
  const body = t(isHeir ? `handOver.toHeir.${news}` : `handOver.toHosts.${news}`, words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={body}
      helpBeside={link}
      footer={t(isHeir ? 'handOver.whyHeir' : 'handOver.why', words)}
    >
      <MailHeading>{t(`handOver.heading.${news}`)}</MailHeading>
      <MailText>{body}</MailText>
      {news === 'DONE' && <MailButton href={link}>{t('handOver.open')}</MailButton>}
      {news === 'ASKED' && !isHeir && <MailButton href={link}>{t('handOver.stop')}</MailButton>}
      {news === 'ASKED' && <MailSmall>{t(isHeir ? 'handOver.refuse' : 'handOver.object')}</MailSmall>}
    </MailLayout>,
  )
}
