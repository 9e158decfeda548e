import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Load, WatchLoad } from '#server/ports/load.ts'
import { OPERATOR_TOKEN, startOwnApp } from '../support/app.ts'
import { eventually } from '../support/eventually.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { resumableSender } from '../support/resumable.ts'
import { statementsOf } from '../support/statements.ts'
import { startStripeApp } from '../support/stripe-app.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// When more come than can be served, files and exports are told to come again, so that whoever reads a page or answers
// an invitation does not wait for them.

/** Says how loaded the server is, in the place of a meter. */
function aMeter() {
  let tell: Parameters<WatchLoad>[0] = () => {}
  let at = 0
  const waits: WatchLoad = (listener) => {
    tell = listener
    return () => {
      tell = () => {}
    }
  }
  return {
    waits,
    /** For so long that nobody takes it for a moment. */
    say(now: Partial<Load>) {
      for (let second = 0; second < 6; second += 1) {
        at += 1000
        tell({ loopMs: 0, poolMs: 0, ...now }, at)
      }
    },
  }
}

const full = { poolMs: 2000 }
const fuller = { loopMs: 3000 }
const fullest = { loopMs: 9000 }

const rsvp = (guest: string) => ({
  name: 'Joan Petrie',
  email: `${guest}@example.com`,
  status: 'ATTENDING',
  guests: 1,
  message: '',
})

test('an overloaded server refuses exports and files, with when to come again, and serves pages, answers and saves', async () => {
  const meter = aMeter()
  const app = await startOwnApp({}, { waits: meter.waits, pages: visitorPages })
  const host = await aPaidHost(app)
  const { token } = host
  const { shareSlug, uuid } = host.memorial
  meter.say(full)

  const refused = [
    await app.api('GET', '/user/data', { token }),
    await app.api('GET', `/memorial/rsvps/csv/${uuid}`, { token }),
    await app.api('POST', `/memorial/archive/${uuid}/send`, { token, json: {} }),
    await app.api('POST', `/memorial/pdf/generate/${uuid}`, { token, json: {} }),
    await upload(app, host, { content: await aPhoto() }),
  ]
  for (const { status, body, headers } of refused) {
    expect([status, body.code, body.untouched]).toEqual([503, 'SERVER_BUSY', true])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^\d+$/),
    })
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(8)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15)
  }
  const inPieces = await resumableSender(app, host).create({ size: 1000 })
  expect([inPieces.status, inPieces.body.code, inPieces.body.untouched]).toEqual([503, 'SERVER_BUSY', true])

  const served = [
    await app.api('GET', `/view/${shareSlug}`, { headers: { accept: 'text/html' } }),
    await app.api('GET', `/public/memorial/${shareSlug}`),
    await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, { json: rsvp('joan') }),
    await app.api('GET', '/user', { token }),
    await app.api('POST', '/memorial/edit', { token, json: { uuid, hostMessage: 'Come as you are.' } }),
    await app.api('POST', '/anon/signin', { json: { email: host.email, password: host.password } }),
  ]
  expect(served.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])

  const metrics = await app.api('GET', '/metrics', { token: OPERATOR_TOKEN })
  expect(metrics.body).toContain('http_requests_refused_total{priority="deferrable"} 6')

  meter.say({})
  expect((await app.api('GET', '/user/data', { token })).status).toBe(200)
  expect((await upload(app, host, { content: await aPhoto() })).status).toBe(200)
})

test('a fuller one refuses what hosts do, and the fullest tells pages to come again by themselves', async () => {
  const meter = aMeter()
  const app = await startOwnApp({}, { waits: meter.waits, pages: visitorPages })
  const host = await aPaidHost(app)
  const { shareSlug } = host.memorial
  meter.say(fuller)
  expect((await app.api('GET', '/user', { token: host.token })).body.code).toBe('SERVER_BUSY')
  const page = (method: string, language: string) =>
    app.api(method, `/view/${shareSlug}${method === 'POST' ? '/rsvp' : ''}`, {
      headers: { accept: 'text/html,*/*', 'accept-language': language },
    })
  expect((await page('GET', 'en')).status).toBe(200)
  expect((await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, { json: rsvp('ana') })).status).toBe(
    200,
  )

  meter.say(fullest)
  const answer = await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, { json: rsvp('luz') })
  expect([answer.status, answer.body.code, answer.body.untouched]).toEqual([503, 'SERVER_BUSY', true])
  const busy = await page('GET', 'es')
  const seconds = Number(busy.headers['retry-after'])
  expect(busy.status).toBe(503)
  expect(busy.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(busy.headers['cache-control']).toBe('no-store')
  expect(busy.body).toContain('<html lang="es" dir="ltr">')
  expect(busy.body).toContain(`<meta http-equiv="refresh" content="${seconds}">`)
  expect((await page('GET', 'ar')).body).toContain('dir="rtl"')
  // Whoever loads it again sends the form again; a page that comes again by itself would lose it.
  expect((await page('POST', 'en')).body).not.toContain('refresh')
})

test('health, metrics and the webhook of payments are never refused', async () => {
  const meter = aMeter()
  const { app, webhook } = await startStripeApp({}, { waits: meter.waits })
  meter.say(fullest)
  expect((await app.api('GET', '/public/memorial/nobody-here')).status).toBe(503)
  expect((await app.api('GET', '/healthz')).status).toBe(200)
  expect((await app.api('GET', '/readyz')).status).toBe(200)
  expect((await app.api('GET', '/metrics', { token: OPERATOR_TOKEN })).status).toBe(200)
  // It is refused as unsigned, so it was read.
  const news = await fetch(webhook, { method: 'POST', body: '{}' })
  expect([news.status, (await news.json()).code]).toEqual([400, 'BAD_SIGNATURE'])
})

test('a refusal is sent before the body has arrived, and the connection is kept', async () => {
  const meter = aMeter()
  const app = await startOwnApp({}, { waits: meter.waits })
  const { port, hostname } = new URL(await app.listen())
  meter.say(full)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (piece) => {
    heard += piece
  })
  const bytes = 3 * 1024 * 1024
  socket.write(
    `POST /memorial/media/upload/${randomUUID()} HTTP/1.1\r\nHost: x\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  await eventually(() => expect(heard).toContain('"SERVER_BUSY"'))
  expect(heard).toMatch(/^HTTP\/1.1 503 /)
  heard = ''
  socket.write(Buffer.alloc(bytes))
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await eventually(() => expect(heard).toMatch(/^HTTP\/1.1 200 /))
})

test('a hundred simultaneous requests for a page that is not cached render it once', async () => {
  const app = await startOwnApp({}, { pages: visitorPages })
  const { memorial } = await aPaidHost(app)
  await app.drained()
  const statements = statementsOf(app)
  // Each language has a page of its own, so none is cached yet.
  const cost = async (readers: number, language: string) => {
    const url = `/view/${memorial.shareSlug}`
    const headers = { 'accept-language': language }
    const before = statements().length
    const answers = await Promise.all(Array.from({ length: readers }, () => app.app.inject({ url, headers })))
    for (const answer of answers)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    return statements().length - before
  }
  const alone = await cost(1, 'es')
  expect(alone).toBeGreaterThan(0)
  expect(await cost(100, 'ar')).toBe(alone)
})
