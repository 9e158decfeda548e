type Cell = string | number | Date | null

/** The characters by which spreadsheets recognise a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/
/**
 * Where semicolons or tabs separate cells, as in much of Europe, a formula can begin after one; `;-)` is none. Each run of
 * them and of spaces is read once, from its start, so that a text of nothing but tabs takes no more time than another.
 */
const INNER_FORMULA = /(?<![;\s])([;\s]+)(?!-\))(?=[=+\-@＝＋－＠])/g
const SEPARATES = /[;\t]/

/**
 * A table for every spreadsheet: RFC 4180 in UTF-8 with a byte order mark. Text that a spreadsheet would run as a
 * formula gets an apostrophe first; dates are ISO 8601 in UTC.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`)
  return `\ufeff${lines.join('')}`
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replace(INNER_FORMULA, (run) =>
    SEPARATES.test(run) ? `${run}'` : run,
  )
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
