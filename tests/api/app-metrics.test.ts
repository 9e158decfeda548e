import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { instrumentedMailer } from '#server/adapters/metrics/instrumented.ts'
import { MailRefused } from '#server/ports/mail.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { OPERATOR_TOKEN, startOwnApp, type TestApp } from '../support/app.ts'
import { aFundToGiveTo, cards, give } from '../support/donations.ts'
import { aPaidHost, aPhoto, aSignedUpUser, upload } from '../support/factories.ts'

test('a token of its own reads the metrics, and nothing else', async () => {
  const metricsToken = 'a-token-for-metrics-alone'
  const app = await startOwnApp({ metricsToken })
  const authorization = `Bearer ${metricsToken}`
  expect((await app.api('GET', '/metrics', { headers: { authorization } })).status).toBe(200)
  expect((await app.api('GET', '/metrics', { token: OPERATOR_TOKEN })).status).toBe(200)
  expect((await app.api('GET', '/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(401)
  for (const sent of [{ token: metricsToken }, { headers: { authorization } }])
    expect((await app.api('GET', '/operator/reports', sent)).status).toBe(401)
})

test('only the operator can read the metrics of requests and queues', async () => {
  const app = await startOwnApp()
  await aSignedUpUser(app)
  const host = await aPaidHost(app)
  await app.drained()
  for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: `Basic ${OPERATOR_TOKEN}` }])
    expect(await app.api('GET', '/metrics', { headers })).toMatchObject({
      status: 401,
      body: { success: false, code: 'UNAUTHENTICATED' },
    })
  expect((await app.api('GET', '/metrics', { token: host.token })).status).toBe(401)

  await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  await app.api('GET', '/nowhere/"\\n')
  const asked = await app.api('GET', '/metrics', { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } })
  expect([asked.status, asked.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  expect((await app.api('GET', '/metrics', { token: OPERATOR_TOKEN })).status).toBe(200)

  const lines: string[] = asked.body.trim().split('\n')
  expect(lines).toContain('http_requests_total{method="GET",route="/public/memorial/:slug",status="200"} 2')
  expect(lines).toContain('http_requests_total{method="GET",route="none",status="404"} 1')
  expect(lines).toContain('http_request_seconds_count{method="GET",route="/public/memorial/:slug"} 2')
  expect(lines).toContain('jobs{name="account.code",state="completed"} 1')
  expect(lines).toContain('jobs{name="payment.receipt",state="completed"} 1')
  expect(lines).toContain('job_seconds_count{name="account.code",outcome="done"} 1')
  expect(asked.body).not.toContain(host.memorial.shareSlug)
  expect(asked.body).not.toContain(host.email)
})

test('photos, mails, payments, calls to the provider and the pool are counted by outcome', async () => {
  const app = await startOwnApp()
  const host = await aPaidHost(app)
  await upload(app, host, { content: await aPhoto() })
  const { donor, slug } = await aFundToGiveTo(app)
  await give(app, donor, slug)
  const other = await aFundToGiveTo(app)
  const refused = await give(app, other.donor, other.slug, { card: cards.declined })
  expect(refused.body.code).toBe('CARD_REFUSED')
  await app.outbox()

  const lines = (await metricsOf(app)).split('\n')
  for (const line of [
    'rendition_seconds_count{outcome="made"} 1',
    'payments_last_day{purpose="memorial",state="free"} 1',
    'payments_last_day{purpose="donation",state="paid"} 1',
    'payments_last_day{purpose="donation",state="open"} 1',
    'payment_provider_seconds_count{call="confirmIntent",outcome="ok"} 1',
    'payment_provider_seconds_count{call="confirmIntent",outcome="refused"} 1',
    'database_connections{state="waiting"} 0',
  ])
    expect(lines).toContain(line)
  const [sent] = lines.filter((line) => line.startsWith('mails_total{outcome="sent"}'))
  expect(Number(sent?.split(' ')[1])).toBe((await app.outbox()).length)

  // Payments begun the day before yesterday are not counted.
  app.clock.advance({ days: 2 })
  expect(await metricsOf(app)).not.toContain('payments_last_day{')
})

test('a mail that is refused and a mail server that fails are counted separately', async () => {
  const counted: string[] = []
  const watch = { mail: (outcome: string) => void counted.push(outcome) } as Partial<Metrics> as Metrics
  const mailer = instrumentedMailer({ send: ({ to }) => Promise.reject(failures[to]) }, watch)
  const failures: Record<string, Error> = { nobody: new MailRefused('550'), later: new Error('ECONNREFUSED') }
  for (const to of ['nobody', 'later'])
    await expect(mailer.send({ id: to, to, subject: '', html: '', text: '', language: 'en' })).rejects.toBe(
      failures[to],
    )
  expect(counted).toEqual(['refused', 'failed'])
})

test('the Grafana dashboard uses only metrics that exist', async () => {
  const app = await startOwnApp()
  const told = new Set<string>()
  for (const [, name = '', type] of (await metricsOf(app)).matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const ending of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) told.add(name + ending)
  const file = await readFile(new URL('../../docs/examples/grafana-dashboard.json', import.meta.url), 'utf8')
  const expressions = Dashboard.parse(JSON.parse(file)).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr),
  )
  const asked = expressions.flatMap((expr) => [...expr.matchAll(/(\w+)\{/g)].map(([, name = '']) => name))
  expect(asked.length).toBeGreaterThanOrEqual(expressions.length)
  expect(asked.filter((name) => !told.has(name))).toEqual([])
})

async function metricsOf(app: TestApp): Promise<string> {
  return (await app.api('GET', '/metrics', { token: OPERATOR_TOKEN })).body
}

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).min(1) })).min(1),
})
