import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/adapters/database/migrate.ts'
import { openThrowaway } from '../../scripts/lib/throwaway-database.ts'

export type Connection = Pick<pg.PoolConfig, 'host' | 'port' | 'user' | 'password' | 'database'>

declare module 'vitest' {
  interface ProvidedContext {
    /** How a test connects to the database server of this run, and the name of the migrated template to copy. */
    database: { connection: Connection; template: string }
  }
}

/** The product's own migrations. */
export const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** One database server per run (TEST_DATABASE_URL, else an embedded one), with one migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const { connection, stop } = url ? { connection: parse(url), stop: async () => {} } : await openThrowaway()
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

/** Makes our tables and those of the job queue, so that an app started on a copy need not make them. */
async function prepare(connection: Connection): Promise<void> {
  const pool = new pg.Pool(connection)
  await migrate(pool, migrations)
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  await boss.start()
  await boss.stop()
  await pool.end()
}

function parse(url: string): Connection {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  }
}
