import { join } from 'node:path'
import sharp from 'sharp'
import type { Archive } from '#contract/archive.ts'
import type { Config } from '#server/config.ts'
import { startApp, type TestApp } from './app.ts'
import { aPaidHost, upload } from './factories.ts'
import { aTypesetter } from './typesetter.ts'
import { unbagged } from './unbag.ts'
import { type Unzipped, unzip } from './unzip.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

/** Its fake typesetter finishes a book at once. */
export const anArchiveApp = (changes: Partial<Config> = {}): Promise<TestApp> =>
  startApp(changes, { typesetter: aTypesetter().typesetter })

export const mediaDirOf = (app: TestApp) => join(app.dataDir, 'media')

/** A paid memorial whose host is called Claire Hollis. */
export async function claire(app: TestApp, memorial: Record<string, unknown> = {}): Promise<Host> {
  const host = await aPaidHost(app, memorial)
  await app.api('POST', '/user/save', {
    token: host.token,
    json: { email: host.email, firstName: 'Claire', surname: 'Hollis' },
  })
  return host
}

/** Sends a photo of one colour; returns its bytes. */
export async function sendPhoto(
  app: TestApp,
  host: Host,
  { title = '', seed = 1, format = 'jpeg' as 'jpeg' | 'png' | 'webp' } = {},
): Promise<Buffer> {
  const content = await sharp({
    create: { width: 280, height: 200, channels: 3, background: { r: seed % 255, g: 90, b: 120 } },
  })
    .toFormat(format)
    .toBuffer()
  const answer = await upload(app, host, { content, fields: { title } })
  if (answer.status !== 200) throw new Error(String(answer.body.msg))
  return content
}

export async function archiveOf(app: TestApp, { token, memorial }: Pick<Host, 'token' | 'memorial'>) {
  const { body } = await app.api('GET', `/memorial/archive/${memorial.uuid}`, { token })
  const { archiveUrl } = (await app.api('GET', `/user/archive/${memorial.uuid}`, { token })).body
  return { ...(body.archive as Archive), archiveUrl: String(archiveUrl) }
}

/**
 * Downloads the archive behind a link, unpacks it, and checks every checksum of the bag that it is. Returns the note that
 * explains it, and its payload.
 */
export async function download(app: TestApp, path: string): Promise<Unzipped[]> {
  const { payload, beside } = unbagged(await downloadWhole(app, path))
  return [...beside.filter(({ name }) => name !== 'index.html'), ...payload]
}

/** All files of an archive, with their paths in the ZIP. */
async function downloadWhole(app: TestApp, path: string): Promise<Unzipped[]> {
  const { status, raw } = await app.api('GET', path)
  if (status !== 200) throw new Error(`${status} ${raw.subarray(0, 200)}`)
  return unzip(raw)
}

export const named = (files: Unzipped[], name: string | RegExp): Unzipped => {
  const found = files.find((file) => (typeof name === 'string' ? file.name === name : name.test(file.name)))
  if (!found) throw new Error(`No ${name} among ${files.map((file) => file.name).join(', ')}`)
  return found
}

export const textOf = (files: Unzipped[], name: string | RegExp): string =>
  named(files, name).content.toString()
