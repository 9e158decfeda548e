import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '#server/config.ts'
import { OPERATOR_TOKEN, openApp, type TestApp } from '../support/app.ts'
import { aContributor, photos } from '../support/contributing.ts'
import { freshDatabase } from '../support/database.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { hasFfmpeg } from '../support/ffmpeg.ts'
import { aCoHost, type Host } from '../support/hosts.ts'
import { s3Server } from '../support/s3-server.ts'
import { sendPoster, sendVideo } from '../support/videos.ts'
import { cookieOf, tryWord } from '../support/visitors.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Within these a change is known on every node. */
const SECONDS = { timeout: 60_000, interval: 50 }

type Nodes = readonly [TestApp, TestApp]

/** What closes the nodes that the tests share, last opened first. */
const ends: (() => unknown)[] = []
const atEnd = (end: () => unknown) => void ends.unshift(end)
afterAll(async () => {
  for (const end of ends) await end()
})

async function openNodes(changes: Partial<Config> = {}): Promise<Nodes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-photos-'))
  const database = await freshDatabase()
  atEnd(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const open = async () => {
    const app = await openApp({ dataDir, database, changes })
    atEnd(app.close)
    return app
  }
  return [await open(), await open()]
}

const kinds = {
  disk: () => openNodes(),
  S3: async () => openNodes({ s3: (await s3Server('', 'fauxqs', atEnd)).place }),
}
type Place = keyof typeof kinds
const opened = new Map<Place, Promise<Nodes>>()

/** Two nodes side by side; what is done is done at the first. Each test has its own memorial there. */
async function twoNodes(place: Place = 'disk'): Promise<Nodes> {
  const opening = opened.get(place) ?? kinds[place]()
  opened.set(place, opening)
  const nodes = await opening
  await nodes[0].pool.query('delete from rate_limits')
  onTestFinished(() => {
    for (const node of nodes) node.clock.reset()
  })
  return nodes
}

interface Shown {
  location: string
  filename: string
  url: string
  widths: number[]
  poster?: { url: string } | null
  sources?: { url: string }[] | null
}

/** Every address that a page makes of a photo or video. */
const addressesOf = ({ location, filename, url, widths, poster, sources }: Shown): string[] => [
  ...new Set([url, ...(sources ?? []).map((source) => source.url)]),
  ...widths.flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((format) => `${location}/${filename}-${width}.${format}`),
  ),
  ...(poster ? [poster.url] : []),
]

/** Soon, at both nodes, each of these gives that to somebody who brings nothing but the address. */
async function all(nodes: Nodes, urls: string[], status: number) {
  expect(urls.length).toBeGreaterThan(0)
  let others = nodes.flatMap((node, at) => urls.map((url) => ({ node, at, url, given: 0 })))
  await vi.waitFor(async () => {
    const wrong = []
    for (const one of others) {
      const given = (await one.node.api('GET', one.url)).status
      if (given !== status) wrong.push({ ...one, given })
    }
    // What gave it is not asked again.
    others = wrong
    expect(others.map(({ at, url, given }) => [at, url, given])).toEqual([])
  }, SECONDS)
}

