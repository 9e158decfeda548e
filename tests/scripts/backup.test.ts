import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/ports/storage.ts'
import { openStorage } from '#server/storage.ts'
import { makeBackup } from '../../scripts/lib/backup/make.ts'
import { migrationsFolder } from '../../scripts/lib/backup/places.ts'
import { restoreBackup } from '../../scripts/lib/backup/restore.ts'
import { digestOf, nameOf, plainSession, tablesOf } from '../../scripts/lib/backup/tables.ts'
import { measure } from '../../scripts/lib/checksum.ts'
import { openApp } from '../support/app.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../support/database.ts'
import { anOperator, enterDesk } from '../support/desk.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { aDataDir, startProcess } from '../support/product-process.ts'
import { s3Server } from '../support/s3-server.ts'
import { runScript } from '../support/script.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function databaseFrom(make: () => Promise<FreshDatabase>) {
  const database = await make()
  onTestFinished(() => database.close())
  return database
}

/** A memorial with photos, and with text in many scripts. */
async function aFullPlace(s3: Config['s3'] = null) {
  const [dataDir, database] = [await aFolder(), await databaseFrom(freshDatabase)]
  const app = await openApp({ dataDir, database, changes: { s3 } })
  const host = await aPaidHost(app, { nameOfPerson: 'Añá “O’Neill”\t\\N\\ 李 عمر 🌼\r\nsecond line' })
  for (const width of [30, 70]) await upload(app, host, { content: await aPhoto({ width, height: 20 }) })
  await app.drained()
  const seen = (await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial
  await app.close()
  return { dataDir, database, storage: await openStorage({ dataDir, s3 }), host, seen }
}

async function everyRow({ connection }: FreshDatabase) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await plainSession(client)
    const found: Record<string, unknown> = {}
    for (const table of await tablesOf(client))
      if (table.name !== 'migrations') found[nameOf(table)] = await digestOf(client, table)
    return found
  } finally {
    await client.end()
  }
}

async function everyFile(storage: Storage) {
  const files: Record<string, string> = {}
  for await (const key of storage.list(''))
    files[key] = (await buffer(await storage.read(key))).toString('base64')
  return files
}

test.each(['disk to disk', 'disk to bucket', 'bucket to disk'])(
  '%s: a restored backup is the same as the original',
  async (way) => {
    const s3 = (await s3Server('there/')).place
    const place = await aFullPlace(way === 'bucket to disk' ? s3 : null)
    const folder = join(await aFolder(), 'new')
    const made = await makeBackup({ ...place, folder, connection: place.database.connection, version: '1' })
    expect(made.missing).toEqual([])
    // The folder has names, addresses and photos of families, unencrypted.
    expect((await stat(folder)).mode & 0o077).toBe(0)
    expect(made.media.files).toBe(Object.keys(await everyFile(place.storage)).length)
    expect(spawnSync('sha256sum', ['--check', '--quiet', 'media.sha256'], { cwd: folder }).status).toBe(0)

    const [dataDir, database] = [await aFolder(), await databaseFrom(emptyDatabase)]
    const changes = { s3: way === 'disk to bucket' ? s3 : null }
    const storage = await openStorage({ dataDir, ...changes })
    const restore = { folder, connection: database.connection, storage, migrations: migrationsFolder }
    await restoreBackup(restore)
    expect(await everyRow(database)).toEqual(await everyRow(place.database))
    expect(await everyFile(storage)).toEqual(await everyFile(place.storage))
    await expect(restoreBackup(restore)).rejects.toThrow('There is data in the database')

    const app = await openApp({ dataDir, database, changes })
    onTestFinished(() => app.close())
    const { body } = await app.api('GET', `/public/memorial/${place.host.memorial.shareSlug}`)
    expect(body.memorial).toEqual(place.seen)
    expect((await app.api('GET', body.memorial.media[0].url)).status).toBe(200)
    const again = { email: place.host.email, password: place.host.password }
    expect((await app.api('POST', '/anon/signin', { json: again })).body.success).toBe(true)
  },
)

