import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Dependencies } from '#server/compose.ts'
import type { Config } from '#server/config.ts'
import type { WatchLoad } from '#server/ports/load.ts'
import { OPERATOR_TOKEN, startOwnApp } from '../support/app.ts'
import { eventually } from '../support/eventually.ts'
import { aPaidHost } from '../support/factories.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// Pages in the page cache are sent before Fastify routes the request (server/http/cached-page-responses.ts). `inject`
// passes a request to Fastify itself; a request over a connection takes the shorter way. Both ways have to give the
// same response.

type Headers = Record<string, string>

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** A listening app with one memorial. It counts the requests that Fastify routes. */
async function aPage(changes: Partial<Config> = {}, parts: { waits?: WatchLoad } = {}) {
  const lines: Record<string, unknown>[] = []
  const counted = { routed: 0 }
  const pages: Dependencies['pages'] = (scope, needs) => {
    scope.addHook('onRequest', async () => {
      counted.routed += 1
    })
    return visitorPages?.(scope, needs)
  }
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = await startOwnApp({ logLevel: 'info', ...changes }, { pages, logTo, ...parts })
  const { memorial, token } = await aPaidHost(app)
  await app.drained()
  const { port } = new URL(await app.listen())

  async function byFastify(method: string, url: string, headers: Headers): Promise<Answer> {
    const answer = await app.app.inject({ method: method as 'GET', url, headers })
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload.toString('latin1') }
  }

  function byConnection(method: string, path: string, headers: Headers): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers }, async (response) => {
        let body = ''
        for await (const piece of response.setEncoding('latin1')) body += piece
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
      sent.on('error', reject).end()
    })
  }

  return { app, token, memorial, counted, lines, port: Number(port), byFastify, byConnection }
}

/** A response without what belongs to one connection or one request. */
function comparable({ status, headers, body }: Answer) {
  const { date: _date, connection: _is, 'keep-alive': _so, 'x-request-id': id, ...rest } = headers
  expect(id).toMatch(/^[\w-]{12}$/)
  return { status, headers: rest, body }
}

