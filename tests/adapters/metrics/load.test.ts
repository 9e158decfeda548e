import { EventEmitter, once } from 'node:events'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { watchLoad } from '#server/adapters/metrics/load.ts'
import type { Load } from '#server/ports/load.ts'
import { freshDatabase } from '../../support/database.ts'

async function aPool() {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  return database.pool
}

/** Resolves with what is told next. */
function watched(pool: Pool, everyMs: number) {
  const told = new EventEmitter()
  onTestFinished(watchLoad(pool, everyMs)((waits) => void told.emit('waits', waits)))
  return async () => (await once(told, 'waits'))[0] as Load
}

test('the wait for the loop is that of whoever comes at any moment', async () => {
  const next = watched(await aPool(), 50)
  await next()
  const end = performance.now() + 1000
  while (performance.now() < end);
  const { loopMs } = await next()
  expect(loopMs).toBeGreaterThan(450)
  // Of a turn that takes all of the time, half.
  expect(loopMs).toBeLessThan((performance.now() - end + 1100) / 2)
})

test('the wait for a connection is what somebody in the queue waits, and none where nobody queues', async () => {
  const pool = await aPool()
  const next = watched(pool, 20)
  expect((await next()).poolMs).toBe(0)
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = pool.connect()
  let before = 0
  for (let round = 0; round < 5; round += 1) {
    const { poolMs } = await next()
    expect(poolMs).toBeGreaterThanOrEqual(before)
    before = poolMs
  }
  expect(before).toBeGreaterThan(20)
  for (const client of held) client.release()
  const client = await waiting
  client.release()
  while (pool.waitingCount > 0) await next()
  await next()
  expect((await next()).poolMs).toBe(0)
})
