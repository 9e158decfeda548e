import { timeZone } from '#app/messages/formats.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailInstant } from '#server/mails/dates.ts'
import { translateMail } from '#server/mails/translator.ts'
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
  /** From when it may happen. */
  dueAt: Date
  /** Where hosts stop it while it waits; else the memorial. */
  link: string
}

/** To every host, and to whoever is to be the owner: a memorial is handed over to another account (docs/decisions/0049). */
export function writeHandOverMail(told: HandOverFacts, language: Language) {
  const { name, news, link, isHeir, dueAt } = told
  const heir = told.heir || translateMail(language)('handOver.someone')
  const t = translateMail(language, { name, heir, date: mailInstant(dueAt, timeZone, language) })
  const body = t(isHeir ? `handOver.toHeir.${news}` : `handOver.toHosts.${news}`)
  const button =
    news === 'DONE' ? 'layout.openMemorial' : news === 'ASKED' && !isHeir ? 'handOver.stop' : null
  return writeMail(t, 'handOver', {
    subject: t(`handOver.subject.${news}`),
    preheader: body,
    helpBeside: link,
    heading: t(`handOver.heading.${news}`),
    texts: [body],
    button: button && { label: t(button), href: link },
    small: [news === 'ASKED' && t(isHeir ? 'handOver.refuse' : 'handOver.object')],
    why: t(isHeir ? 'handOver.whyHeir' : 'layout.whyHostOf'),
  })
}
