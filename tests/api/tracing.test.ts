import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { openApp, startApp } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'
import { aHost, aPaidHost, aPhoto, aUser, upload } from '../support/factories.ts'
import { s3Server } from '../support/s3-server.ts'
import { stripeConfig } from '../support/stripe-app.ts'
import { startStripeLike } from '../support/stripe-like/server.ts'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  status: z.object({ code: z.number().optional() }),
})
const Exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})
type SpanSeen = z.infer<typeof Span>

/**
 * A server that receives traces as a collector does (OTLP/HTTP, JSON), and answers all other calls, recording their
 * headers.
 */
async function aCollector() {
  const spans: SpanSeen[] = []
  let raw = ''
  const server = createServer(async (request, response) => {
    const body = await json(request)
    raw += JSON.stringify(body)
    for (const { scopeSpans } of Exported.parse(body).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, spans, raw: () => raw }
}

/** An app with tracing. Its traces are complete once it is closed. */
async function aFollowedApp(endpoint: string, changes: Partial<Config> = {}) {
  const database = await freshDatabase()
  const { dataDir } = await startApp()
  const traces = { endpoint, service: 'afterglow' }
  const app = await openApp({ dataDir, database, changes: { traces, ...changes } })
  onTestFinished(() => database.close())
  return app
}

const remote = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const traceparent = `00-${remote.trace}-${remote.span}-01`

test('one trace covers the caller, the request with its queries, and the job with its queries', async () => {
  const { endpoint, spans, raw } = await aCollector()
  const app = await aFollowedApp(endpoint)
  const email = 'ana.distinctive@example.com'
  const signUp = { email, password: 'distinctive password' }
  const { body } = await app.api('POST', '/anon/signup', { json: signUp, headers: { traceparent } })
  const host = await aPaidHost(app)
  const { shareSlug, uuid } = host.memorial
  await app.api('GET', `/public/memorial/${shareSlug}?i=distinctive`)
  await app.drained()
  await app.close()

  const ofCaller = spans.filter(({ traceId }) => traceId === remote.trace)
  const request = ofCaller.find(({ name }) => name === 'POST /anon/signup')
  expect(request?.parentSpanId).toBe(remote.span)
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/anon/signup',
    'http.response.status_code': 200,
  })
  const job = ofCaller.find(({ name }) => name === 'job account.code')
  expect(job?.parentSpanId).toBe(request?.spanId)
  const queriesOf = (parent?: SpanSeen) =>
    ofCaller.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name)
  // One query through Kysely, and one that the rate limiter sends with pg itself.
  expect(queriesOf(request)).toEqual(expect.arrayContaining(['insert users', 'insert rate_limits']))
  expect(queriesOf(job)).toContain('update email_codes')

  const view = spans.find(({ name }) => name === 'GET /public/memorial/:slug')
  expect(view && !view.parentSpanId).toBe(true)
  for (const secret of ['distinctive', body.token, shareSlug, uuid, host.email])
    expect([secret, raw().includes(secret)]).toEqual([secret, false])
})

test('calls to object storage and payments are in the trace of their caller, without keys and addresses', async () => {
  const { endpoint, spans, raw } = await aCollector()
  const stripe = await startStripeLike()
  onTestFinished(stripe.close)
  const s3 = (await s3Server()).place
  const app = await aFollowedApp(endpoint, { s3, stripe: stripeConfig(stripe) })
  const host = await aHost(app)
  expect((await upload(app, host, { content: await aPhoto(), name: 'distinctive.jpg' })).status).toBe(200)
  const json = { memorialUuid: host.memorial.uuid }
  const begun = await app.api('POST', '/memorial/payment-intent', { token: host.token, json })
  expect(begun.status).toBe(200)
  await app.drained()
  await app.close()

  const callsOf = (name: string) => {
    const parents = spans.filter((span) => span.name === name).map(({ spanId }) => spanId)
    const below = spans.filter(({ parentSpanId }) => parentSpanId && parents.includes(parentSpanId))
    return below.filter(({ attributes }) => attributes.some(({ key }) => key === 'server.address'))
  }
  const named = (name: string) => callsOf(name).map((span) => span.name)
  expect(named('POST /memorial/media/upload/:memorialUuid')).toContain('PUT 127.0.0.1')
  expect(named('job media.render')).toEqual(expect.arrayContaining(['GET 127.0.0.1', 'PUT 127.0.0.1']))
  expect(named('POST /memorial/payment-intent')).toContain('POST 127.0.0.1')
  const { secretKey, webhookSecret } = stripe
  const secrets = [secretKey, webhookSecret, 'a-secret', host.memorial.uuid, begun.body.clientSecret]
  for (const secret of secrets) expect([secret, raw().includes(secret)]).toEqual([secret, false])
})

test('an invalid traceparent header begins a new trace, and a failure is marked', async () => {
  const { endpoint, spans } = await aCollector()
  const app = await aFollowedApp(endpoint)
  const user = await aUser(app)
  const strange = ['', 'x', traceparent.replace('00-', 'ff-'), `00-${'0'.repeat(32)}-${remote.span}-01`]
  for (const header of strange)
    await app.api('GET', '/user', { token: user.token, headers: { traceparent: header } })
  await app.pool.query('alter table users rename to people')
  expect((await app.api('GET', '/user', { token: user.token })).status).toBe(500)
  await app.close()
  const seen = spans.filter(({ name }) => name === 'GET /user')
  expect(new Set(seen.map(({ traceId }) => traceId)).size).toBe(strange.length + 1)
  expect(seen.every(({ parentSpanId }) => !parentSpanId)).toBe(true)
  expect(seen.map(({ status }) => status.code === 2)).toEqual([...strange.map(() => false), true])
})

test('a collector that is down delays neither responses nor shutdown', async () => {
  const app = await aFollowedApp('http://127.0.0.1:1')
  expect((await app.api('GET', '/healthz')).status).toBe(200)
  await app.close()
})

const attributesOf = (span?: SpanSeen) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
