import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aHost, answerOf, aPicture, ask, atOnce, insist, photoForm, Tally } from './support/clients.ts'
import { aCluster, countOf } from './support/cluster.ts'

const GUESTS = 400
const PHOTOS = 40

test('web nodes are killed under load: nothing acknowledged is lost or doubled', async () => {
  const cluster = await aCluster()
  const host = await aHost(cluster)
  const picture = await aPicture()
  const [answers, photos] = [new Tally(), new Tally()]

  // The nodes are killed after a number of requests, not at a time. The other node keeps serving.
  const [one, other] = cluster.webs
  const fates = new Map([
    [80, () => one.stop('SIGKILL')],
    [160, () => one.start()],
    [200, () => other.stop('SIGKILL')],
    [280, () => other.start()],
    [330, () => one.stop('SIGKILL')],
  ])
  const guests = atOnce(GUESTS, 8, async (n) => {
    await fates.get(n)?.()
    await insist(cluster, 'POST', `/public/memorial/${host.shareSlug}/rsvp`, { body: answerOf(n) }, answers)
  })
  const pictures = atOnce(PHOTOS, 2, async () => {
    const body = photoForm(picture, randomUUID())
    await insist(cluster, 'POST', `/memorial/media/upload/${host.uuid}`, { token: host.token, body }, photos)
  })
  await Promise.all([guests, pictures])

  expect(answers.acknowledged).toBe(GUESTS)
  expect(photos.acknowledged).toBe(PHOTOS)
  expect(await countOf(cluster, 'select count(*) from rsvps where memorial_uuid = $1', [host.uuid])).toBe(
    GUESTS,
  )
  const media = 'select count(*) from media where memorial_uuid = $1 and deleted_at is null'
  expect(await countOf(cluster, media, [host.uuid])).toBe(PHOTOS)
  // The host sees all of it, on the node that is left.
  const { body } = await ask(cluster, 'GET', `/memorial/get/${host.uuid}`, { token: host.token })
  expect(body.memorial.rsvpCounts.attending).toBe(GUESTS)
  expect(body.memorial.media).toHaveLength(PHOTOS)
})
