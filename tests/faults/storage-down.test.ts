import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { aHost, aPicture, ask, atOnce, insist, photoForm, Tally } from './support/clients.ts'
import { aCluster, countOf, rowsOf } from './support/cluster.ts'

const PHOTOS = 16

test('object storage goes down during uploads and renditions: no acknowledged photo is lost', async () => {
  const cluster = await aCluster()
  const { s3 } = cluster
  const host = await aHost(cluster)
  const picture = await aPicture(1600)
  const photos = new Tally()
  await atOnce(PHOTOS, 4, async (n) => {
    if (n === 6) {
      s3.stop()
      // It comes back once some uploads have failed.
      void vi.waitFor(() => expect(photos.failed).toBeGreaterThan(3), { timeout: 60_000 }).then(s3.start)
    }
    const body = photoForm(picture, randomUUID())
    await insist(cluster, 'POST', `/memorial/media/upload/${host.uuid}`, { token: host.token, body }, photos)
  })
  expect(photos.acknowledged).toBe(PHOTOS)
  expect(photos.failed).toBeGreaterThan(0)

  await vi.waitFor(
    async () => {
      const ready = `select count(*) from media where memorial_uuid = $1 and state = 'READY'`
      expect(await countOf(cluster, ready, [host.uuid])).toBe(PHOTOS)
    },
    { timeout: 120_000, interval: 50 },
  )
  const keys = await s3.keys()
  const rows = await rowsOf<{ original_key: string }>(cluster, 'select original_key from media')
  expect(rows).toHaveLength(PHOTOS)
  for (const { original_key } of rows) expect(keys).toContain(original_key)
  const { body } = await ask(cluster, 'GET', `/public/memorial/${host.shareSlug}`)
  for (const { location, filename, extension } of body.memorial.media)
    expect((await ask(cluster, 'GET', `${location}/${filename}.${extension}`)).status).toBe(200)
})
