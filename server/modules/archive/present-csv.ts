import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'

/** One line for each memory, in the order given; `files` are the paths of its photos, `recorded` those of its voices and films, `said` what is said in them. */
export function memoryTable(
  rows: readonly {
    from: string
    email: string | null
    date: Date
    message: string
    files: string[]
    recorded: string[]
    said: string[]
  }[],
  language: Language,
): string {
  const { tables } = textsOf(language)
  // Only where there are any, as columns at the end.
  const hasRecorded = rows.some(({ recorded }) => recorded.length > 0)
  const header = [tables.name, tables.email, tables.date, tables.message, tables.photos]
  if (hasRecorded) header.push(tables.recordings, tables.said)
  return toCsv(
    header,
    rows.map(({ from, email, date, message, files, recorded, said }) => [
      ...[from, email, date, message, files.join('\n')],
      ...(hasRecorded ? [recorded.join('\n'), said.join('\n\n')] : []),
    ]),
  )
}
