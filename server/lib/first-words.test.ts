import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('first words end between words, on one line', () => {
  expect(firstWords(' She taught me\r\n to swim. ')).toBe('She taught me to swim.')
  expect(firstWords('She taught me to swim', 10)).toBe('She taught…')
  expect(firstWords('swim', 4)).toBe('swim')
  expect(firstWords('')).toBe('')
})

test('nothing that is read as one letter is cut', () => {
  expect(firstWords('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦…')
  expect(firstWords('x'.repeat(5000), 140)).toBe(`${'x'.repeat(140)}…`)
  // A letter with marks without end is one letter, and yet no mail becomes long by it.
  expect(firstWords(`e${'\u0301'.repeat(100_000)}`, 140).length).toBeLessThan(3000)
})
