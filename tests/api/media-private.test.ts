import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aSignedUpUser, upload } from '../support/factories.ts'
import { realPhotos, withPlace } from '../support/pictures.ts'

interface Served {
  location: string
  filename: string
  url: string
  state: string
  width: number
  height: number
  widths: number[]
}

/** Uploads a photo, waits for its renditions, and gives it with every file served for it. */
async function served(app: TestApp, content: Buffer): Promise<{ media: Served; files: Buffer[] }> {
  const host = await aHost(app)
  const answer = await upload(app, host, { content })
  expect(answer.body).toMatchObject({ success: true })
  await app.drained()
  const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  const media: Served = body.memorial.media[0]
  expect(media.state).toBe('READY')
  const urls = media.widths.flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((extension) => `${media.location}/${media.filename}-${width}.${extension}`),
  )
  const files: Buffer[] = []
  for (const url of [media.url, ...urls]) {
    const file = await app.api('GET', url)
    expect([url, file.status]).toEqual([url, 200])
    files.push(file.raw)
  }
  return { media, files }
}

async function tellNothing(files: Buffer[]) {
  for (const file of files) {
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata()
    expect({ exif, xmp, iptc }).toEqual({})
    expect(orientation ?? 1).toBe(1)
    expect(file.includes('Exif\0\0')).toBe(false)
    expect(file.includes('Secret Person')).toBe(false)
  }
}

test('no served file reveals where a photo was taken or by whom, and the original stays as it was sent', async () => {
  const app = await startApp()
  const content = await withPlace()
  expect((await sharp(content).metadata()).exif?.includes('Secret Person')).toBe(true)
  const { files } = await served(app, content)
  await tellNothing(files)

  const { originalKey } = await app.db.selectFrom('media').select('originalKey').executeTakeFirstOrThrow()
  expect(await readFile(`${app.dataDir}/media/${originalKey}`)).toEqual(content)
  expect((await app.api('GET', `/media/${originalKey}`)).status).toBe(404)
})

test('stored files cannot be read by other users of the machine', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'private-test-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const dataDir = join(parent, 'below', 'data')
  const app = await startApp({ dataDir })
  await app.api('POST', '/anon/password/forgot', { json: { email: 'ana@example.com' } })
  const other = await startApp({ dataDir: join(parent, 'other') })
  await aSignedUpUser(other)
  await served(other, await sharp(aPicture).jpeg().toBuffer())
  for (const folder of [dataDir, join(parent, 'other')])
    for (const name of await readdir(folder)) {
      const { mode } = await stat(join(folder, name))
      expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0'])
    }
  expect(await readdir(join(parent, 'other'))).toEqual(expect.arrayContaining(['media', 'outbox', 'uploads']))
})

const aPicture = { create: { width: 8, height: 8, channels: 3, background: '#c08a58' } } as const

describe.skipIf(realPhotos.length === 0)('photos of real phones', () => {
  test.each(realPhotos)('$name reveals nothing either', { timeout: 300_000 }, async ({ path }) => {
    const app = await startApp()
    const { media, files } = await served(app, await readFile(path))
    await tellNothing(files)
    const plain = await sharp(files[0]).metadata()
    expect(plain.width / plain.height).toBeCloseTo(media.width / media.height, 2)
  })
})
