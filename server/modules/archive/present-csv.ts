import type { Language } from '#contract/languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { mailTranslator } from '#server/mails/translator.ts'

/** One line for each memory, in the order given; `files` are the paths of its photos. */
export function memoryTable(
  rows: readonly { from: string; email: string | null; date: Date; message: string; files: string[] }[],
  language: Language,
): string {
  const t = mailTranslator(language)
  const header = [
    t('tables.name'),
    t('tables.email'),
    t('tables.date'),
    t('tables.message'),
    t('tables.photos'),
  ]
  return toCsv(
    header,
    rows.map(({ from, email, date, message, files }) => [from, email, date, message, files.join('\n')]),
  )
}
