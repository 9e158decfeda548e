import { once } from 'node:events'
import { chmod, mkdir, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { format } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '#contract/brand.ts'
import { run } from '#server/start.ts'
import { host } from '../../scripts/demo/margaret.ts'
import { freshDatabase } from '../support/database.ts'
import { migrations } from '../support/database-server.ts'
import { aPhoto } from '../support/factories.ts'
import { multipartOf } from '../support/multipart.ts'
import { entryUrl } from '../support/processes.ts'
import { aDataDir, type ProductProcess, processesOf, startProcess } from '../support/product-process.ts'
import { s3Server } from '../support/s3-server.ts'
import { urlOf } from '../support/worker.ts'

const PATIENCE = { timeout: 300_000 }
const waiting = { timeout: 60_000, interval: 20 }

async function call(product: ProductProcess, path: string, token?: string, json?: object) {
  const response = await fetch(product.url + path, {
    method: json ? 'POST' : 'GET',
    headers: { ...(token && { pid: token }), ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
  })
  return response.json()
}

async function aHost(product: ProductProcess) {
  const { token } = await call(product, '/anon/signup', '', {
    email: 'ana@example.com',
    password: 'a good one',
  })
  const code = await vi.waitFor(async () => {
    const [mail] = await call(product, '/dev/mailbox.json')
    return String(/\b[A-Z2-9]{5}\b/.exec(mail.subject))
  }, waiting)
  expect(await call(product, '/user/code/confirm', token, { code })).toMatchObject({ success: true })
  const { memorial } = await call(product, '/memorial/create', token, { nameOfPerson: 'Margaret Hollis' })
  return { token, memorialUuid: String(memorial.uuid) }
}

/** Begins an upload, of which the first half is on the server's disk. */
async function aSlowUpload(product: ProductProcess, host: Awaited<ReturnType<typeof aHost>>) {
  const photo = Buffer.concat([await aPhoto(), Buffer.alloc(2_000_000)])
  const { contentType, body } = multipartOf({ title: 'Sea' }, [{ name: 'sea.jpg', content: photo }])
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const upload = request(`${product.url}/memorial/media/upload/${host.memorialUuid}`, {
    method: 'POST',
    agent,
    headers: { pid: host.token, 'content-type': contentType, 'content-length': body.length },
  })
  upload.on('error', () => {})
  upload.write(body.subarray(0, body.length / 2))
  await vi.waitFor(
    async () => expect(await readdir(join(product.dataDir, 'uploads'))).toHaveLength(1),
    waiting,
  )
  return {
    async finish() {
      upload.end(body.subarray(body.length / 2))
      const [response] = (await once(upload, 'response')) as [IncomingMessage]
      return JSON.parse(Buffer.concat(await response.toArray()).toString())
    },
  }
}

const isRefused = async (product: ProductProcess) =>
  fetch(`${product.url}/healthz`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  )

/** Neither PostgreSQL nor the processes for photos and videos outlive the product. */
async function nothingIsLeft({ dataDir, child }: ProductProcess) {
  const home = await realpath(join(dataDir, 'postgres'))
  await vi.waitFor(
    () => {
      expect(processesOf(home)).toEqual([])
      expect(processesOf(`afterglow-keeper ${child.pid} `)).toEqual([])
    },
    { ...waiting, interval: 100 },
  )
}

test('SIGTERM finishes a running upload, then stops everything', PATIENCE, async () => {
  const product = await startProcess()
  await product.written(`${brand.name} is at`)
  const host = await aHost(product)
  const upload = await aSlowUpload(product, host)

  product.child.kill('SIGTERM')
  await product.written('Finishing')
  await vi.waitFor(async () => expect(await isRefused(product)).toBe(true), waiting)
  const answer = await upload.finish()
  expect(answer).toMatchObject({ success: true, media: { title: 'Sea' } })
  expect(await product.ended).toBe(0)
  await nothingIsLeft(product)
  expect(product.output()).not.toMatch(/"level":[56]0/)

  // Jobs that were not done by then are done by the next process.
  const next = await startProcess({ DATA_DIR: product.dataDir })
  await next.written(`${brand.name} is at`)
  await vi.waitFor(async () => {
    const { memorial } = await call(next, `/memorial/get/${host.memorialUuid}`, host.token)
    expect(memorial.media).toMatchObject([{ uuid: answer.mediaUuid, state: 'READY' }])
  }, waiting)
  next.child.kill('SIGINT')
  expect(await next.ended).toBe(0)
})

test('with nothing configured the example is begun by itself, and ended in time', PATIENCE, async () => {
  const product = await startProcess({ EXAMPLE: '' })
  const mails = async () => JSON.stringify(await call(product, '/dev/mailbox.json'))
  await product.written(`${brand.name} is at`)
  await vi.waitFor(async () => expect(await mails()).toContain(host.email), waiting)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  await vi.waitFor(() => expect(processesOf(product.dataDir)).toEqual([]), waiting)
})

test('a second Ctrl-C ends the server at once, whatever is running', PATIENCE, async () => {
  const product = await startProcess()
  await product.written(`${brand.name} is at`)
  await aSlowUpload(product, await aHost(product))
  product.child.kill('SIGINT')
  await product.written('Finishing')
  let ended = false
  void product.ended.then(() => {
    ended = true
  })
  while (!ended) {
    product.child.kill('SIGINT')
    await Promise.race([product.ended, delay(20)])
  }
  expect(await product.ended).toBe(130)
  await nothingIsLeft(product)
})

/**
 * What the product says when it does not start. The process that it ends then is this one, so it is only asked to: that
 * it does end, with this code, is proven by a port in use.
 */
async function refusedStart(environment: Record<string, string>) {
  const dataDir = environment.DATA_DIR ?? (await aDataDir())
  let output = ''
  const said = vi.spyOn(console, 'error').mockImplementation((...words) => {
    output += `${format(...words)}\n`
  })
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('It ends')
  })
  try {
    const began = run({ LOG_LEVEL: 'warn', ...environment, DATA_DIR: dataDir }, { entryUrl, migrations })
    await expect(began).rejects.toThrow('It ends')
    expect(ended.mock.calls).toEqual([[1]])
  } finally {
    said.mockRestore()
    ended.mockRestore()
  }
  return { dataDir, output }
}

