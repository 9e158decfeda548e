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

/** Resolves with the next load that is reported. */
function watched(pool: Pool, everyMs: number) {
  const told = new EventEmitter()
  onTestFinished(watchLoad(pool, everyMs)((waits) => void told.emit('waits', waits)))
  return async () => (await once(told, 'waits'))[0] as Load
}

test('the event loop delay is the average wait of work that comes at any moment', async () => {
  const next = watched(await aPool(), 50)
  await next()
  const end = performance.now() + 1000
  while (performance.now() < end);
  const { loopMs } = await next()
  expect(loopMs).toBeGreaterThan(450)
  // A turn that blocks all the time makes work wait for half of it on average.
  expect(loopMs).toBeLessThan((performance.now() - end + 1100) / 2)
})

test('the wait for a connection is that of whoever is queued, and zero when nobody is', async () => {
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
