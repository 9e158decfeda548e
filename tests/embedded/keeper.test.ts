import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Embedded, openEmbedded } from '#server/adapters/database/embedded.ts'
import { processInfo } from '#server/adapters/database/keeper.ts'
import { temporaryRoot } from '../../scripts/lib/throwaway-database.ts'
import { eventually } from '../support/eventually.ts'

/** A folder after its first start, which takes ten times as long as a copy of it. */
let begun: string
beforeAll(async () => {
  begun = mkdtempSync(join(temporaryRoot(), 'embedded-'))
  const server = await openEmbedded({ dataDir: begun })
  await server.stop()
})
afterAll(() => rmSync(begun, { recursive: true }))

let dataDir: string
let copies = 0
const cleanUp: (() => unknown)[] = []

beforeEach(() => {
  copies += 1
  dataDir = `${begun}-${copies}`
  // With the owners of its files.
  execFileSync('cp', ['-a', begun, dataDir])
  cleanUp.push(() => rmSync(dataDir, { recursive: true }))
})
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

async function open(options: { dataDir?: string; patienceMs?: number } = {}): Promise<Embedded> {
  const server = await openEmbedded({ dataDir, ...options })
  cleanUp.push(() => server.stop())
  return server
}

/** Opens the database in another server process, on the same folder. */
async function openElsewhere(): Promise<Pick<Embedded, 'connection' | 'pid'> & { process: ChildProcess }> {
  const process = fork(new URL('./server-process.ts', import.meta.url), [dataDir], { execArgv: [] })
  const [server] = await once(process, 'message')
  const keeper = parentOf(server.pid)
  cleanUp.push(async () => {
    process.kill('SIGKILL')
    for (const pid of [server.pid, keeper]) await gone(pid)
  })
  return { ...server, process }
}

async function query(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const parentOf = (pid: number) => processInfo(pid)?.parent ?? Number.NaN
const gone = (pid: number) => eventually(() => expect(processInfo(pid)).toBeNull())
const remember = (connection: pg.ClientConfig) =>
  query(connection, 'create table kept (name text); insert into kept values ($$Ana$$)')
const remembered = (connection: pg.ClientConfig) => query(connection, 'select name from kept')

test('data is kept after a stop, and the next start finds it', async () => {
  const first = await open()
  await remember(first.connection)
  await first.stop()
  expect(processInfo(first.pid)).toBeNull()
  expect(await remembered((await open()).connection)).toEqual([{ name: 'Ana' }])
})

test('kill -9 of the server process stops PostgreSQL too and loses nothing', async () => {
  const killed = await openElsewhere()
  await remember(killed.connection)
  killed.process.kill('SIGKILL')
  await gone(killed.pid)
  expect(await remembered((await open()).connection)).toEqual([{ name: 'Ana' }])
})

test('a second server on the same folder is refused with the pid of the first', async () => {
  const first = await openElsewhere()
  await expect(open({ patienceMs: 100 })).rejects.toThrow(`in use by pid ${first.process.pid}.`)
  expect(await query(first.connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('a start waits for a server that is shutting down', async () => {
  const leaving = await openElsewhere()
  const opened = open({ patienceMs: 60_000 })
  leaving.process.kill('SIGKILL')
  expect(await query((await opened).connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test.runIf(process.platform === 'linux')(
  'a PostgreSQL whose server and keeper were both killed is stopped, and its data is kept',
  async () => {
    const killed = await openElsewhere()
    await remember(killed.connection)
    const keeper = parentOf(killed.pid)
    for (const pid of [...childrenOf(keeper), keeper]) if (pid !== killed.pid) process.kill(pid, 'SIGKILL')
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')
    expect(processInfo(killed.pid)).not.toBeNull()
    const next = await open()
    expect(processInfo(killed.pid)).toBeNull()
    expect(await remembered(next.connection)).toEqual([{ name: 'Ana' }])
  },
)

test('files of a crash, with a pid that another process has now, do not prevent a start', async () => {
  const first = await open()
  const home = first.connection.host
  const left = readFileSync(join(home, 'data/postmaster.pid'), 'utf8')
  await first.stop()
  const { uid, gid } = statSync(home)
  const somebody = spawn('sleep', ['600'], { uid, gid })
  cleanUp.push(() => somebody.kill())
  writeFileSync(join(home, 'data/postmaster.pid'), left.replace(/^\d+/, String(somebody.pid)))
  writeFileSync(join(home, '.s.PGSQL.5432'), '')
  writeFileSync(join(home, '.s.PGSQL.5432.lock'), `${somebody.pid}\n`)
  expect(await query((await open()).connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('when PostgreSQL dies it is noticed, and the next start recovers', async () => {
  const server = await open()
  await remember(server.connection)
  process.kill(server.pid, 'SIGKILL')
  await server.gone
  expect(await remembered((await open()).connection)).toEqual([{ name: 'Ana' }])
})

test('a folder whose name is too long for a socket works', async () => {
  chmodSync(dataDir, 0o711)
  const long = join(dataDir, 'a'.repeat(120))
  const server = await open({ dataDir: long })
  expect(await query(server.connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test.runIf(process.getuid?.() === 0)(
  'as root, below a folder that others cannot enter, the data is stored elsewhere and its place is reported',
  async () => {
    chmodSync(dataDir, 0o700)
    const closed = join(dataDir, 'data')
    mkdirSync(closed)
    const first = await open({ dataDir: closed })
    const home = realpathSync(join(closed, 'postgres'))
    cleanUp.unshift(() => rmSync(home, { recursive: true }))
    expect(first.note).toContain(home)
    await remember(first.connection)
    await first.stop()
    expect(await remembered((await open({ dataDir: closed })).connection)).toEqual([{ name: 'Ana' }])
  },
)

/** The keeper's child processes: its watcher and what that runs. */
function childrenOf(pid: number): number[] {
  const all = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return all.trim().split(' ').map(Number)
}
