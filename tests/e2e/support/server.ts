import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { OutboxMail } from '#server/adapters/mail/outbox.ts'
import { temporaryRoot } from '../../../scripts/lib/throwaway-database.ts'
import { freePort } from '../../support/free-port.ts'
import { databaseOf } from '../../support/responses.ts'

/** What tests need of the product, whether it is one process or a cluster. */
export interface RunningServer {
  readonly url: string
  readonly dataDir: string
  /** Starts it again on the same data. */
  resume(): Promise<void>
  /** SIGTERM ends it as an operator would, SIGKILL as a power cut would. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  remove(): Promise<void>
  /** The bytes in its storage under a key (server/ports/storage.ts). */
  stored(key: string): Promise<Buffer>
  /** Newest first. */
  mailbox(): Promise<OutboxMail[]>
  emptyMailbox(): Promise<void>
  /** Calls the operator's part of the API. */
  operator(method: string, path: string, body?: object): Promise<Response>
  /** Queries its database. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Everything it has written, for tests of what must not be in a log. */
  readonly output: string
}

/** A stopping server finishes its work first. If it takes longer than this, it hangs. */
const LONGEST_STOP_MS = 60_000

/** The built product, as `npm start` runs it, with its own port and data folder. */
export class SingleServer implements RunningServer {
  readonly url: string
  readonly dataDir: string
  readonly #port: number
  #process: ChildProcess | undefined
  #output = ''
  /** Kept until the server stops: a connection costs more than most queries. */
  #database: Promise<pg.Client> | undefined

  readonly #environment: Record<string, string>

  private constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.#port = port
    this.#environment = environment
    this.url = `http://localhost:${port}`
    this.dataDir = dataDir
  }

  /** @param environment added to what every test's server has */
  static async start(environment: Record<string, string> = {}): Promise<SingleServer> {
    const dataDir = await mkdtemp(join(temporaryRoot(), 'afterglow-e2e-'))
    const server = new SingleServer(await freePort(), dataDir, environment)
    await server.resume()
    return server
  }

  async resume() {
    const child = spawn(process.execPath, ['build/server/index.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        EXAMPLE: 'off',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        this.#output += data
      })
    await Promise.race([
      this.#printed('Afterglow is at'),
      once(child, 'exit').then(() => Promise.reject(new Error(`The server stopped:\n${this.#output}`))),
    ])
  }

  async #printed(words: string) {
    const from = this.#output.length
    while (!this.#output.slice(from).includes(words)) await once(this.#process?.stdout ?? process, 'data')
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    const database = await this.#database?.catch(() => undefined)
    this.#database = undefined
    await database?.end()
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    const ended = once(child, 'exit').then(() => true)
    if (await Promise.race([ended, delay(LONGEST_STOP_MS, false, { ref: false })])) return
    child.kill('SIGKILL')
    throw new Error(
      `The server did not stop in ${LONGEST_STOP_MS / 1000} seconds; it wrote:\n${this.#output}`,
    )
  }

  async remove() {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  stored(key: string): Promise<Buffer> {
    return readFile(join(this.dataDir, 'media', key))
  }

  async mailbox(): Promise<OutboxMail[]> {
    return (await fetch(`${this.url}/dev/mailbox.json`)).json() as Promise<OutboxMail[]>
  }

  emptyMailbox(): Promise<void> {
    return rm(join(this.dataDir, 'outbox'), { recursive: true, force: true, maxRetries: 3 })
  }

  async operator(method: string, path: string, body?: object): Promise<Response> {
    const token = (await readFile(join(this.dataDir, 'operator-token'), 'utf8')).trim()
    return fetch(this.url + path, {
      method,
      headers: { pid: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  async query(text: string, values?: unknown[]) {
    this.#database ??= this.#connected()
    return (await this.#database).query(text, values)
  }

  /** A connection that could not be made is not remembered: the next query tries again. */
  #connected(): Promise<pg.Client> {
    const connecting = databaseOf(this.dataDir)
    connecting.catch(() => {
      if (this.#database === connecting) this.#database = undefined
    })
    return connecting
  }

  get output(): string {
    return this.#output
  }
}
