import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
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
import { daily } from '../support/years.ts'

// Two web nodes behind nginx, where it is installed, with the configuration that operators copy
// (docs/examples/nginx.conf). The tests show what it caches, what it never caches, and what it drops.

const throughNginx = test.skipIf(!isNginxInstalled())

/** So long that nothing expires during a test. */
const KEPT = { seconds: 600, staleSeconds: 3000 }

async function anEdge({ role = 'all' as Config['role'] } = {}) {
  const dir = await mkdtemp(join(temporaryRoot(), 'afterglow-edge-'))
  const database = await freshDatabase()
  const port = await freePort()
  onTestFinished(async () => {
    await database.close()
    await rm(dir, { recursive: true, force: true })
  })
  const changes: Partial<Config> = {
    publicUrl: `http://localhost:${port}`,
    edge: { ...KEPT, purge: { kind: 'nginx', addresses: [`http://127.0.0.1:${port}`] } },
  }
  const open = async (role: Config['role']) => {
    const from = { dataDir: join(dir, 'data'), database, changes: { ...changes, role }, pages: visitorPages }
    const app = await openApp(from)
    onTestFinished(app.close)
    return app
  }
  const node = async () => {
    const app = await open(role)
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
  /** Reads the page until it comes from the edge cache, which is at once unless it was just purged. */
  const keep = (path: string, headers: Record<string, string> = {}) =>
    eventually(async () => {
      const page = await read(path, headers)
      expect(page.edge).toBe('HIT')
      return page
    })
  return { app: one.app, other: other.app, openWorker: () => open('worker'), read, keep }
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
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=600, stale-while-revalidate=3000',
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
  'what is hidden or closed is gone from the edge cache at once, whichever node was called',
  async () => {
    const { app, other, read, keep } = await anEdge()
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
      for (const headers of [{}, es]) await keep(url, headers)
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

throughNginx('taking something away purges at once, even while additions are being collected', async () => {
  const { app, other, openWorker, read, keep } = await anEdge({ role: 'web' })
  const worker = await openWorker()
  const host = await aPaidHost(app)
  const { uuid, shareSlug } = host.memorial
  const url = `/view/${shareSlug}`
  await app.api('POST', `/memorial/settings/${uuid}`, {
    token: host.token,
    json: { appearAtOnce: 'EVERYONE' },
  })
  /**
   * From now on both nodes collect additions for a while before they purge, and the edge caches the page with this one.
   */
  const comes = async (words: string) => {
    const person = await aContributor(app, host.memorial)
    expect((await person.submit({ contributorMessage: words })).status).toBe(200)
    await eventually(async () => expect((await read(url)).body).toContain(words))
    await keep(url)
    // The addition before may have been shown by the last purge of that two-second window.
    await (await aContributor(app, host.memorial)).submit({ contributorMessage: 'So did I' })
    expect((await keep(url)).body).toContain(words)
  }
  const isGone = (words: string) =>
    vi.waitFor(async () => expect((await read(url)).body).not.toContain(words), 1200)

  // The nodes hear of it from the row alone.
  await comes('She taught me to swim')
  await other.pool.query(`update contributions set state = 'HIDDEN' where message like '%to swim'`)
  await isGone('to swim')

  // A worker has no pages of its own and no connection to the edge cache.
  await comes('She taught me to dance')
  await daily(worker, host, 31)
  await isGone(host.memorial.nameOfPerson)
  expect((await read(url)).status).toBe(410)
})

throughNginx('a memorial with a passcode is never cached, and opens for whoever has entered it', async () => {
  const { app, read, keep } = await anEdge()
  const host = await aPaidHost(app)
  const { uuid, shareSlug, nameOfPerson } = host.memorial
  const url = `/view/${shareSlug}`
  await keep(url)
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

throughNginx('a former link is purged together with the page', async () => {
  const { app, read, keep } = await anEdge()
  const host = await aPaidHost(app)
  const { uuid, shareSlug } = host.memorial
  await keep(`/view/${shareSlug}`)
  const moved = await app.api('POST', `/memorial/share-slug/${uuid}`, {
    token: host.token,
    json: { shareSlug: 'margaret-of-kingscliff' },
  })
  expect(moved.status).toBe(200)
  await eventually(async () => {
    const former = await read(`/view/${shareSlug}`)
    expect([former.status, former.headers.location]).toEqual([301, '/view/margaret-of-kingscliff'])
  })
})
