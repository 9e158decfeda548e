import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/adapters/database/migrate.ts'
import { connect } from '#server/adapters/database/postgres.ts'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openThrowaway, temporaryRoot } from '../../scripts/lib/throwaway-database.ts'

export type Connection = Pick<pg.PoolConfig, 'host' | 'port' | 'user' | 'password' | 'database'>

declare module 'vitest' {
  interface ProvidedContext {
    /** How a test connects to the database server of this run, and the name of the migrated template to copy. */
    database: { connection: Connection; template: string }
  }
}

/** The product's own migrations. */
export const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Most connections that the tests of one worker have open at once: of the app that they share, whose pool is that of the
 * product (`database.ts`), of those that a test starts beside it, and of products in processes.
 */
const CONNECTIONS_OF_A_WORKER = 80

/** One database server per run (TEST_DATABASE_URL, else an embedded one), with one migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const { connection, stop } = url
    ? { connection: parse(url), stop: async () => {} }
    : await openThrowaway(CONNECTIONS_OF_A_WORKER * (project.vitest.config.maxWorkers + 1))
  const template = `afterglow_template_${process.pid}`
  const tearDown = async () => {
    await asAdmin(connection, `drop database if exists ${template}`)
    await stop()
  }
  try {
    await asAdmin(connection, `create database ${template}`)
    await prepare({ ...connection, database: template })
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('database', { connection, template })
  return tearDown
}

/** Runs a statement on the server as a whole, such as `create database`. */
export async function asAdmin(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Leaves the database as a first start of the product does, with our tables, those of the job queue and a queue for each
 * job: a test's app then starts in a quarter of the time. The times of cron jobs are forgotten, since an app makes up for
 * those that it missed.
 */
async function prepare(connection: Connection): Promise<void> {
  const connected = connect(connection)
  const dataDir = await mkdtemp(join(temporaryRoot(), 'afterglow-template-'))
  try {
    await migrate(connected.pool, migrations)
    const { close } = await compose({
      config: { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), role: 'worker' },
      connected,
      operatorToken: randomUUID(),
      entryUrl: (name) => new URL(`../../server/entries/${name}.ts`, import.meta.url),
    })
    await close()
    await connected.pool.query(
      `delete from pgboss.schedule; delete from pgboss.job;
       update pgboss.version set cron_on = null, bam_on = null, flow_on = null`,
    )
  } finally {
    await connected.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function parse(url: string): Connection {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    // Also the folder of its socket, which is faster.
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  }
}
