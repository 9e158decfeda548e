import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, startApp, type TestApp } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'
import { aPaidHost, upload } from '../support/factories.ts'
import { scene } from '../support/scenes.ts'

// Looks are compared by a job of their own (docs/decisions/0495): no pair twice, none forgotten, and nobody waits.

type Host = Awaited<ReturnType<typeof aPaidHost>>

/** The same wedding, in several qualities. */
async function copiesOfOne(app: TestApp, host: Host, count: number): Promise<string[]> {
  const wedding = await scene('wedding-gate')
  const uuids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const content = await sharp(wedding)
      .jpeg({ quality: 60 + at })
      .toBuffer()
    uuids.push((await upload(app, host, { content })).body.mediaUuid)
  }
  return uuids
}

const countPairs = async ({ db }: TestApp) =>
  (await db.selectFrom('alikePhotos').select('one').execute()).length

const listWaiting = async ({ db }: TestApp) =>
  (await db.selectFrom('photoLooks').select('mediaUuid').where('isCompared', '=', false).execute()).map(
    ({ mediaUuid }) => mediaUuid,
  )

const forgetPairs = async ({ db }: TestApp, uuids: readonly string[]) => {
  await db.deleteFrom('alikePhotos').execute()
  await db.updateTable('photoLooks').set({ isCompared: false }).where('mediaUuid', 'in', uuids).execute()
}

test('of renditions that two nodes finish at once every pair is found', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-alike-'))
  const database = await freshDatabase()
  onTestFinished(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const [one, other] = [await openApp({ dataDir, database }), await openApp({ dataDir, database })]
  onTestFinished(one.close)
  onTestFinished(other.close)
  const host = await aPaidHost(one)
  const uuids = await copiesOfOne(one, host, 4)
  await one.drained()
  expect(await countPairs(one)).toBe(6)

  // All of them are rendered again, as after a restore.
  await one.db.deleteFrom('alikePhotos').execute()
  await one.db.deleteFrom('photoLooks').execute()
  await one.db.updateTable('media').set({ state: 'PROCESSING', widths: [] }).execute()
  await Promise.all(uuids.map((mediaUuid, at) => (at % 2 ? one : other).run('media.render', { mediaUuid })))
  await one.drained()
  expect(await listWaiting(one)).toEqual([])
  expect(await countPairs(one)).toBe(6)
})

test('comparing waits for nobody who changes the memorial', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const uuids = await copiesOfOne(app, host, 3)
  await app.drained()
  await forgetPairs(app, uuids)
  await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('memorials').select('uuid').forUpdate().execute()
    await app.run('media.compare', { memorialUuid: host.memorial.uuid })
  })
  expect(await countPairs(app)).toBe(3)
})

test('what one worker compares, another leaves to it; what it did not finish is compared later', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const uuids = await copiesOfOne(app, host, 3)
  await app.drained()
  await forgetPairs(app, uuids)
  const last = await app.db
    .selectFrom('photoLooks')
    .select('mediaUuid')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const compare = () => app.run('media.compare', { memorialUuid: host.memorial.uuid })
  await app.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('photoLooks')
      .selectAll()
      .where('mediaUuid', '=', last.mediaUuid)
      .forUpdate()
      .execute()
    await compare()
    expect([await listWaiting(app), await countPairs(app)]).toEqual([[last.mediaUuid], 1])
  })
  await Promise.all([compare(), compare()])
  expect([await listWaiting(app), await countPairs(app)]).toEqual([[], 3])
})
