import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { type aHost, aPhoto, startWithHost, upload } from '../support/factories.ts'
import { announcing } from '../support/pictures.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const HTML = '<!doctype html><script>alert(document.cookie)</script>'

/** Nothing of a refused file may remain: no row, no original, no temporary file. */
async function nothingIsKept(app: TestApp, host: Host) {
  const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(body.memorial.media).toEqual([])
  const files = await readdir(join(app.dataDir, 'media'), { recursive: true, withFileTypes: true })
  expect(files.filter((one) => one.isFile())).toEqual([])
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([])
}

test('a file that is no photo is refused, whatever its name', async () => {
  const { app, host } = await startWithHost()
  const photo = await aPhoto({ width: 640, height: 480 })
  const png = await sharp(photo).png().toBuffer()
  const refused: [string, Buffer, number, string][] = [
    ['drawing.svg', Buffer.from(SVG), 415, 'PHOTO_UNREADABLE'],
    ['drawing.jpg', Buffer.from(SVG), 415, 'PHOTO_UNREADABLE'],
    ['page.jpg', Buffer.from(HTML), 415, 'PHOTO_UNREADABLE'],
    ['noise.png', randomBytes(5000), 415, 'PHOTO_UNREADABLE'],
    ['paper.jpg', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 415, 'PHOTO_UNREADABLE'],
    ['empty.jpg', Buffer.alloc(0), 400, 'PHOTO_EMPTY'],
    ['half.png', png.subarray(0, png.length / 2), 400, 'PHOTO_DAMAGED'],
    ['head-only.jpg', photo.subarray(0, 3), 400, 'PHOTO_DAMAGED'],
    ['bomb.png', announcing(30_000, 30_000), 413, 'PHOTO_TOO_MANY_PIXELS'],
  ]
  for (const [name, content, status, code] of refused) {
    const answer = await upload(app, host, { content, name })
    expect([name, answer.status, answer.body.code]).toEqual([name, status, code])
    expect(answer.body).toMatchObject({ success: false, msg: expect.stringMatching(/^\p{Lu}.*\.$/u) })
  }
  await nothingIsKept(app, host)
})

test('half a gigabyte named .jpg is refused without filling disk or memory', async () => {
  const { app, host } = await startWithHost()
  const address = await app.listen()
  const piece = Buffer.alloc(1024 * 1024)
  const boundary = 'half-a-gigabyte'
  async function* body() {
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="big.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    )
    for (let sent = 0; sent < 500; sent += 1) yield piece
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  const streamed = { body: Readable.toWeb(Readable.from(body())) as ReadableStream, duplex: 'half' }
  const before = process.memoryUsage().rss
  const response = await fetch(`${address}/memorial/media/upload/${host.memorial.uuid}`, {
    method: 'POST',
    headers: { pid: host.token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    ...streamed,
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ success: false, code: 'PHOTO_TOO_LARGE' })
  expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024)
  await nothingIsKept(app, host)
})

test('a missing file, a broken form and an unknown field are refused', async () => {
  const { app, host } = await startWithHost()
  const path = `/memorial/media/upload/${host.memorial.uuid}`
  const { token } = host
  expect((await app.api('POST', path, { token, fields: { title: 'x' } })).body.code).toBe('FILE_MISSING')
  expect((await app.api('POST', path, { token, json: { title: 'x' } })).body.code).toBe('FILE_MISSING')
  const elsewhere = [{ field: 'picture', name: 'a.jpg', content: await aPhoto() }]
  expect((await app.api('POST', path, { token, files: elsewhere })).body.code).toBe('FILE_MISSING')
  const broken = await app.app.inject({
    method: 'POST',
    url: path,
    headers: { pid: token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf a fi',
  })
  expect(broken.json()).toMatchObject({ success: false, code: 'UPLOAD_BROKEN' })
  const badId = await upload(app, host, { content: await aPhoto(), fields: { clientId: 'mine' } })
  expect(badId).toMatchObject({ status: 400, body: { field: 'clientId' } })
  await nothingIsKept(app, host)
})
