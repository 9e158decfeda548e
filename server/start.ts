import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { access, constants as files, mkdir, stat } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { brand } from '#contract/brand.ts'
import { openDatabase } from './adapters/database/open.ts'
import { compose, type Dependencies } from './compose.ts'
import { type Config, ConfigError, findMisspelt, readConfig } from './config.ts'
import { operatorToken } from './lib/operator-token.ts'
import { proveBucket } from './storage.ts'

/** Where the parts of the product are: beside index.js once built, otherwise among the sources. */
interface Places {
  entryUrl: Dependencies['entryUrl']
  migrations: string
  /** What makes the example memorial of the landing page. */
  example?: string
  pages?: NonNullable<Dependencies['pages']>
}

/** `npm start` forwards a Ctrl-C that the terminal has already sent: one key press, two signals. */
const SAME_KEY_MS = 500

/** Jobs yield to pages on the same machine; photos and films, at 10, yield to both. */
const WORKER_NICENESS = 5

/** Runs the product until a signal ends it. Expected errors at the start are reported in one line. */
export async function run(environment: NodeJS.ProcessEnv, places: Places): Promise<void> {
  try {
    for (const line of findMisspelt(environment)) console.error(line)
    await start(readConfig(environment), places)
  } catch (reason) {
    console.error(isForeseen(reason) ? `${brand.name} cannot start: ${reason.message}` : reason)
    process.exit(1)
  }
}

async function start(config: Config, { migrations, example, ...dependencies }: Places) {
  lowerWorkerPriority(config)
  await requireFolder(config.dataDir)
  const away = await proveBucket(config)
  if (away) console.error(`${brand.name} starts without its bucket: ${away}`)
  const database = await openDatabase(config, migrations).catch((reason) => {
    throw config.databaseUrl ? new ConfigError(`DATABASE_URL: ${inWords(reason)}`) : reason
  })
  const { connected } = database
  const product = await compose({
    config,
    connected,
    operatorToken: await operatorToken(config),
    ...dependencies,
  })
  let closing = false
  /** Requests first, then jobs, then the database that both use. */
  const close = async () => {
    closing = true
    await product.close()
    await database.close()
  }
  try {
    await product.app.listen({ host: config.host, port: config.port })
  } catch (reason) {
    await close()
    throw new ConfigError(cannotListen(config, reason))
  }
  announce(config, database.note)
  closeOnSignal(close)
  if (config.example && example) makeExample(config, example)
  void database.gone.then(() => {
    if (closing) return
    console.error(`The database stopped by itself; its log is ${config.dataDir}/postgres/postgres.log.`)
    process.exit(1)
  })
}

/** Rejects with the problem of DATA_DIR, before anything is created in it. */
async function requireFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, files.W_OK)
  } catch (reason) {
    throw new ConfigError(`DATA_DIR ${dataDir} ${await whatIsWrong(dataDir, codeOf(reason))}`)
  }
}

async function whatIsWrong(dataDir: string, code: string | undefined): Promise<string> {
  const there = await stat(dataDir).catch(() => null)
  if (there && !there.isDirectory()) return 'is a file. Name a folder.'
  if (code === 'ENOTDIR') return 'cannot be made: something above it is a file. Name another folder.'
  return 'cannot be written. Let this user write there, or name another folder.'
}

/**
 * Lowers the priority of a worker below the web nodes of its machine. Call it first: on Linux each thread inherits its
 * priority when it is created.
 */
export function lowerWorkerPriority({ role }: Pick<Config, 'role'>) {
  if (role !== 'worker') return
  setPriority(Math.min(getPriority() + WORKER_NICENESS, constants.priority.PRIORITY_LOW))
}

/** The first signal lets running work finish; the next one ends the process at once. */
function closeOnSignal(close: () => Promise<void>) {
  let begun: number | undefined
  const onSignal = (signal: 'SIGINT' | 'SIGTERM') => {
    if (begun === undefined) {
      begun = Date.now()
      console.log('Finishing what is under way. Once more ends it at once.')
      close().then(
        () => process.exit(0),
        (reason) => {
          console.error(reason)
          process.exit(1)
        },
      )
    } else if (Date.now() - begun > SAME_KEY_MS) process.exit(128 + constants.signals[signal])
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/** Once for a data folder, at the lowest priority; `npm run demo` says why it failed. */
function makeExample({ dataDir, port }: Config, script: string) {
  const mark = join(dataDir, 'example-made')
  if (existsSync(mark)) return
  const { pid } = execFile(process.execPath, [script, `http://localhost:${port}`, mark], () => {})
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
}

function announce(config: Config, note: string | undefined) {
  const lines = [
    `${brand.name} is at ${config.publicUrl}`,
    ...(config.smtpUrl ? [] : [`Mailbox         ${config.publicUrl}/dev/mailbox`]),
    ...(config.stripe
      ? []
      : ['Test card       4242 4242 4242 4242, any later date, any CVC (no card is charged)']),
    `Data            ${config.dataDir}`,
    ...(note ? [note] : []),
  ]
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

function cannotListen({ host, port }: Config, reason: unknown): string {
  const code = codeOf(reason)
  if (code === 'EADDRINUSE')
    return `PORT ${port} is taken on ${host}. Stop what listens there, or set another PORT.`
  if (code === 'EACCES') return `PORT ${port} is not open to this user. Set another PORT.`
  return `HOST ${host}, PORT ${port}: ${inWords(reason)}`
}

/** Errors of the database, by name. */
const foreseen = [
  'DatabaseInUse',
  'DatabaseDidNotStart',
  'DataFolderUnusable',
  'MigrationRefused',
  'PoolerRefused',
]

/** Whether an error at the start is told in one line, without its stack. */
const isForeseen = (reason: unknown): reason is Error =>
  reason instanceof ConfigError ||
  (reason instanceof Error && (foreseen.includes(reason.name) || codeOf(reason) !== undefined))

/** An error's `code`, such as EADDRINUSE; undefined without one. */
const codeOf = (reason: unknown) =>
  reason instanceof Error && 'code' in reason && typeof reason.code === 'string' ? reason.code : undefined

/** A host with two addresses fails twice, and the error that contains both has no message. */
function inWords(reason: unknown): string {
  if (reason instanceof AggregateError) return reason.errors.map(inWords).join(', ')
  return reason instanceof Error ? reason.message : String(reason)
}
