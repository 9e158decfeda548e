import { expect, test } from 'vitest'
import { bounceReason } from './bounce-reason.ts'

test('a bounce is shown on one short line', () => {
  expect(bounceReason(' 550\r\n no\tsuch user ')).toBe('550 no such user')
  expect(bounceReason('x'.repeat(1000))).toHaveLength(300)
})