const see = async (app: TestApp, host: Host, sent: { token?: string; cookie?: string } = {}) =>
  (
    await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`, {
      token: sent.token,
      ...(sent.cookie && { headers: { cookie: sent.cookie } }),
    })
  ).body.memorial

const own = async (app: TestApp, { token, memorial }: Host) =>
  (await app.api('GET', `/memorial/get/${memorial.uuid}`, { token })).body.memorial

const set = async (app: TestApp, { token, memorial }: Host, json: object) =>
  expect((await app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json })).status).toBe(200)

async function aHostWithPhotos(app: TestApp) {
  const host = await aPaidHost(app)
  const { body } = await upload(app, host, { content: await aPhoto({ width: 330, height: 200 }) })
  const portrait = await upload(app, host, { content: await aPhoto(), fields: { role: 'PROFILE_PHOTO' } })
  const { uuid } = host.memorial
  const edit = { uuid, profilePhotoUuid: portrait.body.mediaUuid }
  expect((await app.api('POST', '/memorial/edit', { token: host.token, json: edit })).status).toBe(200)
  const video = await sendVideo(app, host)
  await sendPoster(app, host, video.uuid, await aPhoto())
  await set(app, host, { appearAtOnce: 'EVERYONE' })
  const ana = await aContributor(app, host.memorial)
  expect((await ana.submit({ contributorMessage: 'She sang.' }, await photos(1))).status).toBe(200)
  await app.drained()
  return { host, ana, photoUuid: String(body.mediaUuid) }
}

/** What a stranger has of an open memorial. */
async function strangersAddresses(app: TestApp, host: Host): Promise<string[]> {
  const { media, profilePhoto, hostVideoMessage, contributions } = await see(app, host)
  const shown: Shown[] = [...media, profilePhoto, hostVideoMessage, ...contributions[0].media]
  const urls = shown.flatMap(addressesOf)
  if (hasFfmpeg) expect(urls.filter((url) => url.endsWith('.mp4'))).toHaveLength(1)
  expect(urls.filter((url) => url.endsWith('.webm'))).toHaveLength(1)
  return urls
}

/** Everything that hosts see of it. */
async function hostsAddresses(app: TestApp, host: Host): Promise<string[]> {
  const { media, profilePhoto, hostVideoMessage, contributions } = await own(app, host)
  const added = contributions.flatMap((one: { media: Shown[] }) => one.media)
  return [...media, profilePhoto, hostVideoMessage, ...added].flatMap(addressesOf)
}

describe.each(['disk', 'S3'] as const)('photos on %s', (place) => {
  test('photo addresses of a closed memorial stop working, and work again once it is reopened', async () => {
    const nodes = await twoNodes(place)
    const [app] = nodes
    const { host } = await aHostWithPhotos(app)
    const { token, memorial } = host
    const urls = await strangersAddresses(app, host)
    await all(nodes, urls, 200)

    const post = async (path: string, json?: object, by = token) =>
      expect((await app.api('POST', path, { token: by, ...(json && { json }) })).status).toBe(200)
    const hide = (hidden: boolean) =>
      post(`/operator/memorials/hide/${memorial.uuid}`, { hidden }, OPERATOR_TOKEN)
    const archive = (archivedAt: Date | null) => async () => {
      // As the daily job of retention does, and another year undoes.
      await app.db.updateTable('memorials').set({ archivedAt }).where('uuid', '=', memorial.uuid).execute()
      await app.pool.query(`select pg_notify('memorial_changed', $1)`, [memorial.uuid])
    }
    const closings: [name: string, close: () => Promise<void>, open: () => Promise<void>, isGone?: true][] = [
      [
        'private',
        () => set(app, host, { visibility: 'PRIVATE' }),
        () => set(app, host, { visibility: 'LINK' }),
      ],
      [
        'behind a word',
        () => set(app, host, { visibility: 'PASSCODE', passcode: 'rose bud' }),
        () => set(app, host, { visibility: 'LINK' }),
      ],
      ['taken off', () => hide(true), () => hide(false)],
      ['ended', archive(new Date()), archive(null)],
      [
        'deleted',
        () => post(`/memorial/delete/${memorial.uuid}`),
        () => post(`/memorial/restore/${memorial.uuid}`),
        true,
      ],
    ]
    for (const [name, close, open, isGone] of closings) {
      await close()
      await all(nodes, urls, 404)
      if (!isGone) {
        const theirs = await hostsAddresses(app, host)
        expect([name, theirs.length]).toEqual([name, urls.length])
        await all(nodes, theirs, 200)
      }
      await open()
      await all(nodes, urls, 200)
    }
  })

  test('photos that wait, were hidden or removed are served only to hosts and helpers', async () => {
    const nodes = await twoNodes(place)
    const [app] = nodes
    const { host, ana, photoUuid } = await aHostWithPhotos(app)
    const [memory] = (await see(app, host)).contributions
    const urls: string[] = memory.media.flatMap(addressesOf)
    await all(nodes, urls, 200)
    const act = async (what: string, json?: object) => {
      const path = `/memorial/contribution/${what}/${host.memorial.uuid}/${memory.id}`
      const answer = await app.api('POST', path, { token: host.token, ...(json && { json }) })
      expect(answer.status).toBe(200)
      return answer.body.contribution
    }

    const hidden = await act('hide', { hidden: true })
    await all(nodes, urls, 404)
    const looked: string[] = hidden.media.flatMap(addressesOf)
    await all(nodes, looked, 200)
    await all(nodes, (await ana.mine()).media.flatMap(addressesOf), 200)
    await act('hide', { hidden: false })
    await all(nodes, urls, 200)
    await act('remove')
    await all(nodes, [...urls, ...looked], 404)
    await act('restore')
    await all(nodes, urls, 200)

    await set(app, host, { appearAtOnce: 'NONE' })
    const kim = await aContributor(app, host.memorial)
    await kim.submit({ contributorMessage: 'He danced.' }, await photos(1))
    await app.drained()
    const waiting = (await own(app, host)).contributions.find(
      (one: { state: string }) => one.state === 'PENDING',
    )
    const [{ location, filename }] = await app.db
      .selectFrom('media')
      .select(['location', 'filename'])
      .where('uuid', '=', waiting.media[0].uuid)
      .execute()
      .then((rows) => rows as [{ location: string; filename: string }])
    const plain = addressesOf({ ...waiting.media[0], location, url: `${location}/${filename}.jpg` })
    await all(nodes, plain, 404)
    await all(nodes, waiting.media.flatMap(addressesOf), 200)
    await all(nodes, (await kim.mine()).media.flatMap(addressesOf), 200)
    const path = `/memorial/contribution/hide/${host.memorial.uuid}/${waiting.id}`
    await app.api('POST', path, { token: host.token, json: { hidden: false } })
    await all(nodes, plain, 200)

    const theHosts = (await see(app, host)).media.flatMap(addressesOf)
    await all(nodes, theHosts, 200)
    await app.api('POST', `/memorial/media/delete/${photoUuid}`, { token: host.token })
    await all(nodes, theHosts, 404)
  })
})

test('a photo address that a passcode opened expires, and ends when the passcode or the memorial changes', async () => {
  const nodes = await twoNodes()
  const [app] = nodes
  const { host } = await aHostWithPhotos(app)
  await set(app, host, { visibility: 'PASSCODE', passcode: 'rose bud' })
  const enter = async (word: string) =>
    see(app, host, { cookie: cookieOf(await tryWord(app, host.memorial.shareSlug, word)) })
  const read = async (word: string): Promise<string[]> => {
    const { media, profilePhoto, hostVideoMessage, contributions } = await enter(word)
    return [...media, profilePhoto, hostVideoMessage, ...contributions[0].media].flatMap(addressesOf)
  }
  const urls = await read('rose bud')
  await all(nodes, urls, 200)
  const [first = ''] = urls
  expect((await app.api('GET', first)).headers['cache-control']).toMatch(/^private, max-age=\d+$/)
  for (const other of [first.replace(/.(?=\/[^/]*$)/, '~'), first.replace(/_[\w-]{5}/, '_AAAAA')])
    expect((await app.api('GET', other)).status).toBe(404)
  // A seal is one file's.
  const another = urls.find((url) => url.endsWith('.webm')) ?? ''
  const mixed = `${first.split('/').slice(0, -1).join('/')}/${another.split('/').at(-1)}`
  expect((await app.api('GET', mixed)).status).toBe(404)

  await set(app, host, { passcode: 'red tulip' })
  await all(nodes, urls, 404)
  const later = await read('red tulip')
  await all(nodes, later, 200)
  await set(app, host, { visibility: 'PRIVATE' })
  await all(nodes, [...urls, ...later], 404)
  const theirs = (await see(app, host, { token: host.token })).media.flatMap(addressesOf)
  await all(nodes, theirs, 200)

  await set(app, host, { visibility: 'PASSCODE' })
  const last = await read('red tulip')
  await all(nodes, last, 200)
  // Open for everybody is open for them, too.
  await set(app, host, { visibility: 'LINK' })
  await all(nodes, last, 200)
  await set(app, host, { visibility: 'PASSCODE' })
  await all(nodes, last, 200)
  const dashboard = await hostsAddresses(app, host)
  const days = (count: number) => {
    for (const node of nodes) node.clock.advance({ days: count })
  }
  days(3)
  await all(nodes, last, 404)
  await all(nodes, dashboard, 200)
  days(40)
  await all(nodes, dashboard, 404)
})

test('a photo address made for a host or helper ends with their role', async () => {
  const nodes = await twoNodes()
  const [app] = nodes
  const { host } = await aHostWithPhotos(app)
  const coHost = await aCoHost(app, host)
  await set(app, host, { visibility: 'PRIVATE' })
  const theirs = await hostsAddresses(app, coHost)
  await all(nodes, theirs, 200)
  const path = `/memorial/hosts/remove/${host.memorial.uuid}/${coHost.uuid}`
  expect((await app.api('POST', path, { token: host.token })).status).toBe(200)
  await all(nodes, theirs, 404)
  await all(nodes, await hostsAddresses(app, host), 200)
})

test('photos of an unpaid memorial are served only to its hosts', async () => {
  const nodes = await twoNodes()
  const [app] = nodes
  const { host } = await aHostWithPhotos(app)
  const urls = await strangersAddresses(app, host)
  const { uuid } = host.memorial
  await app.db.updateTable('memorials').set({ paymentCompletedAt: null }).where('uuid', '=', uuid).execute()
  await app.pool.query(`select pg_notify('memorial_changed', $1)`, [uuid])
  await all(nodes, urls, 404)
  await all(nodes, await hostsAddresses(app, host), 200)
})

test('caches may keep photos for a short time only', async () => {
  const nodes = await twoNodes()
  const [app] = nodes
  const { host } = await aHostWithPhotos(app)
  const [photo] = (await see(app, host)).media
  const { headers } = await app.api('GET', photo.url)
  const shared = Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1])
  expect(shared).toBeLessThanOrEqual(60)
  expect(headers['cache-control']).not.toContain('immutable')
  const again = await app.api('GET', photo.url, { headers: { 'if-none-match': String(headers.etag) } })
  expect(again.status).toBe(304)
  await set(app, host, { visibility: 'PRIVATE' })
  await vi.waitFor(async () => {
    const closed = await app.api('GET', photo.url, { headers: { 'if-none-match': String(headers.etag) } })
    expect([closed.status, closed.headers['cache-control']]).toEqual([404, 'no-store'])
  }, SECONDS)
  const [theirs] = (await own(app, host)).media
  expect((await app.api('GET', theirs.url)).headers).toMatchObject({
    'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
    'cross-origin-resource-policy': 'same-origin',
  })
})
