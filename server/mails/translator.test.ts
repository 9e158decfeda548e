import { expect, test } from 'vitest'
import { mailTranslator } from './translator.ts'

test('mails of one language share a translator, and so its formatters', () => {
  expect(mailTranslator('es')).toBe(mailTranslator('es'))
  expect(mailTranslator('es')).not.toBe(mailTranslator('ar'))
  expect(mailTranslator()).toBe(mailTranslator('en'))
})
