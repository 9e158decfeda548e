import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'
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
  const body = t(isHeir ? `handOver.toHeir.${news}` : `handOver.toHosts.${news}`, words)
  const button =
    news === 'DONE' ? 'layout.openMemorial' : news === 'ASKED' && !isHeir ? 'handOver.stop' : null
  return writeMail(language, {
    subject: t(`handOver.subject.${news}`, words),
    preheader: body,
    helpBeside: link,
    heading: t(`handOver.heading.${news}`),
    texts: [body],
    button: button && { label: t(button), href: link },
    small: [news === 'ASKED' && t(isHeir ? 'handOver.refuse' : 'handOver.object')],
    why: t(isHeir ? 'handOver.whyHeir' : 'layout.whyHostOf', words),
  })
}
