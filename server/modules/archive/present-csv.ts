import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'

/** One line for each memory, in the order given; `files` are the paths of its photos. */
export function memoryTable(
  rows: readonly { from: string; email: string | null; date: Date; message: string; files: string[] }[],
  language: Language,
): string {
  const { tables } = textsOf(language)
  const header = [tables.name, tables.email, tables.date, tables.message, tables.photos]
  return toCsv(
    header,
    rows.map(({ from, email, date, message, files }) => [from, email, date, message, files.join('\n')]),
  )
}
