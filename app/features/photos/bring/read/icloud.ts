import { dayText } from './days.ts'
import type { PhotoNote } from './found.ts'

/** What `Photo Details.csv` says of the photos beside it, by their names. */
export interface PhotoDetail extends PhotoNote {
  name: string
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** Reads a `Photo Details.csv` of Apple; empty where it is another table. */
export function readPhotoDetails(text: string): PhotoDetail[] {
  const [head = '', ...lines] = text.split(/\r?\n/)
  const columns = head.replace('\ufeff', '').split(',')
  const [name, created, deleted, hidden] = ['imgName', 'originalCreationDate', 'deleted', 'hidden'].map(
    (one) => columns.indexOf(one),
  )
  if (name === undefined || name < 0 || created === undefined || created < 0) return []
  const isYes = (cells: string[], at: number | undefined) => cells[at ?? -1]?.toLowerCase() === 'yes'
  return lines.flatMap((line) => {
    const cells = cellsOf(line, columns.length, created)
    const photo = cells[name]
    if (!photo) return []
    const isHidden = isYes(cells, deleted) || isYes(cells, hidden)
    return [
      { name: photo, day: appleDay(cells[created] ?? ''), dayFrom: 'export' as const, caption: '', isHidden },
    ]
  })
}

/**
 * The cells of a line. Dates contain a comma and stand without quotes: `Monday May 3,2021 4:11 PM GMT`.
 *
 * @param dateAt the first column with a date; the last one has one too
 */
function cellsOf(line: string, columns: number, dateAt: number): string[] {
  const cells = line.split(',').map((cell) => cell.replace(/^"|"$/g, ''))
  for (let at = dateAt; at < columns && cells.length > columns; at++)
    if (/\b[a-z]+ \d{1,2}$/i.test(cells[at] ?? '')) cells.splice(at, 2, `${cells[at]},${cells[at + 1]}`)
  return cells
}

function appleDay(text: string): string | null {
  const [, month = '', day, year] = /\b([a-z]+) (\d{1,2}), ?(\d{4})\b/i.exec(text) ?? []
  const at = MONTHS.indexOf(month.toLowerCase())
  return at < 0 ? null : dayText(Number(year), at + 1, Number(day))
}
