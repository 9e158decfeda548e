import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseLocks } from '#server/adapters/database/locks.ts'
import { withLock } from '#server/ports/locks.ts'
import { type FreshDatabase, freshDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

const nodeOn = (database: FreshDatabase) => {
  const locks = databaseLocks(database.connection)
  onTestFinished(() => locks.close())
  return locks
}

async function aDatabase() {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  return database
}

// The first test of this file: `pg` warns once in a process.
test('locks that are asked for at once ask their connection one after the other', async () => {
  const warned = vi.spyOn(process, 'emitWarning')
  onTestFinished(() => warned.mockRestore())
  const locks = nodeOn(await aDatabase())
  const held = await Promise.all(['a', 'b', 'c'].map((key) => locks.acquire(key)))
  await Promise.all(held.map((release) => release()))
  expect(warned.mock.calls.filter(([words]) => String(words).includes('executing a query'))).toEqual([])
})

test('only one holder at a time works under a key, on one node and across nodes', async () => {
  const database = await aDatabase()
  const nodes = [nodeOn(database), nodeOn(database)] as const
  let inside = 0
  let done = 0
  const work = async () => {
    inside += 1
    expect(inside).toBe(1)
    await database.pool.query('select 1')
    inside -= 1
    done += 1
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => withLock(n % 2 ? nodes[0] : nodes[1], 'a', work)))
  expect(done).toBe(20)
  const release = await nodes[0].acquire('a')
  await withLock(nodes[1], 'another', async () => {})
  await release()
})

test('the holder of a lock hears that others want it, and whoever waits can stop waiting', async () => {
  const database = await aDatabase()
  const [one, other] = [nodeOn(database), nodeOn(database)]
  for (const asking of [one, other]) {
    const onWanted = vi.fn()
    const release = await one.acquire('a', { onWanted })
    await expect(asking.acquire('a', { patienceMs: 100 })).rejects.toThrow()
    await eventually(() => expect(onWanted).toHaveBeenCalled())
    const given = new AbortController()
    const waiting = asking.acquire('a', { signal: given.signal })
    given.abort(new Error('gone away'))
    await expect(waiting).rejects.toThrow()
    await release()
    await (await asking.acquire('a'))()
  }
})

test('a node that loses its connection hears that its locks are lost, others can take them, and it can lock again', async () => {
  const database = await aDatabase()
  const [one, other] = [nodeOn(database), nodeOn(database)]
  const onWanted = vi.fn()
  const release = await one.acquire('a', { onWanted })
  await database.pool.query(`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
  const mine = await other.acquire('a')
  await eventually(() => expect(onWanted).toHaveBeenCalled())
  await release()
  await mine()
  await (await one.acquire('a'))()
})
