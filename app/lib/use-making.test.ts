import { expect, test } from 'vitest'
import { isMaking, pauseBefore } from './use-making.ts'

test('what waits or is worked on is in the making', () => {
  const states = ['QUEUED', 'WORKING', 'READY', 'FAILED'] as const
  expect(states.filter((state) => isMaking({ uuid: 'one', state }))).toEqual(['QUEUED', 'WORKING'])
  expect([null, undefined].some(isMaking)).toBe(false)
})

test('looks soon at first, then calmly, and rarely without a connection', () => {
  expect([0, 1, 19, 20].map((asked) => pauseBefore(asked, false))).toEqual([400, 1500, 1500, 3000])
  expect(pauseBefore(0, true)).toBe(5000)
})
