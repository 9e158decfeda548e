import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningJobs, startJobs } from '#server/adapters/jobs/pg-boss.ts'
import type { JobContext, JobHandlers } from '#server/ports/jobs.ts'
import { type FreshDatabase, freshDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { statementsOf } from '../../support/statements.ts'

let database: FreshDatabase
let running: RunningJobs[] = []
let logged: { details: object; message: string }[] = []
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
  logged = []
  await database.close()
})

type Settings = Omit<Parameters<typeof startJobs>[0], 'pool' | 'handlers' | 'log'>

/** Starts a queue with these handlers. It takes jobs at once unless its role is `web`. */
async function start(handlers: JobHandlers, settings: Settings = { role: 'all' }) {
  const log = (details: object, message: string) => void logged.push({ details, message })
  const jobs = await startJobs({
    pool: database.pool,
    handlers: () => handlers,
    log: { warn: log, error: log },
    ...settings,
  })
  running.push(jobs)
  await jobs.work()
  return jobs
}

/** A handler that records its calls and runs `act`. */
function recorder(act: (call: number) => Promise<void> | void = () => {}) {
  const calls: { userUuid: string; context: JobContext }[] = []
  const handle = async ({ userUuid }: { userUuid: string }, context: JobContext) => {
    calls.push({ userUuid, context })
    await act(calls.length)
  }
  return { calls, handle, seen: () => calls.map((call) => call.userUuid) }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

const user = () => ({ userUuid: randomUUID() })
const stateOf = async (name: string) => {
  const { rows } = await database.pool.query('select state from pgboss.job where name = $1', [name])
  return rows.map((row) => row.state)
}

describe('a job', () => {
  it('does not run before its time', async () => {
    const { handle, seen } = recorder()
    const jobs = await start({ 'account.delete': { handle } })
    const [later, now] = [user(), user()]
    await jobs.enqueue(database.db, 'account.delete', later, { afterSeconds: 3600 })
    await jobs.enqueue(database.db, 'account.delete', now)
    await jobs.drained()
    expect(seen()).toEqual([now.userUuid])
    await database.pool.query("update pgboss.job set start_after = now() where state = 'created'")
    await jobs.drained()
    expect(seen()).toEqual([now.userUuid, later.userUuid])
  })

  it('runs after its transaction is committed, and not before', async () => {
    const { handle, seen } = recorder()
    const jobs = await start({ 'account.delete': { handle } })
    const data = user()
    await database.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'account.delete', data)
      await jobs.drained()
      expect(seen()).toEqual([])
    })
    await jobs.drained()
    expect(seen()).toEqual([data.userUuid])
  })

  it.each([undefined, 'key'])('is not queued when its transaction is rolled back (key: %s)', async (key) => {
    const { handle, seen } = recorder()
    const jobs = await start({ 'account.delete': { handle } })
    const rolledBack = database.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'account.delete', user(), key ? { key } : {})
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await jobs.drained()
    expect(seen()).toEqual([])
    expect(await stateOf('account.delete')).toEqual([])
  })

  it('can be queued outside of a transaction, and before there is a handler for its kind', async () => {
    const { handle, seen } = recorder()
    const early = await start({})
    const data = user()
    await early.enqueue(database.db, 'account.delete', data)
    const jobs = await start({ 'account.delete': { handle } })
    await jobs.drained()
    expect(seen()).toEqual([data.userUuid])
  })

  it('runs in a worker process, not in a web process', async () => {
    const [inWeb, inWorker] = [recorder(), recorder()]
    const web = await start({ 'account.delete': { handle: inWeb.handle } }, { role: 'web' })
    await start({ 'account.delete': { handle: inWorker.handle } }, { role: 'worker' })
    const data = user()
    await web.enqueue(database.db, 'account.delete', data)
    await web.drained()
    expect(inWeb.seen()).toEqual([])
    expect(inWorker.seen()).toEqual([data.userUuid])
  })

  it('is counted by one process for all, and the counts are cached for some seconds', async () => {
    const [one, other] = [await start({}), await start({}, { role: 'web' })]
    const data = user()
    await one.enqueue(database.db, 'account.delete', data)
    const waits = (count: number) => [{ name: 'account.delete', state: 'created', count }]
    expect(await one.counts()).toEqual(waits(1))
    await one.enqueue(database.db, 'account.delete', user())
    expect(await other.counts()).toEqual(waits(1))
    await database.pool.query(`update job_counts set counted_at = now() - interval '11 seconds'`)
    expect(await other.counts()).toEqual(waits(2))
    expect(await one.counts()).toEqual(waits(2))
  })

  it('runs without a pause when many are queued in one transaction', async () => {
    const { handle, calls } = recorder()
    const jobs = await start({ 'account.delete': { handle } })
    await database.db.transaction().execute(async (tx) => {
      for (let i = 0; i < 50; i++) await jobs.enqueue(tx, 'account.delete', user())
    })
    await jobs.drained()
    expect(calls).toHaveLength(50)
  })

  it('that nobody announced runs soon, with others of its kind in parallel', async () => {
    const both = gate()
    const { calls, handle } = recorder((call) => {
      if (call === 2) both.open()
      return both.opened
    })
    const jobs = await start({ 'account.delete': { concurrency: 2, handle } })
    await jobs.drained()
    // As retries are: by a statement of their own, of which LISTEN hears nothing.
    for (const number of [1, 2])
      await database.pool.query(
        `insert into pgboss.job (name, data, policy, singleton_key, retry_limit) values ('account.delete', '{}', 'short', $1, 0)`,
        [`unannounced ${number}`],
      )
    await eventually(() => expect(calls).toHaveLength(2))
    await jobs.drained()
  })

  it('is queued together with many others: all of them or none', async () => {
    const { handle, seen } = recorder()
    const jobs = await start({ 'account.delete': { handle, concurrency: 4 } })
    const users = Array.from({ length: 300 }, user)
    const rolledBack = database.db.transaction().execute(async (tx) => {
      await jobs.enqueueAll(tx, 'account.delete', users)
      await jobs.drained()
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await jobs.drained()
    expect(seen()).toEqual([])

    await jobs.enqueueAll(database.db, 'account.delete', [])
    await database.db.transaction().execute((tx) => jobs.enqueueAll(tx, 'account.delete', users))
    await jobs.drained()
    expect(seen().sort()).toEqual(users.map((one) => one.userUuid).sort())
  })

  it('runs in parallel with others of its kind, up to the concurrency of the handler', async () => {
    const both = gate()
    const { handle, calls } = recorder((call) => {
      if (call === 2) both.open()
      return both.opened
    })
    const jobs = await start({ 'account.delete': { handle, concurrency: 2 } })
    await jobs.enqueue(database.db, 'account.delete', user())
    await jobs.enqueue(database.db, 'account.delete', user())
    await jobs.drained()
    expect(calls).toHaveLength(2)
  })
})