// Two databases with many rows, or whole processes: more than half a minute when the machine is busy.
const slow = { timeout: 120_000 }

test(
  'many rows of different lengths are restored unchanged, however they were split on the wire',
  slow,
  async () => {
    const [place, database] = [await aFullPlace(), await databaseFrom(emptyDatabase)]
    await place.database.pool.query(
      `insert into stories (memorial_uuid, position, text)
       select $1, n, n || repeat(chr(97 + n % 26), n * 7919 % 5000) from generate_series(1, 3000) n`,
      [place.host.memorial.uuid],
    )
    const folder = await aFolder()
    await makeBackup({ ...place, folder, connection: place.database.connection, version: '1' })
    const storage = await openStorage({ dataDir: await aFolder(), s3: null })
    await restoreBackup({ folder, connection: database.connection, storage, migrations: migrationsFolder })
    expect(await everyRow(database)).toEqual(await everyRow(place.database))
  },
)

test(
  'a backup is restored on another day, also one that holds the queue’s counts of its own day',
  slow,
  async () => {
    const place = await aFullPlace()
    const ofADay = { schema: 'pgboss', name: 'queue_stats_20200101', columns: ['id'] }
    await place.database.pool.query(
      `create table ${nameOf(ofADay)} partition of pgboss.queue_stats for values from ('2020-01-01') to ('2020-01-02')`,
    )
    const folder = await aFolder()
    const { tables, ...made } = await makeBackup({
      ...place,
      folder,
      connection: place.database.connection,
      version: '1',
    })
    const restored = async () => {
      const database = await databaseFrom(emptyDatabase)
      const storage = await openStorage({ dataDir: await aFolder(), s3: null })
      await restoreBackup({ folder, connection: database.connection, storage, migrations: migrationsFolder })
      return everyRow(database)
    }
    expect(await restored()).toEqual(await everyRow(place.database))

    // As backups were until record 0048.
    const file = `database/${ofADay.schema}.${ofADay.name}.copy`
    await writeFile(join(folder, file), '')
    const { sha256 } = await measure(createReadStream(join(folder, file)))
    const former = [...tables, { ...ofADay, rows: 0, sum: '0', file, sha256 }]
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...made, tables: former }))
    expect(await restored()).toEqual(await everyRow(place.database))
  },
)

test('missing files that rows refer to are reported, and the backup goes on', async () => {
  const place = await aFullPlace()
  const { originalKey } = await place.database.db
    .selectFrom('media')
    .select('originalKey')
    .executeTakeFirstOrThrow()
  await place.storage.remove([originalKey])
  const folder = await aFolder()
  const made = await makeBackup({ ...place, folder, connection: place.database.connection, version: '1' })
  expect(made.missing).toEqual([originalKey])
})

test('without a server’s data nothing is backed up, and no folder is made', async () => {
  const [parent, empty] = [await aFolder(), await databaseFrom(emptyDatabase)]
  const folder = join(parent, 'backup')
  const nowhere = await runScript('backup', [folder], { DATA_DIR: join(parent, 'data') }).ended
  expect([nowhere.code, nowhere.output]).toEqual([1, expect.stringContaining('There is no database in')])
  expect(await readdir(parent)).toEqual([])
  const storage = await openStorage({ dataDir: await aFolder(), s3: null })
  const made = makeBackup({ folder, connection: empty.connection, storage, version: '1' })
  await expect(made).rejects.toThrow('No server has used this database yet')
})

