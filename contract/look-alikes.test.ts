import { expect, test } from 'vitest'
import { asItLooks, mixesScripts } from './look-alikes.ts'

test.each([
  ['ΑΒΝ', 'ABN'],
  ['АВN', 'ABN'],
  ['ＡＢＮ', 'ABN'],
  ['ЕІN', 'EIN'],
  ['Hospice', 'Hospice'],
  ['Hоspice', 'Hospice'],
  ['Фонд', 'Фohд'],
  ['مستشفى', 'مستشفى'],
])('%s looks like %s', (text, looks) => expect(asItLooks(text).normalize('NFC')).toBe(looks.normalize('NFC')))

test('a word of letters of two scripts is told from words of two scripts', () => {
  expect(['Hоspice', 'ABΝ'].map(mixesScripts)).toEqual([true, true])
  expect(['Hospice', 'Фонд Hospice', 'ΑΒΝ', 'مستشفى'].map(mixesScripts)).toEqual([false, false, false, false])
})
