import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import type { Media } from '#contract/media.ts'
import type { Memorial } from '#contract/memorials.ts'
import { madeOnceFor } from '../../support/made-once.ts'
import { aPerson } from '../../support/people.ts'
import { databaseOf } from '../../support/responses.ts'
import type { RunningServer } from './server.ts'

/** Accounts and memorials made by API calls, for tests of what is shown of them. */

const PASSWORD = 'roses in june'

export interface Account {
  email: string
  password: string
  token: string
}

export interface Made {
  uuid: string
  shareSlug: string
}

type Body = Record<string, unknown> | FormData
type Json = {
  success: boolean
  msg: string | null
  token: string
  mediaUuid: string
  memorial: Memorial
  films: Media[]
  contributions: unknown[]
}

/** Makes one call, from a random IP address, because sign-ups are limited by address. */
export async function call(
  server: RunningServer,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: Body } = {},
): Promise<Json> {
  const isForm = body instanceof FormData
  const response = await fetch(server.url + path, {
    method,
    headers: {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(token && { pid: token }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Json
  if (!answer.success) throw new Error(`${method} ${path}: ${answer.msg}`)
  return answer
}

/** An account whose address is not confirmed. */
export async function anUnprovedAccount(server: RunningServer): Promise<Account> {
  const email = `${randomUUID()}@example.com`
  const password = PASSWORD
  const { token } = await call(server, 'POST', '/anon/signup', { body: { email, password } })
  return { email, password, token }
}

/** Claire Hollis, with a confirmed address. */
export function anAccount(server: RunningServer): Promise<Account> {
  const email = `${randomUUID()}@example.com`
  return aPerson(server, { email, password: PASSWORD, firstName: 'Claire', surname: 'Hollis' })
}

/** A memorial that is saved and not paid for. */
export async function aMemorial(
  server: RunningServer,
  host: Account,
  fields: Record<string, unknown> = {},
): Promise<Made> {
  const { memorial } = await call(server, 'POST', '/memorial/create', {
    token: host.token,
    body: { nameOfPerson: 'Margaret Anne Hollis', ...fields },
  })
  return { uuid: memorial.uuid, shareSlug: memorial.shareSlug }
}

/** Pays for a memorial with a free code, so that everyone with the link sees it. */
export async function publish(server: RunningServer, host: Account, made: Made): Promise<void> {
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`
  await server.operator('POST', '/operator/promo', { code, free: true })
  await call(server, 'POST', '/memorial/promo/validate', {
    token: host.token,
    body: { memorialUuid: made.uuid, code },
  })
}

export async function aPublicMemorial(
  server: RunningServer,
  host: Account,
  fields: Record<string, unknown> = {},
): Promise<Made> {
  const made = await aMemorial(server, host, fields)
  await publish(server, host, made)
  return made
}

/** Makes something once for each server, for tests that only look at it. */
export const madeOnce = <Result>(make: (server: RunningServer) => Promise<Result>) => madeOnceFor(make)

/** A plain picture, in a colour that depends on the seed. */
export function aPicture(seed: number, { width = 300, height = 200 } = {}): Promise<Buffer> {
  const background = { r: (seed * 67) % 200, g: (seed * 131) % 200, b: (seed * 29) % 200 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Uploads a photo; `portrait` makes it the person's portrait. */
export async function addPhoto(
  server: RunningServer,
  host: Account,
  made: Made,
  photo: { content: Buffer; title?: string; portrait?: boolean },
): Promise<void> {
  const { token } = host
  const body = new FormData()
  if (photo.title) body.set('title', photo.title)
  if (photo.portrait) body.set('role', 'PROFILE_PHOTO')
  body.set('file', new Blob([new Uint8Array(photo.content)], { type: 'image/jpeg' }), 'photo.jpg')
  const { mediaUuid } = await call(server, 'POST', `/memorial/media/upload/${made.uuid}`, { token, body })
  if (photo.portrait)
    await call(server, 'PUT', `/memorial/${made.uuid}/profile-photo/${mediaUuid}`, { token })
}

/** The bytes of a photo's original, from storage. */
export const keptOriginal = (server: RunningServer, { uuid }: Pick<Made, 'uuid'>, mediaUuid: string) =>
  server.stored(`originals/${uuid}/${mediaUuid}`)

/** Uploads the host's video. Resolves once it can be played. */
export async function addVideo(
  server: RunningServer,
  host: Account,
  made: Made,
  content: Buffer,
): Promise<void> {
  const body = new FormData()
  body.set('title', 'Host Message')
  body.set('file', new Blob([new Uint8Array(content)], { type: 'video/webm' }), 'host-message.webm')
  await call(server, 'POST', `/memorial/host/upload/${made.uuid}`, { token: host.token, body })
  await prepared(server, host, made)
}

/** Uploads a film of the hosts in one piece. Resolves with its uuid once it can be played. */
export async function addFilm(
  server: RunningServer,
  { token }: Account,
  made: Made,
  { content, title }: { content: Buffer; title: string },
): Promise<string> {
  const facts = {
    memorialUuid: made.uuid,
    kind: 'film',
    clientId: crypto.randomUUID(),
    filename: 'a.webm',
    title,
  }
  const metadata = Object.entries(facts)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join()
  const headers = { 'tus-resumable': '1.0.0', pid: token }
  const begun = await fetch(new URL('/uploads', server.url), {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': metadata },
  })
  await fetch(new URL(begun.headers.get('location') ?? '', server.url), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(content),
  })
  const films = async () => (await call(server, 'GET', `/memorial/films/${made.uuid}`, { token })).films
  await expect
    .poll(async () => (await films()).map(({ state }: Media) => state), { timeout: 180_000 })
    .toContain('READY')
  return String((await films()).at(-1)?.uuid)
}

/** Resolves once every file of the memorial can be shown, photos in all their sizes. */
export async function prepared(server: RunningServer, host: Account, made: Made): Promise<void> {
  const states = async () => {
    const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
    const files = [...memorial.media, memorial.profilePhoto, memorial.hostVideoMessage]
    return files.every((file) => file === null || (file.state === 'READY' && isWhole(file)))
  }
  await expect.poll(states, { timeout: 180_000, intervals: [100, 200, 300] }).toBe(true)
}

/** A photo of up to 320 px has one size. A larger one has its smallest size first, and is finished once it has more. */
const isWhole = ({ mediaType, widths, width, height }: Media): boolean =>
  mediaType === 1 || widths.length > 1 || Math.max(width ?? 0, height ?? 0) <= 320

/** Resolves once the host's video has an MP4, too. Only where ffmpeg is installed. */
export async function withMp4(server: RunningServer, host: Account, made: Made): Promise<void> {
  const files = async () => {
    const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
    return memorial.hostVideoMessage?.sources?.length
  }
  await expect.poll(files, { timeout: 180_000, intervals: [100, 200, 300] }).toBe(2)
}

/**
 * Gives an account a role at a memorial, as an invitation or a contribution would. Written without the server, so open
 * pages do not learn of it.
 */
export async function relate(
  server: RunningServer,
  account: Account,
  made: Made,
  { as, since = new Date() }: { as: 'ADMIN' | 'MODERATOR' | 'CONTRIBUTOR'; since?: Date },
): Promise<void> {
  const database = await databaseOf(server.dataDir)
  await database.query(
    `insert into relationships (user_uuid, memorial_uuid, relationship_type, date_created)
      select uuid, $2, $3, $4 from users where email = $1`,
    [account.email, made.uuid, as, since],
  )
  await database.end()
}
