import { expect, test } from 'vitest'
import { limitRate } from './smtp.ts'

test('a steady number of mails per second, with no backlog saved up while idle', async () => {
  let now = 10_000
  const waited: number[] = []
  const turn = limitRate(4, {
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
