import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { isNginxInstalled, startNginx } from '../../scripts/cluster/nginx.ts'
import { temporaryRoot } from '../../scripts/lib/throwaway-database.ts'
import { OPERATOR_TOKEN, openApp } from '../support/app.ts'
import { aContributor } from '../support/contributing.ts'
import { freshDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { aPaidHost } from '../support/factories.ts'
import { freePort } from '../support/free-port.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { cookieOf, tryWord } from '../support/visitors.ts'

// Two web nodes behind nginx, where it is installed, with the configuration that operators copy
// (docs/examples/nginx.conf). The tests show what it caches, what it never caches, and what it drops.

const throughNginx = test.skipIf(!isNginxInstalled())

/** By default so long that nothing expires during a test. */
async function anEdge({ edgeSeconds = 60 } = {}) {
  const dir = await mkdtemp(join(temporaryRoot(), 'afterglow-edge-'))
  const database = await freshDatabase()
  const port = await freePort()
  onTestFinished(async () => {
    await database.close()
    await rm(dir, { recursive: true, force: true })
  })
  const changes: Partial<Config> = {
    publicUrl: `http://localhost:${port}`,
    edgeSeconds,
  }
  const node = async () => {
    const app = await openApp({ dataDir: join(dir, 'data'), database, changes, pages: visitorPages })
    onTestFinished(app.close)
    return { app, port: Number(new URL(await app.listen()).port) }
  }
  const [one, other] = [await node(), await node()]
  const nginx = await startNginx({ dir: join(dir, 'nginx'), port, nodePorts: [one.port, other.port] })
  onTestFinished(() => nginx.end('SIGTERM'))

  /** Asks as a browser that follows a link does. It asks for gzip, because only such responses are cached. */
  function read(path: string, headers: Record<string, string> = {}) {
    return new Promise<{ status: number; headers: Record<string, unknown>; edge: unknown; body: string }>(
      (resolve, reject) => {
        const asked = {
          host: `localhost:${port}`,
          accept: 'text/html',
          'accept-encoding': 'gzip',
          ...headers,
        }
        const sent = request({ host: '127.0.0.1', port, path, headers: asked }, async (response) => {
          const bytes = Buffer.concat(await response.toArray())
          const isZipped = response.headers['content-encoding'] === 'gzip'
          const body = (isZipped ? gunzipSync(bytes) : bytes).toString()
          const { statusCode = 0, headers: got } = response
          resolve({ status: statusCode, headers: got, edge: got['x-edge'], body })
        })
        sent.on('error', reject).end()
      },
    )
  }
  /** Reads the page until it comes from the edge cache. */
  const keep = (path: string, headers: Record<string, string> = {}) =>
    eventually(async () => {
      const page = await read(path, headers)
      expect(page.edge).toBe('HIT')
      return page
    })
  return { app: one.app, other: other.app, read, keep }
}

throughNginx('two visitors get the same page from the edge cache, without data of either', async () => {
  const { app, read, keep } = await anEdge()
  const { memorial } = await aPaidHost(app)
  const joan = await aContributor(app, memorial, 'joan.petrie@example.com')
  await app.api('POST', '/user/save', { token: joan.token, json: { firstName: 'Joan', surname: 'Petrie' } })
  const rsvp = { name: 'Joan Petrie', email: joan.email, status: 'ATTENDING', guests: 1, message: 'Here' }
  await app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { token: joan.token, json: rsvp })
  const url = `/view/${memorial.shareSlug}`

  // The first request, whose page is cached, has everything of its own that a browser could send.
  const own = {
    cookie: 'theirs=joan-cookie; language=en',
    pid: joan.token,
    authorization: `Bearer ${joan.token}`,
    referer: 'https://mail.example/joan-mailbox',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'joan-browser',
  }
  const first = await keep(`${url}?i=joan-token`, own)
  const second = await keep(url, { cookie: 'language=en' })
  expect(second.status).toBe(200)
  expect(second.body).toBe(first.body)
  expect(second.body).toContain(memorial.nameOfPerson)
  const all = JSON.stringify([second.headers, second.body])
  for (const theirs of [
    'joan-cookie',
    'joan-token',
    joan.token,
    'joan-mailbox',
    '203.0.113.77',
    'joan-browser',
  ])
    expect([theirs, all.includes(theirs)]).toEqual([theirs, false])
  for (const theirs of [joan.email, joan.uuid, 'Joan Petrie'])
    expect([theirs, all.includes(theirs)]).toEqual([theirs, false])
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(second.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
    vary: 'accept-encoding, reader-language',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-frame-options': 'DENY',
  })
  // Personal data comes from the node and is not cached.
  const mine = await read(`${url.replace('/view/', '/public/memorial/')}/mine`, { pid: joan.token })
  expect([mine.headers['cache-control'], mine.edge]).toEqual(['no-store', undefined])
  expect(mine.body).toContain(joan.email)
})

