import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('the beginning ends between words, on one line', () => {
  expect(excerptOf(' She taught me\r\n to swim. ')).toBe('She taught me to swim.')
  expect(excerptOf('She taught me to swim', 10)).toBe('She taught…')
  expect(excerptOf('swim', 4)).toBe('swim')
  expect(excerptOf('She came every day. Nobody asked her to.', 22)).toBe('She came every day…')
  expect(excerptOf('')).toBe('')
})

test('no character that is read as one letter is split', () => {
  expect(excerptOf('Zoë'.normalize('NFD'), 3)).toBe('Zoë'.normalize('NFD'))
  expect(excerptOf('नमस्ते दुनिया', 4)).toBe('नमस्ते…')
  expect(excerptOf('👍🏽👍🏽👍🏽', 2)).toBe('👍🏽…')
})

test('the result is never long, whatever the text contains', () => {
  expect(excerptOf('x'.repeat(5000), 140)).toBe(`${'x'.repeat(140)}…`)
  // A letter with any number of marks is one letter.
  expect(excerptOf(`e${'\u0301'.repeat(100_000)}`, 140).length).toBeLessThanOrEqual(421)
  expect(excerptOf('👩‍👩‍👧‍👦'.repeat(1000), 140).length).toBeLessThanOrEqual(421)
})
