import { expect, test } from 'vitest'
import { cleanHeaderName } from '#server/adapters/mail/message.ts'

test.each([
  ['  Claire\tHollis ', 'Claire Hollis'],
  ['Claire\r\nBcc: everyone', 'Claire Bcc: everyone'],
  ['Robert "Bob" O’Hara, Jr.', 'Robert "Bob" O’Hara, Jr.'],
  ['\u202eerialC\u2068 Hollis\u2069', 'erialC Hollis'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['🌅'.repeat(100), '🌅'.repeat(80)],
])('%j becomes %j', (name, called) => {
  expect(cleanHeaderName(name)).toBe(called)
})

test.each([
  '',
  '\u200b ',
  'ceo@bank.example',
  'ceo＠bank.example',
  'Claire <ceo@bank.example>',
  '<b>Claire</b>',
  'Cheap loans at www.example.com',
])('%j is not used in a header', (name) => {
  expect(cleanHeaderName(name)).toBe('')
})
