import { expect, test } from 'vitest'
import { labelsOnSheet } from '#contract/thanks.ts'
import { labelSheets, onSheets } from './label-sheets.ts'
import { papers } from './paper.ts'

const papersOf = ['A4', 'LETTER'] as const

test.each(papersOf)(
  'on %s the labels are in the middle of the sheet, and as many as the contract says',
  (paper) => {
    const { columns, rows, width, height, left, top, across, down } = labelSheets[paper]
    expect(columns * rows).toBe(labelsOnSheet[paper])
    const right = papers[paper].width - (left + (columns - 1) * across + width)
    const bottom = papers[paper].height - (top + (rows - 1) * down + height)
    expect(right).toBeCloseTo(left, 1)
    expect(bottom).toBeCloseTo(top, 1)
  },
)

test('labels begin at the first free one, go row by row, and on to the next sheet', () => {
  const labels = Array.from({ length: 4 }, (_, n) => ({ n }))
  const [first, second] = onSheets(labels, 'A4', 19)
  expect(first?.map(({ n, x, y }) => [n, Math.round(x), Math.round(y)])).toEqual([
    [0, 7, 244],
    [1, 73, 244],
    [2, 139, 244],
  ])
  expect(second).toEqual([{ n: 3, x: 7.21, y: 15.15 }])
})
