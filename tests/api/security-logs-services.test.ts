import { generateKeyPairSync } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { errorDetails } from '#server/lib/error-details.ts'
import { OPERATOR_TOKEN, startApp } from '../support/app.ts'
import { aContributor } from '../support/contributing.ts'
import { evening } from '../support/evening.ts'
import { anUnverifiedUser, aPaidHost, aPhoto, aUser, upload } from '../support/factories.ts'
import { startProcess } from '../support/product-process.ts'
import { s3Server } from '../support/s3-server.ts'
import { smtpSink } from '../support/smtp-sink.ts'
import { payAt, stripeConfig } from '../support/stripe-app.ts'
import { startStripeLike } from '../support/stripe-like/server.ts'

/** An app that logs everything. Its log is read as text. */
async function aTalkativeApp(changes: Partial<Config> = {}) {
  const lines: string[] = []
  const app = await startApp(
    { logLevel: 'trace', ...changes },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  return { app, log: () => lines.join('') }
}

function expectAbsent(log: string, secrets: Iterable<string>) {
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(3)
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  }
}

test.each(['right', 'wrong'])(
  'keys of the payment provider that are %s, and its webhook secret, are not logged',
  async (keys) => {
    const server = await startStripeLike()
    onTestFinished(server.close)
    const own = stripeConfig(server)
    const stripe = keys === 'right' ? own : { ...own, secretKey: 'sk_test_distinctive1234' }
    const { app, log } = await aTalkativeApp({ stripe })
    const host = await aPaidHost(app)
    const { body } = await app.api('POST', '/memorial/create', {
      token: host.token,
      json: { nameOfPerson: 'Ana' },
    })
    const json = { memorialUuid: body.memorial.uuid }
    const begun = await app.api('POST', '/memorial/payment-intent', { token: host.token, json })
    expect(begun.status).toBe(keys === 'right' ? 200 : 500)
    if (keys === 'right') await payAt(server, begun.body.paymentIntentId)

    const told = '{"id":"evt_1","type":"x","data":{"object":{"distinctive":1}}}'
    const signatures = [server.webhooks.sign(told), server.webhooks.sign(told, 1), 'distinctive']
    const statuses = []
    for (const signature of signatures) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const asked = { method: 'POST', url: '/stripe/webhook', headers, payload: told } as const
      statuses.push((await app.app.inject(asked)).statusCode)
    }
    expect(statuses).toEqual([200, 400, 400])
    expect(log()).toContain('evt_1')
    if (keys === 'wrong') expect(log()).toContain('Invalid API Key provided')
    const secrets = [own.secretKey, stripe.secretKey, own.webhookSecret, 'distinctive', ...signatures]
    if (keys === 'right') secrets.push(begun.body.clientSecret)
    expectAbsent(log(), secrets)
  },
)

test('the password that the mail server refuses, and the DKIM key, are not logged', async () => {
  const sink = await smtpSink((command) => {
    if (command.startsWith('EHLO')) return '250-sink\r\n250 AUTH PLAIN LOGIN'
    return command.startsWith('AUTH') ? '535 5.7.8 authentication failed' : undefined
  })
  onTestFinished(sink.close)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const smtpUrl = sink.url.replace('//', '//distinctive-user:distinctive-password@')
  const dkim = { domain: 'afterglow.example', selector: 'mail', privateKey: pem }
  const { app, log } = await aTalkativeApp({ smtpUrl, dkim })
  await anUnverifiedUser(app, 'ana@example.com')
  await app.drained()
  expect(log()).toContain('535 5.7.8 authentication failed')
  const encoded = Buffer.from('\0distinctive-user\0distinctive-password').toString('base64')
  expectAbsent(log(), ['distinctive', encoded, ...pem.split('\n').filter((line) => line.length > 40)])
})