throughNginx('each language has a page of its own, however the language is requested', async () => {
  const { app, read, keep } = await anEdge()
  const { memorial } = await aPaidHost(app)
  const url = `/view/${memorial.shareSlug}`
  const asked: [Record<string, string>, string][] = [
    [{}, 'en-AU'],
    [{ 'accept-language': 'fr-FR,fr;q=0.9,es;q=0.8,en;q=0.7' }, 'es'],
    [{ 'accept-language': 'ar' }, 'ar'],
    [{ 'accept-language': 'EN-us,es' }, 'en-AU'],
    [{ 'accept-language': 'est, arn' }, 'en-AU'],
    [{ cookie: 'language=ar', 'accept-language': 'es' }, 'ar'],
    [{ cookie: 'a=b; language=es' }, 'es'],
    [{ cookie: 'language=nonsense', 'accept-language': 'es' }, 'es'],
  ]
  for (const [headers, language] of asked) {
    const page = await keep(url, headers)
    expect([headers, /<html lang="([^"]+)"/.exec(page.body)?.[1]]).toEqual([headers, language])
  }
  // Reloading, reading without compression, or having a pass goes to a node.
  for (const headers of [
    { 'cache-control': 'max-age=0' },
    { 'accept-encoding': 'identity' },
    { cookie: 'pass-x=y' },
  ])
    expect([headers, (await read(url, headers)).edge]).toEqual([headers, 'BYPASS'])
})

throughNginx(
  'what is hidden or closed is gone from the edge cache after its seconds, whichever node was called',
  async () => {
    const { app, other, read } = await anEdge({ edgeSeconds: 1 })
    const host = await aPaidHost(app)
    const { uuid, shareSlug } = host.memorial
    const url = `/view/${shareSlug}`
    const es = { 'accept-language': 'es' }
    const settings = (json: object) =>
      app.api('POST', `/memorial/settings/${uuid}`, { token: host.token, json })
    const isGone = async (words: string) => {
      for (const headers of [{}, es])
        await eventually(async () => expect((await read(url, headers)).body).not.toContain(words))
    }
    const isShown = async (words: string) => {
      for (const headers of [{}, es])
        await eventually(async () => expect((await read(url, headers)).body).toContain(words))
    }

    expect((await settings({ appearAtOnce: 'EVERYONE' })).status).toBe(200)
    const joan = await aContributor(app, host.memorial)
    const sent = await joan.submit({ contributorMessage: 'She taught me to swim' })
    await app.drained()
    await isShown('She taught me to swim')
    const path = `/memorial/contribution/hide/${uuid}/${sent.body.contribution.id}`
    expect((await other.api('POST', path, { token: host.token, json: { hidden: true } })).status).toBe(200)
    await isGone('She taught me to swim')

    await isShown(host.memorial.nameOfPerson)
    expect((await settings({ visibility: 'PRIVATE' })).status).toBe(200)
    await isGone(host.memorial.nameOfPerson)
    const closed = await read(url)
    expect([closed.status, closed.headers['cache-control']]).toEqual([403, 'private, no-store'])
    expect(closed.edge).not.toBe('HIT')

    expect((await settings({ visibility: 'LINK' })).status).toBe(200)
    await isShown(host.memorial.nameOfPerson)
    const off = `/operator/memorials/hide/${uuid}`
    expect((await other.api('POST', off, { token: OPERATOR_TOKEN, json: { hidden: true } })).status).toBe(200)
    await isGone(host.memorial.nameOfPerson)
    const missing = await read(url)
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

throughNginx('a memorial with a passcode is never cached, and opens for whoever has entered it', async () => {
  const { app, read } = await anEdge()
  const host = await aPaidHost(app)
  const { uuid, shareSlug, nameOfPerson } = host.memorial
  const url = `/view/${shareSlug}`
  const settings = { visibility: 'PASSCODE', passcode: 'rosemary' }
  await app.api('POST', `/memorial/settings/${uuid}`, { token: host.token, json: settings })
  await eventually(async () => expect((await read(url)).status).toBe(403))
  const cookie = cookieOf(await tryWord(app, shareSlug, 'rosemary'))
  for (let time = 0; time < 3; time += 1) {
    const open = await read(url, { cookie })
    expect([open.status, open.headers['cache-control'], open.edge]).toEqual([
      200,
      'private, no-store',
      'BYPASS',
    ])
    expect(open.body).toContain(nameOfPerson)
    const shut = await read(url)
    expect([shut.status, shut.headers['cache-control']]).toEqual([403, 'private, no-store'])
    expect(shut.edge).not.toBe('HIT')
    expect(shut.body).not.toContain(nameOfPerson)
  }
})
