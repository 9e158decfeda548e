type Cell = string | number | Date | null

/** Programs that open a table look at these letters to see where a formula begins. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/
/** Where a semicolon or a tab separates cells, as in much of Europe, a new cell begins behind it; `;-)` is no formula. */
const INNER_FORMULA = /([;\t]\s*)(?!-\))(?=[=+\-@＝＋－＠])/g

/**
 * A table as every spreadsheet reads it: RFC 4180 in UTF-8 behind a byte order mark. Text that a spreadsheet would
 * run as a formula gets an apostrophe before it; dates are written as ISO 8601 in UTC.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`)
  return `\ufeff${lines.join('')}`
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replace(INNER_FORMULA, "$1'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
