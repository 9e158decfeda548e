import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Endpoint, fillPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { operators as limits } from '#contract/limits.ts'
import { OPERATOR_TOKEN, openApp, type Sent, type TestApp } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'
import { aDevice, aLink, logIn, type OperatorAtDesk } from '../support/desk.ts'
import { rightBody } from '../support/strange.ts'
import { aWholeMemorial, type WholeMemorial } from '../support/whole-memorial.ts'

// Who can make which call of the operator: each of them, by everybody.

const calls = endpoints.filter(({ endpoint }) => endpoint.access === 'operator')

let app: TestApp
let whole: WholeMemorial
let fresh: OperatorAtDesk
let removed: OperatorAtDesk
let end: () => Promise<void>

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-test-'))
  const database = await freshDatabase()
  app = await openApp({ dataDir, database, changes: { role: 'web' } })
  whole = await aWholeMemorial(app)
  const device = await aDevice(app, await aLink(app, 'Removed'))
  removed = await logIn(app, 'Removed', device)
  await app.pool.query(`update operators set removed_at = now() where name = 'Removed'`)
  end = async () => {
    await app.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
afterAll(() => end())
beforeEach(async () => {
  await app.pool.query('delete from rate_limits')
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`
  fresh = await logIn(app, name, await aDevice(app, await aLink(app, name)))
})

const make = (name: string, endpoint: Endpoint, sent: Sent) =>
  app.api(endpoint.method, fillPath(endpoint.path, whole.ids), {
    ...(endpoint.method !== 'GET' && { json: rightBody(name, whole.ids) }),
    ...sent,
  })

const logged = async () => (await app.pool.query('select count(*)::int as n from operator_log')).rows[0].n

test.each(calls)('$name: nobody but operators can call it', async ({ name, endpoint }) => {
  const before = await logged()
  const tokens: (string | undefined)[] = [...Object.values(whole.tokens), `${OPERATOR_TOKEN}x`, 'x']
  const others: Sent[] = [
    ...tokens.map((token) => ({ token })),
    { headers: { cookie: removed.cookie, 'sec-fetch-site': 'same-origin' } },
    { headers: { cookie: `operator=${'A'.repeat(43)}`, 'sec-fetch-site': 'same-origin' } },
    { headers: { cookie: fresh.cookie } },
    { headers: { cookie: fresh.cookie, 'sec-fetch-site': 'cross-site' } },
    // A token that is none is not overlooked because of the cookie beside it.
    { token: whole.tokens.owner, headers: { cookie: fresh.cookie, 'sec-fetch-site': 'same-origin' } },
  ]
  for (const sent of others) {
    const { status, body } = await make(name, endpoint, sent)
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
  }
  expect(await logged()).toBe(before)
})

/** For accounts alone: they are about the session, or its passkeys. */
const ofAccounts = new Set([
  'getDesk',
  'leaveDesk',
  'beginOperatorProof',
  'proveOperator',
  'beginOperatorPasskey',
  'addOperatorPasskey',
  'removeOperatorPasskey',
])

test.each(calls)(
  '$name: the token and an operator with a recent proof can call it',
  async ({ name, endpoint }) => {
    const byToken = await make(name, endpoint, { token: OPERATOR_TOKEN })
    const isAccounts = byToken.body.code === 'OPERATOR_ACCOUNT_NEEDED'
    expect(isAccounts).toBe(ofAccounts.has(name))
    const session = { cookie: fresh.cookie, 'sec-fetch-site': 'same-origin' }
    for (const { status, body } of [byToken, await make(name, endpoint, { headers: session })]) {
      expect(body.code).not.toBe('UNAUTHENTICATED')
      expect(body.code).not.toBe('OPERATOR_PROOF_NEEDED')
      expect(status).toBeLessThan(500)
    }
  },
)

const proven = calls.filter(({ endpoint }) => endpoint.needsProof)

test('what moves money, owners or operators needs a recent proof', () => {
  expect(proven.map(({ name }) => name).sort()).toEqual([
    'addOperatorPasskey',
    'askHandOver',
    'beginOperatorPasskey',
    'inviteOperator',
    'refundDonation',
    'refundMemorial',
    'removeOperator',
    'removeOperatorPasskey',
    'restoreFromArchive',
    'setGiftAccount',
    'witnessHandOver',
  ])
})

test.each(proven)('$name: an operator without a recent proof cannot call it', async ({ name, endpoint }) => {
  const before = await logged()
  await app.pool.query(`update operator_sessions set proven_at = proven_at - make_interval(mins => $1)`, [
    limits.proofMinutes,
  ])
  const { status, body } = await make(name, endpoint, {
    headers: { cookie: fresh.cookie, 'sec-fetch-site': 'same-origin' },
  })
  expect([status, body.code]).toEqual([403, 'OPERATOR_PROOF_NEEDED'])
  expect(await logged()).toBe(before)
})
