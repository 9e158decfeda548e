import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('the beginning ends between words, on one line', () => {
  expect(firstWords(' She taught me\r\n to swim. ')).toBe('She taught me to swim.')
  expect(firstWords('She taught me to swim', 10)).toBe('She taught…')
  expect(firstWords('swim', 4)).toBe('swim')
  expect(firstWords('')).toBe('')
})

test('no character that is read as one letter is split', () => {
  expect(firstWords('Zoë'.normalize('NFD'), 3)).toBe('Zoë'.normalize('NFD'))
  expect(firstWords('नमस्ते दुनिया', 4)).toBe('नमस्ते…')
  expect(firstWords('👍🏽👍🏽👍🏽', 2)).toBe('👍🏽…')
})

test('the result is never long, whatever the text contains', () => {
  expect(firstWords('x'.repeat(5000), 140)).toBe(`${'x'.repeat(140)}…`)
  // A letter with any number of marks is one letter.
  expect(firstWords(`e${'\u0301'.repeat(100_000)}`, 140).length).toBeLessThanOrEqual(421)
  expect(firstWords('👩‍👩‍👧‍👦'.repeat(1000), 140).length).toBeLessThanOrEqual(421)
})
