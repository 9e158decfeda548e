import { expect, test } from 'vitest'
import { isInProgress, pollDelay } from './use-poll.ts'

test('a job is in progress while it is queued or working', () => {
  const states = ['QUEUED', 'WORKING', 'READY', 'FAILED'] as const
  expect(states.filter((state) => isInProgress({ uuid: 'one', state }))).toEqual(['QUEUED', 'WORKING'])
  expect([null, undefined].some(isInProgress)).toBe(false)
})

test('polls quickly at first, then more slowly, and slowest without a connection', () => {
  expect([0, 1, 19, 20].map((asked) => pollDelay(asked, false))).toEqual([400, 1500, 1500, 3000])
  expect(pollDelay(0, true)).toBe(5000)
})
