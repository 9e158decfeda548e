import type { Language } from '#contract/languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import type { RsvpFacts } from './present.ts'
import { hostsRead } from './rules.ts'

/** One line for each answer, in the order given. */
export function rsvpTable(rows: readonly RsvpFacts[], language: Language): string {
  const t = mailTranslator(language)
  const header = [
    t('tables.name'),
    t('tables.email'),
    t('tables.phone'),
    t('tables.answer'),
    t('tables.guests'),
    t('tables.message'),
    t('tables.date'),
  ]
  const cells = rows.map((row) => [
    row.name,
    row.email,
    row.phone,
    t(`tables.answers.${row.status}`),
    row.guests,
    hostsRead(row),
    new Date(row.dateCreated),
  ])
  return toCsv(header, cells)
}
