import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('first words end between words, on one line', () => {
  expect(firstWords(' She taught me\r\n to swim. ')).toBe('She taught me to swim.')
  expect(firstWords('She taught me to swim', 10)).toBe('She taught…')
  expect(firstWords('swim', 4)).toBe('swim')
  expect(firstWords('')).toBe('')
})

test('nothing that is read as one letter is cut', () => {
  expect(firstWords('Zoë'.normalize('NFD'), 3)).toBe('Zoë'.normalize('NFD'))
  expect(firstWords('नमस्ते दुनिया', 4)).toBe('नमस्ते…')
  expect(firstWords('👍🏽👍🏽👍🏽', 2)).toBe('👍🏽…')
})

test('no words are long, whatever they are made of', () => {
  expect(firstWords('x'.repeat(5000), 140)).toBe(`${'x'.repeat(140)}…`)
  // A letter with marks without end is one letter.
  expect(firstWords(`e${'\u0301'.repeat(100_000)}`, 140).length).toBeLessThanOrEqual(421)
  expect(firstWords('👩‍👩‍👧‍👦'.repeat(1000), 140).length).toBeLessThanOrEqual(421)
})
