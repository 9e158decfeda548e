import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { listOutbox, type OutboxMail } from '#server/adapters/mail/outbox.ts'
import { compose, type Dependencies } from '#server/compose.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { JobData, JobName } from '#server/ports/jobs.ts'
import type { WatchLoad } from '#server/ports/load.ts'
import type { Typesetter } from '#server/ports/typesetter.ts'
import { temporaryRoot } from '../../scripts/lib/throwaway-database.ts'
import { lending } from './borrowed-app.ts'
import { settableClock } from './clock.ts'
import { freshDatabase } from './database.ts'
import { type MultipartFields, type MultipartFile, multipartOf } from './multipart.ts'
import { entryUrl, sharedProcesses } from './processes.ts'

export const OPERATOR_TOKEN = 'operator-token-of-the-tests'

export interface Sent {
  token?: string | undefined
  json?: unknown
  /** Text fields and files of a multipart body. */
  fields?: MultipartFields
  files?: MultipartFile[]
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of it
  body: any
  raw: Buffer
}

/** Replacements for parts of an app, and what receives its log. */
export interface Parts {
  /** Receives the lines of the log. They are written only if the configuration sets a `logLevel`. */
  logTo?: { write(line: string): void } | undefined
  /** Instead of the real one. */
  typesetter?: Typesetter | undefined
  pages?: Dependencies['pages'] | undefined
  /** Asked about the senders of mails; by default as in development. */
  dns?: Dependencies['dns']
  /**
   * Measures the server's load. By default it never reports overload: a machine busy with tests would refuse requests.
   */
  waits?: WatchLoad | undefined
}

const neverFull: WatchLoad = () => () => {}

/**
 * A whole app with an empty database, an empty folder and a clock that tests can set. Without arguments it borrows the
 * app that all such tests of a worker share, emptied after each test, and so it does with nothing but a typesetter or
 * pages; with other arguments it starts one of its own.
 */
export async function startApp(changes: Partial<Config> = {}, parts: Parts = {}): Promise<TestApp> {
  const { typesetter, pages, ...others } = parts
  const isOrdinary = Object.keys(changes).length === 0 && Object.keys(others).length === 0
  const borrowed = isOrdinary ? await borrowApp({ typesetter, pages }) : null
  return borrowed ?? startOwnApp(changes, parts)
}

/** An app that no other test uses, for tests of what an app keeps in memory. Closed after the test. */
export async function startOwnApp(changes: Partial<Config> = {}, parts: Parts = {}): Promise<TestApp> {
  const { app, remove } = await makeApp(changes, parts)
  onTestFinished(remove)
  return app
}

async function makeApp(changes: Partial<Config> = {}, parts: Parts = {}) {
  const dataDir = changes.dataDir ?? (await mkdtemp(join(temporaryRoot(), 'afterglow-test-')))
  const database = await freshDatabase()
  const app = await openApp({ dataDir, database, changes, ...parts })
  async function remove() {
    await app.close()
    await database.close()
    if (!changes.dataDir) await rm(dataDir, { recursive: true, force: true })
  }
  return { app, remove }
}

interface Shared {
  borrow(): Promise<TestApp | null>
  /** What sets the books of the test that borrows it; undefined for the real one. */
  typesetter: Typesetter | undefined
}

/** One app for the tests without pages, and one for those with the same pages. */
const sharedApps = new Map<Parts['pages'], Shared>()

async function borrowApp({ typesetter, pages }: Parts): Promise<TestApp | null> {
  const shared: Shared = sharedApps.get(pages) ?? {
    borrow: lending(() => makeSharedApp(shared, pages)),
    typesetter,
  }
  sharedApps.set(pages, shared)
  const borrowed = await shared.borrow()
  if (borrowed) shared.typesetter = typesetter
  return borrowed
}

function makeSharedApp(shared: Shared, pages: Parts['pages']) {
  const now = () => shared.typesetter ?? sharedProcesses.typesetter
  const typesetter: Typesetter = {
    book: (...asked) => now().book(...asked),
    sharePicture: (...asked) => now().sharePicture(...asked),
    cards: (...asked) => now().cards(...asked),
    order: (...asked) => now().order(...asked),
    filmTexts: (...asked) => now().filmTexts(...asked),
    close: async () => {},
  }
  return makeApp({}, { typesetter, pages })
}

export type TestApp = Awaited<ReturnType<typeof openApp>>

/** For tests that open several apps on the same data, at once or one after the other. Other tests use `startApp`. */
export async function openApp(
  from: {
    dataDir: string
    database: Awaited<ReturnType<typeof freshDatabase>>
    changes?: Partial<Config>
    operatorToken?: string
  } & Parts,
) {
  const { dataDir, database, changes, logTo, typesetter, pages, dns, operatorToken = OPERATOR_TOKEN } = from
  const clock = settableClock()
  const config: Config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), ...changes }
  const { app, jobs, mailDoor, close } = await compose({
    config,
    connected: database,
    operatorToken,
    entryUrl,
    clock,
    ...sharedProcesses,
    // As the processes for photos: a test waits for its films as for its answers.
    nice: 0,
    ...(logTo && { logTo }),
    ...(typesetter && { typesetter }),
    ...(pages && { pages }),
    ...(dns && { dns }),
    load: from.waits ?? neverFull,
  })
  await app.ready()
  let listening: Promise<string> | undefined

  async function api(method: string, path: string, sent: Sent = {}): Promise<Answered> {
    const multipart = sent.fields || sent.files ? multipartOf(sent.fields ?? {}, sent.files ?? []) : undefined
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...(sent.token && { pid: sent.token }),
        ...(multipart && { 'content-type': multipart.contentType }),
        ...sent.headers,
      },
      ...(sent.json !== undefined && { payload: sent.json as object }),
      ...(multipart && { payload: multipart.body }),
    })
    const raw = response.rawPayload
    const isJson = raw.length > 0 && String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
      body: isJson ? JSON.parse(raw.toString()) : raw.toString(),
      raw,
    }
  }

  return {
    api,
    app: app as FastifyInstance,
    clock,
    config,
    dataDir,
    db: database.db,
    pool: database.pool,
    /** The port on which it receives mail. */
    mailPort: mailDoor?.port,
    /** Runs a job now, e.g. one that would wait for its hour. */
    async run<N extends JobName>(name: N, data: JobData[N]) {
      await jobs.enqueue(database.db, name, data)
      await jobs.drained()
    },
    /** Resolves once every queued job is done. */
    drained: () => jobs.drained(),
    /** All mails, newest first, once the jobs that send them are done. */
    async outbox(): Promise<OutboxMail[]> {
      await jobs.drained()
      return listOutbox(join(dataDir, 'outbox'))
    },
    /** Listens on a free loopback port, for what `inject` cannot do. */
    listen() {
      listening ??= app.listen({ host: '127.0.0.1', port: 0 })
      return listening
    },
    close,
  }
}