test('the secret of a bucket that refuses it, the operator token and the captcha secret are not logged', async () => {
  const server = await s3Server()
  const credentials = { accessKeyId: 'DISTINCTIVEID', secretAccessKey: 'distinctive-secret' }
  const secret = 'distinctive-puzzle-secret'
  const { app, log } = await aTalkativeApp({
    s3: { ...server.place, credentials },
    captcha: { always: true, secret },
  })
  expect((await app.api('GET', '/anon/captcha')).body.puzzle).toBeTruthy()
  const memorial = { uuid: '00000000-0000-4000-8000-000000000000' }
  expect((await upload(app, { token: 'distinctive', memorial }, { content: await aPhoto() })).status).toBe(
    401,
  )
  server.decide(() => 403)
  expect((await app.api('GET', '/readyz')).status).toBe(503)
  expect(log()).toContain('not ready')
  for (const token of [OPERATOR_TOKEN, `${OPERATOR_TOKEN}-distinctive`])
    for (const headers of [{ pid: token }, { authorization: `Bearer ${token}` }]) {
      await app.api('GET', '/operator/promo', { headers })
      await app.api('GET', '/metrics', { headers })
    }
  expectAbsent(log(), ['DISTINCTIVE', 'distinctive', OPERATOR_TOKEN])
})

test('the password of an unreachable database is not logged at the start', async () => {
  const DATABASE_URL = 'postgres://afterglow:distinctive@127.0.0.1:1/afterglow'
  const running = await startProcess({ DATABASE_URL })
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain('DATABASE_URL: connect ECONNREFUSED')
  expectAbsent(running.output(), ['distinctive'])
})

test('the links in mails to hosts, contributors, guests and for a new password are not logged', async () => {
  const { app, log } = await aTalkativeApp()
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const { uuid, shareSlug } = host.memorial
  const post = (path: string, json: object = {}, token = host.token) => app.api('POST', path, { token, json })
  await post('/memorial/send-all-invites', { memorialUuid: uuid })
  await post(`/public/memorial/${shareSlug}/rsvp`, {
    name: 'Ben',
    email: 'ben@example.com',
    status: 'ATTENDING',
    message: '',
    guests: 0,
  })
  const inviteToken = /\?i=([\w-]+)/.exec((await app.outbox()).map(({ text }) => text).join())?.[1] ?? ''
  const contributor = await aContributor(app, host.memorial)
  const words = { contributorMessage: 'Buy at https://spam.example now', inviteToken }
  const added = await contributor.submit(words, [await aPhoto()])
  const contributionId = String(added.body.contribution.id)
  const thanked = await post(`/memorial/thanks/send/${uuid}/${contributionId}`, { words: 'Thanks' })
  expect([added.status, thanked.status]).toEqual([200, 200])
  await post(`/memorial/hosts/invite/${uuid}`, { email: (await aUser(app)).email, role: 'MODERATOR' })
  const successors = [{ name: 'Ruth', email: 'ruth@example.com' }]
  await post(`/memorial/archive/${uuid}/successors`, { successors })
  await post(`/memorial/archive/${uuid}/send`)
  await app.api('POST', '/anon/password/forgot', { json: { email: host.email } })
  await evening(app)

  const texts = (await app.outbox()).map(({ text }) => text)
  const links = new Set(texts.flatMap((text) => text.match(/http:\/\/localhost:3000\/[^\s)>]+/g) ?? []))
  const parts = new Set<string>()
  for (const link of links) {
    const { pathname, search, hash } = new URL(link)
    await app.api('GET', pathname + search)
    await app.api('POST', pathname + search, { json: {} })
    for (const part of `${pathname}${search}${hash}`.split(/[/?#&=]/)) if (/\d/.test(part)) parts.add(part)
  }
  const kinds = ['/unsubscribe/', '?i=', '/digest/end/', '/host-invitation/', '/memorial/archive?', '#token=']
  for (const kind of kinds)
    expect([kind, [...links].some((link) => link.includes(kind))]).toEqual([kind, true])
  expectAbsent(log(), [...parts, shareSlug, uuid, contributionId, inviteToken])
})

test('an error message is logged without the contents of URLs and without keys', () => {
  const { message } = errorDetails(
    new Error(`connect smtp://user:${'p'.repeat(90)}@mail.example, postgres://u:distinctive@h/d, sk_live_abc123
      rk_test_abc123 whsec_abc+/123= pk_live_open`),
  )
  expect(message).toBe(`connect smtp://…@mail.example, postgres://…@h/d, …
      … … pk_live_open`)
})
