import { expect, it } from 'vitest'
import { isLong } from './ReadMore.tsx'

it('short texts are shown in full, long ones are folded', () => {
  const most = { characters: 480, lines: 9 }
  expect(isLong('', most)).toBe(false)
  expect(isLong('Thank you for the roses, Mrs Hollis.', most)).toBe(false)
  expect(isLong('x'.repeat(480), most)).toBe(false)
  expect(isLong('x'.repeat(481), most)).toBe(true)
  expect(isLong(Array(9).fill('line').join('\n'), most)).toBe(false)
  expect(isLong(Array(10).fill('line').join('\n'), most)).toBe(true)
})