const ENCODINGS: Headers[] = [
  {},
  { 'accept-encoding': 'identity' },
  { 'accept-encoding': 'gzip, deflate, br, zstd' },
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'gzip, br;q=0' },
  { 'accept-encoding': '*' },
]
const LANGUAGES: Headers[] = [
  {},
  { 'accept-language': 'en-AU,en;q=0.9' },
  { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' },
  { cookie: 'a=b; language=ar', 'accept-language': 'es' },
]

test('a cached page has the same bytes and headers either way, for every kind of request', async () => {
  const { memorial, counted, byFastify, byConnection } = await aPage({
    publicUrl: 'https://memorials.example',
    mediaBaseUrl: 'https://media.example',
  })
  const url = `/view/${memorial.shareSlug}`
  const ids = new Set<unknown>()
  for (const language of LANGUAGES) {
    const { headers } = await byFastify('GET', url, language)
    const known = String(headers.etag)
    for (const encoding of ENCODINGS)
      for (const condition of [
        {},
        { 'if-none-match': known },
        { 'if-none-match': `"other", ${known.replace('W/', '')}` },
        { 'if-none-match': 'W/"another"' },
      ]) {
        const asked = { ...language, ...encoding, ...condition, host: 'memorials.example' }
        const fromFastify = await byFastify('GET', url, asked)
        const routed = counted.routed
        const answer = await byConnection('GET', url, asked)
        // Both sides include the request, so that a failure shows which one it was.
        expect([asked, comparable(answer)]).toEqual([asked, comparable(fromFastify)])
        expect([asked, counted.routed]).toEqual([asked, routed])
        ids.add(answer.headers['x-request-id'])

        const head = await byConnection('HEAD', url, asked)
        if (answer.status === 200) expect([asked, counted.routed]).toEqual([asked, routed])
        expect([asked, comparable(head)]).toEqual([asked, comparable(await byFastify('HEAD', url, asked))])
        expect(head.body).toBe('')
      }
  }
  expect(ids.size).toBe(LANGUAGES.length * ENCODINGS.length * 4)
})

test('the first response is the same as all later ones', async () => {
  const { app, memorial, token, counted, byConnection } = await aPage()
  const url = `/view/${memorial.shareSlug}`
  const first = await byConnection('GET', url, {})
  expect(counted.routed).toBe(1)
  expect(comparable(await byConnection('GET', url, {}))).toEqual(comparable(first))
  expect(counted.routed).toBe(1)
  // The next request shows the change.
  const edit = { uuid: memorial.uuid, hostMessage: 'Come as you are.' }
  expect((await app.api('POST', '/memorial/edit', { token, json: edit })).status).toBe(200)
  expect((await byConnection('GET', url, {})).body).toContain('Come as you are.')
})

test('another host name or a query gives the same page', async () => {
  const { memorial, counted, byFastify, byConnection } = await aPage()
  const url = `/view/${memorial.shareSlug}`
  const page = comparable(await byFastify('GET', url, {}))
  for (const [path, headers] of [
    [url, { host: 'elsewhere.example' }],
    [url, { host: 'memorials.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    [`${url}?i=token-of-joan&sli=true`, {}],
    [`${url}?a=%zz&b=//\\x`, {}],
    [url, { cookie: 'pass-1=abc; other=x', authorization: 'Bearer x', pid: 'x' }],
    [url, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
  ] satisfies [string, Headers][]) {
    const routed = counted.routed
    expect([path, headers, comparable(await byConnection('GET', path, headers))]).toEqual([
      path,
      headers,
      page,
    ])
    expect([path, counted.routed]).toEqual([path, routed])
    expect(comparable(await byFastify('GET', path, headers))).toEqual(page)
  }
})

test('a request that is not plainly for a page goes to Fastify', async () => {
  const { memorial, port, byFastify, byConnection } = await aPage()
  const slug = memorial.shareSlug
  const url = `/view/${slug}`
  const kept = await byFastify('GET', url, {})
  /** Sends the target as it is written: HTTP clients would normalise it. */
  async function raw(target: string) {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    let heard = ''
    socket.on('data', (piece) => {
      heard += piece.toString('latin1')
    })
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1])
  }
  for (const [target, status] of [
    [`${url}/`, 200],
    [`//view/${slug}`, 200],
    [`/\\view/${slug}`, 200],
    [`http://elsewhere.example${url}`, 200],
    [`/view/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`, 200],
    [`${url}#part`, 200],
    [`${url}%00`, 404],
    [`/View/${slug}`, 200],
    [`/view/${slug.toUpperCase()}`, 404],
    [`${url}x`, 404],
    [`ftp://elsewhere.example${url}`, 404],
    ['*', 404],
  ] as const)
    expect([target, await raw(target)]).toEqual([target, status])
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await byConnection(method, url, {})
    expect([method, comparable(answer)]).toEqual([method, comparable(await byFastify(method, url, {}))])
    expect(answer.status).not.toBe(200)
  }
  const withBody = await byConnection('GET', url, { 'content-length': '0' })
  expect(comparable(withBody)).toEqual(comparable(kept))
})

test('a private memorial and an overloaded server are answered as usual', async () => {
  let tell: Parameters<WatchLoad>[0] = () => {}
  const waits: WatchLoad = (listener) => {
    tell = listener
    return () => {}
  }
  const { app, memorial, token, byConnection } = await aPage({}, { waits })
  const url = `/view/${memorial.shareSlug}`
  for (let time = 0; time < 2; time += 1) expect((await byConnection('GET', url, {})).status).toBe(200)

  for (let second = 0; second < 6; second += 1) tell({ loopMs: 9000, poolMs: 0 }, second * 1000)
  const refused = await byConnection('GET', url, { accept: 'text/html' })
  expect([refused.status, refused.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(refused.headers['retry-after']).toMatch(/^\d$/)
  for (let second = 6; second < 12; second += 1) tell({ loopMs: 0, poolMs: 0 }, second * 1000)
  expect((await byConnection('GET', url, {})).status).toBe(200)

  const closed = { memorialUuid: memorial.uuid, visibility: 'PRIVATE' }
  const path = `/memorial/settings/${memorial.uuid}`
  expect((await app.api('POST', path, { token, json: closed })).status).toBe(200)
  const answer = await byConnection('GET', url, {})
  expect([answer.status, answer.headers['cache-control']]).toEqual([403, 'private, no-store'])
})

test('requests answered from the page cache are logged and counted like all others', async () => {
  const { app, memorial, lines, byConnection } = await aPage()
  const url = `/view/${memorial.shareSlug}`
  for (let time = 0; time < 5; time += 1) await byConnection('GET', url, {})
  await byConnection('HEAD', url, {})
  const requests = () => lines.filter((line) => line.msg === 'request' && line.route === '/view/:slug')
  await eventually(() => expect(requests()).toHaveLength(6))
  const [first, second] = requests()
  expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}))
  expect(second).toMatchObject({
    level: 30,
    reqId: expect.stringMatching(/^[\w-]{12}$/),
    method: 'GET',
    status: 200,
    ms: expect.any(Number),
  })
  expect(JSON.stringify(lines)).not.toContain(memorial.shareSlug)

  const { body } = await app.api('GET', '/metrics', { token: OPERATOR_TOKEN })
  expect(body).toContain('http_requests_total{method="GET",route="/view/:slug",status="200"} 5')
  expect(body).toContain('http_requests_total{method="HEAD",route="/view/:slug",status="200"} 1')
  expect(body).toContain('http_request_seconds_count{method="GET",route="/view/:slug"} 5')
  expect(body).toContain('kept_pages_total{event="hit"} 5')
  expect(body).toContain('kept_pages_total{event="miss"} 1')
  expect(body).toContain('kept_pages_total{event="shared"} 0')
  expect(body).toContain('kept_pages_total{event="evicted"} 0')
  expect(body).toMatch(/kept_pages 1\n/)
  expect(body).toMatch(/kept_pages_bytes [1-9]\d+\n/)
})
