import { expect, test } from 'vitest'
import { readAnswer } from './operator-call.ts'

test('what a stranger typed cannot move the cursor of a terminal, or turn its line round', () => {
  const words = 'a\rb\r\none\ntwo\u009b2J\u001b[31m \u202eright\u2028 👨‍👩‍👧 تعزية'
  expect(readAnswer(JSON.stringify({ words })).words).toBe(
    'a\\u000db\r\none\ntwo\\u009b2J\\u001b[31m \\u202eright\\u2028 👨‍👩‍👧 تعزية',
  )
  expect(readAnswer('<html>')).toBeNull()
})
