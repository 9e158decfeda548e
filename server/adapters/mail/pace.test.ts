import { expect, test } from 'vitest'
import { evenPace } from './pace.ts'

test('so many a second, evenly, and none saved up while nothing was sent', async () => {
  let now = 10_000
  const waited: number[] = []
  const turn = evenPace(4, {
    now: () => now,
    wait: async (ms) => waited.push(ms),
  })
  await Promise.all([turn(), turn(), turn(), turn()])
  expect(waited).toEqual([250, 500, 750])
  now += 60_000
  waited.length = 0
  await Promise.all([turn(), turn()])
  expect(waited).toEqual([250])
})
