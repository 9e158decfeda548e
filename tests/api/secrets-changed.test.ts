import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { OPERATOR_TOKEN, openApp, type TestApp } from '../support/app.ts'
import { aProof } from '../support/captcha.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { s3Server } from '../support/s3-server.ts'
import { stripeConfig } from '../support/stripe-app.ts'
import { startStripeLike } from '../support/stripe-like/server.ts'
import { lastingData } from '../support/worker.ts'

/** A single node that is started again and again, each time with other secrets. */
async function aPlace() {
  const { dataDir, database } = await lastingData()
  let running: TestApp | undefined
  onTestFinished(() => running?.close())
  return {
    database,
    async start(changes: Partial<Config>, operatorToken = OPERATOR_TOKEN) {
      await running?.close()
      running = await openApp({ dataDir, database, changes, operatorToken })
      return running
    },
  }
}

const signUp = (app: TestApp, email: string, captcha: string) =>
  app.api('POST', '/anon/signup', { json: { email, password: 'correct horse battery', captcha } })

test('every secret of the environment can be changed while people are signed in, without an effect on them', {
  timeout: 90_000,
}, async () => {
  const place = await aPlace()
  const server = await startStripeLike()
  onTestFinished(server.close)
  const bucket = (await s3Server()).place
  const [stripe, puzzles] = [stripeConfig(server), 'the first secret of puzzles']
  const before = await place.start({ stripe, s3: bucket })
  const host = await aPaidHost(before)
  const { url } = (await upload(before, host, { content: await aPhoto() })).body.media
  await before.drained()
  const path = `/user/archive/${host.memorial.uuid}`
  const { archiveUrl } = (await before.api('GET', path, { token: host.token })).body
  const puzzled = await place.start({ stripe, s3: bucket, captcha: { always: true, secret: puzzles } })
  const early = await aProof(puzzled)

  const credentials = { accessKeyId: 'another-key', secretAccessKey: 'another-secret' }
  const changes = {
    stripe: { ...stripe, webhookSecret: 'whsec_another' },
    s3: { ...bucket, credentials },
    captcha: { always: true, secret: 'the second secret of puzzles' },
  }
  const after = await place.start(changes, 'another-operator-token')
  expect((await after.api('GET', '/user', { token: host.token })).body.user.email).toBe(host.email)
  for (const link of [url, archiveUrl]) expect((await after.api('GET', link)).status).toBe(200)

  const operator = async (token: string) => (await after.api('GET', '/operator/promo', { token })).status
  expect([await operator(OPERATOR_TOKEN), await operator('another-operator-token')]).toEqual([401, 200])
  // An earlier captcha is refused, and the browser asks for another, as it does for an expired one.
  expect((await signUp(after, 'ana@example.com', early)).body.code).toBe('CAPTCHA_NEEDED')
  expect((await signUp(after, 'ana@example.com', await aProof(after))).status).toBe(200)
  // An event signed with the old secret is refused, so that Stripe sends it again with the new one.
  const told = '{"id":"evt_1","type":"x","data":{"object":{}}}'
  const hear = async (secret: string) => {
    const signature = server.webhooks.sign(told, undefined, secret)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const asked = { method: 'POST', url: '/stripe/webhook', headers, payload: told } as const
    return (await after.app.inject(asked)).statusCode
  }
  expect([await hear(stripe.webhookSecret), await hear('whsec_another')]).toEqual([400, 200])
})

test('the steps in docs/operations.md after a theft of the database end every session and every file link', async () => {
  const place = await aPlace()
  const app = await place.start({})
  const host = await aPaidHost(app)
  const path = `/user/archive/${host.memorial.uuid}`
  const archiveOf = async (token: string) => (await app.api('GET', path, { token })).body.archiveUrl as string
  const stolen = await archiveOf(host.token)
  await app.api('POST', '/anon/password/forgot', { json: { email: host.email } })
  const link = /#token=([\w-]+)/.exec((await app.outbox())[0]?.text ?? '')?.[1]

  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const sql = /```sql\n(delete from sessions;[\s\S]*?)```/.exec(page)?.[1]
  await app.pool.query(String(sql))

  expect((await app.api('GET', '/user', { token: host.token })).status).toBe(401)
  expect((await app.api('GET', stolen)).body.code).toBe('LINK_EXPIRED')
  const reset = await app.api('POST', '/anon/password/reset', { json: { token: link, password: 'another' } })
  expect(reset.body.code).toBe('RESET_LINK_INVALID')
  const { email, password } = host
  const again = await app.api('POST', '/anon/signin', { json: { email, password } })
  const anew = await archiveOf(again.body.token)
  expect(anew).not.toBe(stolen)
  expect((await app.api('GET', anew)).status).toBe(200)
})
