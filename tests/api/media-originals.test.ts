import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { aContributor } from '../support/contributing.ts'
import { startWithPaidHost, upload } from '../support/factories.ts'
import { aHeic } from '../support/pictures.ts'
import { resumableSender } from '../support/resumable.ts'

// "We keep every original just as it came": docs/decisions/0016.

type Client = ReturnType<typeof resumableSender>

/** Uploads a file in chunks, and gives its identifier. */
async function inPieces(client: Client, content: Buffer, kind: string): Promise<string> {
  const begun = await client.create({ size: content.length, kind, clientId: randomUUID() })
  const url = begun.header('location') ?? ''
  await client.patch(url, 0, content.subarray(0, 200))
  return (await client.patch(url, 200, content.subarray(200))).header('x-media-uuid') ?? ''
}

const kept = (app: TestApp, memorialUuid: string, mediaUuid: string) =>
  readFile(join(app.dataDir, 'media', 'originals', memorialUuid, mediaUuid))

test('a HEIC is kept byte for byte, whoever sends it by whichever call, and shown as a JPEG', async () => {
  const { app, host } = await startWithPaidHost()
  const joan = await aContributor(app, host.memorial)
  const content = await aHeic()
  const whole = await upload(app, host, { content, name: 'IMG_1.heic' })
  const portrait = await upload(app, host, { content, fields: { role: 'PROFILE_PHOTO' } })
  const sent = [
    whole.body.mediaUuid,
    portrait.body.mediaUuid,
    await inPieces(resumableSender(app, host), content, 'photo'),
    await inPieces(resumableSender(app, joan), content, 'contribution'),
  ]
  for (const mediaUuid of sent)
    expect((await kept(app, String(host.memorial.uuid), mediaUuid)).equals(content)).toBe(true)
  const rows = await app.db.selectFrom('media').select('bytes').execute()
  expect(rows.map(({ bytes }) => Number(bytes))).toEqual(sent.map(() => content.length))

  await app.drained()
  const { media } = (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body
    .memorial
  expect(media).toMatchObject([{ state: 'READY' }, { state: 'READY' }])
  const { raw } = await app.api('GET', media[0].url)
  expect(await sharp(raw).metadata()).toMatchObject({ format: 'jpeg', width: media[0].width })
})

test('hosts can read when a photo was taken, and nobody else can', async () => {
  const { app, host } = await startWithPaidHost()
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } })
  const dated = picture.clone().withExif({ IFD2: { DateTimeOriginal: '1988:05:07 11:00:00' } })
  const sent = await upload(app, host, { content: await dated.jpeg().toBuffer() })
  await upload(app, host, { content: await picture.jpeg().toBuffer() })
  await app.drained()
  expect(sent.body.media.takenAt).toBe('1988-05-07T11:00:00')
  const own = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(own.body.memorial.media.map(({ takenAt }: { takenAt: string | null }) => takenAt)).toEqual([
    '1988-05-07T11:00:00',
    null,
  ])
  const shown = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(shown.body.memorial.media).toHaveLength(2)
  expect(JSON.stringify(shown.body)).not.toMatch(/1988\D05/)
})