describe('a key', () => {
  it('allows one waiting job of each kind; jobs without a key all wait', async () => {
    const web = await start({}, { role: 'web' })
    for (const key of ['a', 'a', 'b']) await web.enqueue(database.db, 'account.delete', user(), { key })
    await web.enqueue(database.db, 'account.reset', user(), { key: 'a' })
    for (let i = 0; i < 3; i++) await web.enqueue(database.db, 'account.welcome', user())
    const [code, reset, welcome] = [recorder(), recorder(), recorder()]
    const jobs = await start({ 'account.delete': code, 'account.reset': reset, 'account.welcome': welcome })
    await jobs.drained()
    expect([code, reset, welcome].map(({ calls }) => calls.length)).toEqual([2, 1, 3])
  })

  it('allows one waiting job even when many transactions queue at once', async () => {
    const web = await start({}, { role: 'web' })
    await Promise.all(
      Array.from({ length: 6 }, () =>
        database.db.transaction().execute((tx) => web.enqueue(tx, 'account.delete', user(), { key: 'a' })),
      ),
    )
    expect(await stateOf('account.delete')).toEqual(['created'])
  })

  it('that is marked as new is not looked up, and still allows one waiting job only', async () => {
    const web = await start({}, { role: 'web' })
    const sent = statementsOf(database)
    const enqueue = (options: object) =>
      database.db.transaction().execute((tx) => web.enqueue(tx, 'account.delete', user(), options))
    await enqueue({ key: 'a', isNewKey: true })
    await enqueue({ key: 'b' })
    const queued = sent().filter((text) => text.includes('pgboss.job'))
    expect(queued.map((text) => /insert into|update/i.exec(text)?.[0].toLowerCase())).toEqual([
      'insert into',
      'update',
      'insert into',
    ])
    // Marking an existing key as new queues no second job.
    await enqueue({ key: 'b', isNewKey: true })
    expect(await stateOf('account.delete')).toEqual(['created', 'created'])
  })

  it('allows another job to wait while the first one runs', async () => {
    const [started, finish] = [gate(), gate()]
    const { handle, seen } = recorder((call) => {
      started.open()
      return call === 1 ? finish.opened : undefined
    })
    const jobs = await start({ 'account.delete': { handle } })
    const [first, second] = [user(), user()]
    await jobs.enqueue(database.db, 'account.delete', first, { key: 'a' })
    await started.opened
    await jobs.enqueue(database.db, 'account.delete', second, { key: 'a' })
    finish.open()
    await jobs.drained()
    expect(seen()).toEqual([first.userUuid, second.userUuid])
  })

  it('that is queued again makes its job retry at once', async () => {
    const { handle, calls } = recorder((call) => {
      if (call === 1) throw new Error('not now')
    })
    const jobs = await start(
      { 'account.delete': { handle } },
      { role: 'all', retries: { limit: 3, delaySeconds: 3600 } },
    )
    const data = user()
    await jobs.enqueue(database.db, 'account.delete', data, { key: 'a' })
    await jobs.drained()
    await eventually(async () => expect(await stateOf('account.delete')).toEqual(['retry']))
    await jobs.enqueue(database.db, 'account.delete', data, { key: 'a' })
    await jobs.drained()
    expect(calls.map(({ context }) => context.attempt)).toEqual([1, 2])
    expect(await stateOf('account.delete')).toEqual(['completed'])
  })
})

