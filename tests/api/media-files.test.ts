import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'

/** A photo as it is served: its URL and contents. */
async function aServedFile(app: TestApp) {
  const host = await aPaidHost(app)
  const { body } = await upload(app, host, { content: await aPhoto({ width: 600, height: 400 }) })
  await app.drained()
  const url: string = body.media.url
  const whole = await app.api('GET', url)
  expect(whole.status).toBe(200)
  return { url, whole: whole.raw, headers: whole.headers }
}

test('browsers may cache a served file, and shared caches for a minute', async () => {
  const app = await startApp()
  const { url, whole, headers } = await aServedFile(app)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(whole.length),
    'cache-control': 'public, max-age=86400, s-maxage=60',
    'x-robots-tag': 'noindex',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  const again = await app.api('GET', url, { headers: { 'if-none-match': headers.etag ?? '' } })
  expect([again.status, again.raw.length]).toEqual([304, 0])
  const other = await app.api('GET', url, { headers: { 'if-none-match': '"another"' } })
  expect(other.status).toBe(200)
})

test('HEAD returns the size and no body', async () => {
  const app = await startApp()
  const { url, whole, headers } = await aServedFile(app)
  const head = await app.api('HEAD', url)
  expect([head.status, head.raw.length]).toEqual([200, 0])
  expect(head.headers).toMatchObject({ 'content-length': String(whole.length), etag: headers.etag })
})

test('range requests are answered, because players need them to seek', async () => {
  const app = await startApp()
  const { url, whole, headers } = await aServedFile(app)
  const size = whole.length
  const ranges: [string, number, number][] = [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=10-${size + 1000}`, 10, size - 1],
    [`bytes=-${size + 1000}`, 0, size - 1],
    ['bytes=0-0', 0, 0],
  ]
  for (const [range, start, end] of ranges) {
    const part = await app.api('GET', url, { headers: { range } })
    expect([range, part.status]).toEqual([range, 206])
    expect(part.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
    })
    expect(part.raw.equals(whole.subarray(start, end + 1))).toBe(true)
  }
  const head = await app.api('HEAD', url, { headers: { range: 'bytes=0-9' } })
  expect(head.raw.length).toBe(0)

  for (const range of [`bytes=${size}-`, 'bytes=-0', 'bytes=9-5']) {
    const beyond = await app.api('GET', url, { headers: { range } })
    expect([range, beyond.status, beyond.headers['content-range']]).toEqual([range, 416, `bytes */${size}`])
  }
  for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=-']) {
    const all = await app.api('GET', url, { headers: { range } })
    expect([range, all.status, all.raw.length]).toEqual([range, 200, size])
  }
  const changed = await app.api('GET', url, { headers: { range: 'bytes=0-9', 'if-range': '"older"' } })
  expect(changed.status).toBe(200)
  const same = await app.api('GET', url, { headers: { range: 'bytes=0-9', 'if-range': headers.etag ?? '' } })
  expect(same.status).toBe(206)
})

test('only served files can be read', async () => {
  const app = await startApp()
  await writeFile(join(app.dataDir, 'secret.jpg'), 'not yours')
  const { url } = await aServedFile(app)
  const { originalKey, memorialUuid } = await app.db
    .selectFrom('media')
    .select(['originalKey', 'memorialUuid'])
    .executeTakeFirstOrThrow()
  for (const path of [
    url.replace('.jpg', '.png'),
    url.replace(/\w{4}\.jpg/, '0000.jpg'),
    '/media/..%2f..%2fsecret.jpg',
    '/media/%2e%2e/secret.jpg',
    `/media/${memorialUuid}/..%2f..%2f..%2fsecret.jpg`,
    `/media/${originalKey}`,
    `/media/..%2foriginals%2f${memorialUuid}/x.jpg`,
    `/media/${memorialUuid}/`,
  ]) {
    const answer = await app.api('GET', path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.raw.includes('not yours')).toBe(false)
  }
})

test('an empty file on disk is not served', async () => {
  const app = await startApp()
  const { url } = await aServedFile(app)
  await writeFile(join(app.dataDir, 'media', 'public', url.slice('/media/'.length)), '')
  const emptied = await app.api('GET', url)
  expect([emptied.status, emptied.headers['cache-control']]).toEqual([404, 'no-store'])
  expect((await app.api('HEAD', url)).status).toBe(404)
})

test('a symbolic link among the served files is not followed', async () => {
  const app = await startApp()
  const { url } = await aServedFile(app)
  const secret = join(app.dataDir, 'secret')
  await writeFile(secret, 'not to be read')
  const file = join(app.dataDir, 'media', 'public', url.slice('/media/'.length))
  await rm(file)
  await symlink(secret, file)
  const answer = await app.api('GET', url)
  expect([answer.status, answer.raw.includes('not to be read')]).toEqual([404, false])
})