test('a damaged or incomplete backup is refused before anything is written', async () => {
  const place = await aFullPlace()
  const folder = await aFolder()
  const made = await makeBackup({ ...place, folder, connection: place.database.connection, version: '1' })
  const again = makeBackup({ ...place, folder, connection: place.database.connection, version: '1' })
  await expect(again).rejects.toThrow('is not empty')

  const [dataDir, database] = [await aFolder(), await databaseFrom(emptyDatabase)]
  const storage = await openStorage({ dataDir, s3: null })
  const restore = () =>
    restoreBackup({ folder, connection: database.connection, storage, migrations: migrationsFolder })
  const [key = ''] = Object.keys(await everyFile(place.storage))
  for (const file of [join('media', key), `database/public.media.copy`]) {
    const right = await readFile(join(folder, file))
    await writeFile(join(folder, file), Buffer.concat([right, Buffer.from('x')]))
    await expect(restore()).rejects.toThrow('The backup is damaged')
    await writeFile(join(folder, file), right)
  }
  await rm(join(folder, 'manifest.json'))
  await expect(restore()).rejects.toThrow('no finished backup')
  expect([await everyRow(database), await everyFile(storage)]).toEqual([{}, {}])

  await writeFile(join(folder, 'manifest.json'), JSON.stringify(made))
  await storage.put('here/already', Buffer.from('x'))
  await expect(restore()).rejects.toThrow('There are media already')
  expect(await everyRow(database)).toEqual({})
})

test('the commands back up a running default installation and restore it elsewhere', slow, async () => {
  const running = await startProcess()
  await running.written('Mailbox')
  const person = { email: 'ana@example.com', password: 'correct horse battery' }
  const post = async (url: string, body: unknown) =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  await post(`${running.url}/anon/signup`, person)
  const folder = join(await aFolder(), 'new')
  const backup = await runScript('backup', [folder], { DATA_DIR: running.dataDir }).ended
  expect([backup.code, backup.output]).toEqual([0, expect.stringMatching(/^\d+ rows of \d+ tables, 0 files/)])
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)

  const alive = await runScript('restore', [folder], { DATA_DIR: running.dataDir }).ended
  expect([alive.code, alive.output]).toEqual([1, expect.stringContaining('is in use')])
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)

  const dataDir = await aDataDir()
  const restored = await runScript('restore', [folder], { DATA_DIR: dataDir }).ended
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored and verified')])
  const anew = await startProcess({ DATA_DIR: dataDir })
  await anew.written('Mailbox')
  expect(await post(`${anew.url}/anon/signin`, person)).toMatchObject({ success: true })
  const stopped = await runScript('restore', [folder], { DATA_DIR: running.dataDir }).ended
  expect([stopped.code, stopped.output]).toEqual([
    1,
    expect.stringContaining('There is data in the database'),
  ])
})

test('operators are at the desk after a restore once they show a passkey again, and their log goes on', async () => {
  const [dataDir, database, restored] = [
    await aFolder(),
    await databaseFrom(freshDatabase),
    await databaseFrom(emptyDatabase),
  ]
  const before = await openApp({ dataDir, database })
  const ana = await anOperator(before, 'ana@example.com')
  await before.close()
  const folder = await aFolder()
  const storage = await openStorage({ dataDir, s3: null })
  await makeBackup({ folder, connection: database.connection, storage, version: '1' })
  const { operators } = await restoreBackup({
    folder,
    connection: restored.connection,
    storage: await openStorage({ dataDir: await aFolder(), s3: null }),
    migrations: migrationsFolder,
  })
  expect(operators).toEqual(['ana@example.com'])

  const app = await openApp({ dataDir: await aFolder(), database: restored })
  onTestFinished(() => app.close())
  expect((await app.api('GET', '/operator/desk', { token: ana.token })).status).toBe(403)
  const { entries } = (await (await enterDesk(app, ana, ana.device)).call('GET', '/operator/log')).body
  expect(entries).toMatchObject([
    { number: 2, who: 'ana@example.com', call: 'GET /operator/log' },
    { number: 1, who: 'token', call: 'POST /operator/operators/add' },
  ])
})
