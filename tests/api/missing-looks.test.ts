import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { mediaDirOf } from '../support/archives.ts'
import { aPaidHost, upload } from '../support/factories.ts'
import { scene } from '../support/scenes.ts'

// Photos that were rendered before there were looks get one (docs/decisions/0496).

type Host = Awaited<ReturnType<typeof aPaidHost>>

/** Two of one wedding, as a release before looks left them. */
async function anOldAlbum(app: TestApp) {
  const host = await aPaidHost(app)
  const wedding = await scene('wedding-gate')
  const blurred = await sharp(wedding).blur(5).jpeg().toBuffer()
  const { body: first } = await upload(app, host, { content: blurred })
  const { body: second } = await upload(app, host, { content: wedding })
  await app.drained()
  const series = await alikeOf(app, host)
  await app.db.deleteFrom('alikePhotos').execute()
  await app.db.deleteFrom('photoLooks').execute()
  await app.db.updateTable('media').set({ lookState: null }).execute()
  return { host, series, first: first.media, second: second.media }
}

const alikeOf = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/photos/alike/${host.memorial.uuid}`, { token: host.token })).body.series

const hourly = (app: TestApp) => app.run('media.looks-missing', {})

const statesOf = async ({ db }: TestApp) =>
  (await db.selectFrom('media').select('lookState').where('role', '=', 'PHOTO').execute()).map(
    ({ lookState }) => lookState,
  )

test('they are offered side by side as if they had come today, without a new version, and once', async () => {
  const app = await startApp()
  const { host, series } = await anOldAlbum(app)
  const version = () => app.db.selectFrom('memorials').select('version').executeTakeFirstOrThrow()
  const before = await version()
  await Promise.all([hourly(app), hourly(app)])
  expect(await alikeOf(app, host)).toEqual(series)
  expect(series).toHaveLength(1)
  expect(await statesOf(app)).toEqual(['READY', 'READY'])
  expect(await version()).toEqual(before)
  // Nothing is left to do, and what is queued again does nothing.
  const looks = () => app.db.selectFrom('photoLooks').selectAll().orderBy('mediaUuid').execute()
  const made = await looks()
  for (const { mediaUuid } of made) await app.run('media.look', { mediaUuid })
  await hourly(app)
  expect(await looks()).toEqual(made)
})

test('one of which nothing is left is tried, and then no more; turned, it is compared', async () => {
  const app = await startApp()
  const { host, first, series } = await anOldAlbum(app)
  const { filename, uuid } = first
  await rm(`${mediaDirOf(app)}/public/${host.memorial.uuid}/${filename}.jpg`)
  await hourly(app)
  expect((await statesOf(app)).toSorted()).toEqual(['FAILED', 'READY'])
  expect(await alikeOf(app, host)).toEqual([])
  for (const rotation of [2, 0])
    await app.api('POST', `/memorial/media/update/${uuid}`, {
      token: host.token,
      json: { title: '', rotation },
    })
  await app.drained()
  expect(await alikeOf(app, host)).toEqual(series)
})

test('photos of deleted memorials and of visitors, and removed ones, wait', async () => {
  const app = await startApp()
  const { host, first } = await anOldAlbum(app)
  await app.api('POST', `/memorial/media/delete/${first.uuid}`, { token: host.token })
  await app.db.updateTable('memorials').set({ deletedAt: app.clock.now() }).execute()
  await hourly(app)
  expect(await statesOf(app)).toEqual([null, null])
  await app.db.updateTable('memorials').set({ deletedAt: null }).execute()
  await hourly(app)
  expect((await statesOf(app)).toSorted()).toEqual(['READY', null])
})
