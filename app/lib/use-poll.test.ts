import { expect, test } from 'vitest'
import { isInProgress, pollDelay } from './use-poll.ts'

test('what waits or is worked on is in the making', () => {
  const states = ['QUEUED', 'WORKING', 'READY', 'FAILED'] as const
  expect(states.filter((state) => isInProgress({ uuid: 'one', state }))).toEqual(['QUEUED', 'WORKING'])
  expect([null, undefined].some(isInProgress)).toBe(false)
})

test('looks soon at first, then calmly, and rarely without a connection', () => {
  expect([0, 1, 19, 20].map((asked) => pollDelay(asked, false))).toEqual([400, 1500, 1500, 3000])
  expect(pollDelay(0, true)).toBe(5000)
})
