import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'

test('the operator, and nobody else, reads what was answered and what waits', async () => {
  const app = await startApp()
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
  expect(lines).toContain('jobs{name="account.code",state="completed"} 1')
  expect(lines).toContain('jobs{name="payment.receipt",state="completed"} 1')
  for (const line of lines) expect(line).toMatch(/^(# TYPE \w+ (counter|gauge)|\w+(\{[^}]*\})? [\d.e+-]+)$/)
  expect(asked.body).not.toContain(host.memorial.shareSlug)
})
