import { expect, test } from 'vitest'
import type { Memorial } from '#contract/memorials.ts'
import { isDayOver } from './day-over.ts'

const part = (date: string | null, isCancelled = false) =>
  ({ date, isCancelled }) as Memorial['programme'][number]

test.each([
  [null, [], false],
  ['2026-11-25', [], true],
  ['2026-11-26', [], false],
  ['2026-11-20', [part('2026-11-28')], false],
  ['2026-11-20', [part('2026-11-28', true)], true],
  ['2026-11-20', [part('2026-11-21'), part(null)], true],
])('a memorial on %s with other parts is over or not', (memorialDate, programme, isOver) => {
  expect(isDayOver({ memorialDate, programme }, '2026-11-26')).toBe(isOver)
})
