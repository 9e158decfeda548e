import { expect, test } from 'vitest'
import { mailTo } from './mail-to.ts'

test('an address that was typed adds nothing to the mail', () => {
  expect(mailTo('joan+news@example.org')).toBe('mailto:joan+news@example.org')
  expect(mailTo('joan?bcc=other@example.org')).toBe('mailto:joan%3Fbcc%3Dother@example.org')
  expect(mailTo('joan&cc=o%27@example.org')).toBe('mailto:joan%26cc%3Do%2527@example.org')
})
