import type { Paper } from '#contract/keepsakes.ts'

interface LabelSheet {
  columns: number
  rows: number
  /** All in millimetres. */
  width: number
  height: number
  /** Of the first label, from the left and upper edge. */
  left: number
  top: number
  /** From one label to the next. */
  across: number
  down: number
}

const INCH = 25.4

/**
 * Avery L7160 on A4 and Avery 5160 on Letter, and whatever is sold as compatible with them, after the makers' templates.
 */
export const labelSheets: Record<Paper, LabelSheet> = {
  A4: { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.21, top: 15.15, across: 66.04, down: 38.1 },
  LETTER: {
    columns: 3,
    rows: 10,
    width: 2.625 * INCH,
    height: INCH,
    left: 0.1875 * INCH,
    top: 0.5 * INCH,
    across: 2.75 * INCH,
    down: INCH,
  },
}

/**
 * Where each label goes: sheets of labels, row by row.
 *
 * @param first the first free label of the first sheet, from 1
 */
export function onSheets<Label extends object>(
  labels: readonly Label[],
  paper: Paper,
  first: number,
): (Label & { x: number; y: number })[][] {
  const { columns, rows, left, top, across, down } = labelSheets[paper]
  const sheets: (Label & { x: number; y: number })[][] = []
  for (const [n, label] of labels.entries()) {
    const at = n + first - 1
    const place = at % (columns * rows)
    const sheet = Math.floor(at / (columns * rows))
    const x = left + (place % columns) * across
    const y = top + Math.floor(place / columns) * down
    sheets[sheet] = [...(sheets[sheet] ?? []), { ...label, x, y }]
  }
  return sheets
}
