import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startWithPaidHost, upload } from '../support/factories.ts'
import { twoHalves } from '../support/pictures.ts'

// A photo that lies on its side and is rotated by its host; the original stays as it was sent.

async function aPhotoOnItsSide() {
  const { app, host } = await startWithPaidHost()
  const content = await twoHalves({ width: 200, height: 100 })
  const { body } = await upload(app, host, { content, fields: { title: 'Red and blue' } })
  await app.drained()
  const turn = async (rotation: number) =>
    app.api('POST', `/memorial/media/update/${body.mediaUuid}`, {
      token: host.token,
      json: { title: 'Red and blue', rotation },
    })
  const read = async () =>
    (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial
      .media[0]
  return { app, host, content, mediaUuid: String(body.mediaUuid), turn, read }
}

/** Red, green and blue of the pixel in the middle of the top. */
async function topOf(picture: Buffer): Promise<number[]> {
  const { width } = await sharp(picture).metadata()
  const pixel = { left: Math.floor((width ?? 0) / 2), top: 2, width: 1, height: 1 }
  return [...(await sharp(picture).extract(pixel).removeAlpha().raw().toBuffer())]
}

test('a rotated photo is shown rotated, under new addresses, and its original is unchanged', async () => {
  const { app, host, content, mediaUuid, turn, read } = await aPhotoOnItsSide()
  const before = await read()
  const { status, body } = await turn(1)
  expect(status).toBe(200)
  expect(body.media).toMatchObject({ state: 'PROCESSING', rotation: 1, width: 100, height: 200, widths: [] })
  await app.drained()

  const after = await read()
  expect(after).toMatchObject({ state: 'READY', rotation: 1, width: 100, height: 200 })
  const { raw } = await app.api('GET', after.url)
  expect(await sharp(raw).metadata()).toMatchObject({ width: 100, height: 200 })
  // What was on the left is now at the top.
  const [red = 0, , blue = 0] = await topOf(raw)
  expect([red > 200, blue < 60]).toEqual([true, true])

  expect((await app.api('GET', before.url)).status).toBe(404)
  const files = await readdir(join(app.dataDir, 'media', 'public', String(host.memorial.uuid)))
  expect(files.filter((name) => name.startsWith(before.filename))).toEqual([])
  const kept = await readFile(join(app.dataDir, 'media', 'originals', String(host.memorial.uuid), mediaUuid))
  expect(kept.equals(content)).toBe(true)
})

test('a photo that is rotated back looks as before, and the same rotation again changes nothing', async () => {
  const { app, turn, read } = await aPhotoOnItsSide()
  await turn(3)
  await turn(0)
  await app.drained()
  const back = await read()
  expect(back).toMatchObject({ state: 'READY', rotation: 0, width: 200, height: 100 })
  expect((await turn(0)).body.media).toMatchObject({ state: 'READY', filename: back.filename })
  expect(await turn(4)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', field: 'rotation' } })
})