test('a port in use is reported in one line, and the database is stopped', PATIENCE, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const product = await startProcess({ PORT: port })
  expect(await product.ended).toBe(1)
  expect(product.output()).toBe(
    `${brand.name} cannot start: PORT ${port} is taken on 127.0.0.1. Stop what listens there, or set another PORT.\n`,
  )
  await nothingIsLeft(product)
})

test.each([
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  [
    'DATABASE_URL',
    'postgres://ana:secret@127.0.0.1:1/none',
    'DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1',
  ],
])('a wrong %s is reported in one line, without secrets', PATIENCE, async (name, value, line) => {
  expect((await refusedStart({ [name]: value })).output).toBe(`${brand.name} cannot start: ${line}\n`)
})

test('a DATA_DIR that is a file, or is not writable, is reported in one line', PATIENCE, async () => {
  const file = join(await aDataDir(), 'data')
  await writeFile(file, 'x')
  for (const [DATA_DIR, line] of [
    [file, 'is a file. Name a folder.'],
    [join(file, 'below'), 'cannot be made: something above it is a file. Name another folder.'],
    ['/sys/afterglow', 'cannot be written. Let this user write there, or name another folder.'],
  ] as const) {
    const { output } = await refusedStart({ DATA_DIR })
    expect(output).toBe(`${brand.name} cannot start: DATA_DIR ${DATA_DIR} ${line}\n`)
  }
})

test(
  'a bucket that refuses access is reported in one line, before a database is started',
  PATIENCE,
  async () => {
    const { environment, decide } = await s3Server()
    decide((method) => (method === 'PUT' ? 403 : 'served'))
    const { output, dataDir } = await refusedStart(environment)
    expect(output).toMatch(/cannot start: S3_BUCKET memorials, storing a file \(s3:PutObject\): .*\n$/)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(await readdir(dataDir)).toEqual([])
  },
)

test(
  'a changed migration is reported with what to do, and a newer database with what it means',
  PATIENCE,
  async () => {
    const database = await freshDatabase()
    onTestFinished(() => database.close())
    const DATABASE_URL = urlOf(database.connection)
    await database.pool.query(`insert into migrations (name, checksum) values ('9998_later.sql', 'x')`)
    const newer = await startProcess({ DATABASE_URL })
    await newer.written('9998_later.sql')
    expect(newer.output()).toMatch(/newer release .* one release/)
    newer.child.kill('SIGTERM')
    await newer.ended
    await database.pool.query(`update migrations set checksum = 'x' where name like '0001%'`)
    const changed = await refusedStart({ DATABASE_URL })
    expect(changed.output).toMatch(
      /cannot start: DATABASE_URL: 0001_accounts\.sql was changed .* write a new migration/,
    )
    expect(changed.output).not.toContain('    at ')
  },
)

test('a database that cannot start is reported with its own error', PATIENCE, async () => {
  const dataDir = await aDataDir()
  await chmod(dataDir, 0o755)
  const place = join(await realpath(dataDir), 'postgres')
  // Half of its files are lost.
  await mkdir(join(place, 'data'), { recursive: true })
  await writeFile(join(place, 'data', 'PG_VERSION'), '9\n')
  const { output } = await refusedStart({ DATA_DIR: dataDir })
  expect(output).toContain(`${brand.name} cannot start: PostgreSQL did not start in ${place}:\n`)
  expect(output).toContain('postgres: could not access the server configuration file')
  expect(output).not.toContain('    at ')
})

test('a database whose folder is missing is reported in one line', PATIENCE, async () => {
  const dataDir = await aDataDir()
  const place = join(await realpath(dataDir), 'postgres')
  await symlink('/nowhere/at/all', place)
  const { output } = await refusedStart({ DATA_DIR: dataDir })
  await rm(place)
  expect(output).toBe(
    `${brand.name} cannot start: ${place} leads to /nowhere/at/all, which is gone: bring it back or remove the link.\n`,
  )
})
