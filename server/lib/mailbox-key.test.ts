import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

test.each([
  ['Joan@Example.com', 'joan@example.com'],
  ['joan+1@example.com', 'joan@example.com'],
  ['joan+a+b@example.com', 'joan@example.com'],
  ['j.o.an+x@gmail.com', 'joan@gmail.com'],
  ['j.oan@example.com', 'j.oan@example.com'],
  ['+news@example.com', '+news@example.com'],
  ['no address', 'no address'],
])('%s is the mailbox %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key)
})
