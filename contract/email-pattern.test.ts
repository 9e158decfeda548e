import { expect, test } from 'vitest'
import { emailPattern } from './email-pattern.ts'

test.each(['joan@example.com', 'joan@mail.example.co.uk', 'zoë@bücher.example', "o'neill+a.b@example.com"])(
  '%s is an address',
  (address) => expect(emailPattern.test(address)).toBe(true),
)

test.each([
  'joan@',
  'joan@example',
  'joan@example.com.',
  'joan@example..com',
  'joan@.example.com',
  'a b@example.com',
])('%s is none', (address) => expect(emailPattern.test(address)).toBe(false))

test('a long text takes no long time', () => {
  const began = performance.now()
  emailPattern.test(`${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}`)
  expect(performance.now() - began).toBeLessThan(1000)
})