describe('a job that fails', () => {
  it('is retried, told which attempt is the last, and then left as failed', async () => {
    const { handle, calls } = recorder(() => Promise.reject(new Error('no server')))
    const jobs = await start(
      { 'account.delete': { handle } },
      { role: 'all', retries: { limit: 1, delaySeconds: 1 } },
    )
    await jobs.enqueue(database.db, 'account.delete', user())
    await eventually(async () => expect(await stateOf('account.delete')).toEqual(['failed']))
    expect(calls.map(({ context }) => [context.attempt, context.last])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(calls[0]?.context.id).toBe(calls[1]?.context.id)
  })

  it('is logged without its data', async () => {
    const { handle, calls } = recorder(() => {
      throw Object.assign(new Error('no server'), { recipient: 'joan@example.com' })
    })
    const jobs = await start({ 'account.delete': { handle } })
    const data = user()
    await jobs.enqueue(database.db, 'account.delete', data)
    await jobs.drained()
    expect(logged).toMatchObject([
      {
        message: 'job failed',
        details: {
          job: 'account.delete',
          id: calls[0]?.context.id,
          attempt: 1,
          err: { message: 'no server' },
        },
      },
    ])
    expect(JSON.stringify(logged)).not.toContain(data.userUuid)
    expect(JSON.stringify(logged)).not.toContain('joan@example.com')
    const { rows } = await database.pool.query('select output::text from pgboss.job where output is not null')
    expect(rows).toHaveLength(1)
    expect(rows[0].output).not.toContain('joan@example.com')
  })
})

describe('stopping the queue', () => {
  it('lets a running job finish and takes no others', async () => {
    const [started, finish] = [gate(), gate()]
    const { handle, calls } = recorder(() => {
      started.open()
      return finish.opened
    })
    const jobs = await start({ 'account.delete': { handle } })
    await jobs.enqueue(database.db, 'account.delete', user())
    await started.opened
    const stopped = jobs.stop()
    await (await start({}, { role: 'web' })).enqueue(database.db, 'account.delete', user())
    finish.open()
    await stopped
    running = running.filter((other) => other !== jobs)
    expect(calls).toHaveLength(1)
    expect((await stateOf('account.delete')).sort()).toEqual(['completed', 'created'])
  })
})

describe('a cron schedule', () => {
  const schedules = async () =>
    (await database.pool.query('select name, cron, timezone from pgboss.schedule')).rows

  it('is kept for the handlers that ask for it, and removed for those that no longer do', async () => {
    const handle = async () => {}
    await start({ 'media.purge': { handle, cron: '30 3 * * *' }, 'account.delete': { handle } })
    expect(await schedules()).toEqual([{ name: 'media.purge', cron: '30 3 * * *', timezone: 'UTC' }])
    await start({ 'media.purge': { handle } })
    expect(await schedules()).toEqual([])
  })
})
