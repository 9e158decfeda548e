import { expect, test } from 'vitest'
import { operators as limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { anOperator, byToken, enterDesk } from '../support/desk.ts'
import { aPaidHost, startWithUser } from '../support/factories.ts'
import { aPasskey, remove } from '../support/passkeys.ts'

// Accounts that the command line made operators': what opens the desk, and what is logged.

const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const PASSKEY_NEEDED = [403, 'OPERATOR_PASSKEY_NEEDED']
const ONLY = [403, 'OPERATOR_ONLY']
const log = async (app: TestApp, before?: number) =>
  (await byToken(app, 'GET', `/operator/log${before ? `?before=${before}` : ''}`)).body.entries

test('the command line makes an account with a passkey an operator’s, and the log names who did what', async () => {
  const app = await startApp()
  const ana = await anOperator(app, 'ana@example.com')
  expect((await ana.call('GET', '/operator/desk')).body.name).toBe('ana@example.com')
  await ana.call('GET', '/operator/reports')
  const { operators } = (await ana.call('GET', '/operator/operators')).body
  expect(operators).toMatchObject([{ email: 'ana@example.com', passkeys: 1 }])
  expect(operators[0].lastSeenAt).not.toBeNull()
  const entries = await log(app)
  expect(entries.map(({ who, call, about }: Record<string, unknown>) => [who, call, about])).toEqual([
    ['token', 'GET /operator/log', {}],
    ['ana@example.com', 'GET /operator/operators', {}],
    ['ana@example.com', 'GET /operator/reports', {}],
    ['token', 'POST /operator/operators/add', { email: 'ana@example.com' }],
  ])
})

test('only a confirmed account with a passkey becomes an operator’s', async () => {
  const { app, user: person } = await startWithUser()
  const add = async (email: string) => said(await byToken(app, 'POST', '/operator/operators/add', { email }))
  expect(await add('nobody@example.com')).toEqual([409, 'OPERATOR_ACCOUNT'])
  expect(await add(person.email)).toEqual([409, 'OPERATOR_ACCOUNT'])
  await aPasskey(app, person)
  expect(await add(person.email.toUpperCase())).toEqual([200, undefined])
  const ana = await anOperator(app)
  for (const act of ['add', 'remove'])
    expect(said(await ana.call('POST', `/operator/operators/${act}`, { email: person.email }))).toEqual([
      403,
      'COMMAND_LINE_ONLY',
    ])
})

test('a session that a password opened does not open the desk, nor one of an ordinary account', async () => {
  const { app, user: person } = await startWithUser()
  const device = await aPasskey(app, person)
  const ordinary = await enterDesk(app, person, device)
  expect(said(await ordinary.call('GET', '/operator/reports'))).toEqual(ONLY)
  await byToken(app, 'POST', '/operator/operators/add', { email: person.email })
  for (const token of [person.token, ordinary.token])
    expect(said(await app.api('GET', '/operator/reports', { token }))).toEqual(PASSKEY_NEEDED)
  const atDesk = await enterDesk(app, person, device)
  expect((await atDesk.call('GET', '/operator/reports')).status).toBe(200)
})

test('a passkey that is added later does not open the desk until the mark is given again', async () => {
  const app = await startApp()
  const ana = await anOperator(app)
  app.clock.advance({ minutes: 1 })
  const later = await aPasskey(app, ana)
  const thief = await enterDesk(app, ana, later)
  expect(said(await thief.call('GET', '/operator/reports'))).toEqual(PASSKEY_NEEDED)
  await byToken(app, 'POST', '/operator/operators/add', { email: ana.email })
  const again = await enterDesk(app, ana, later)
  expect((await again.call('GET', '/operator/reports')).status).toBe(200)
})

test('the passkey is asked for again before what cannot be undone, and for anything after eight hours', async () => {
  const app = await startApp()
  const ana = await anOperator(app)
  const { memorial } = await aPaidHost(app)
  const refund = (by: typeof ana) => by.call('POST', `/operator/memorials/refund/${memorial.uuid}`)
  app.clock.advance({ minutes: limits.proofMinutes })
  const before = (await log(app)).length
  expect(said(await refund(ana))).toEqual(PASSKEY_NEEDED)
  // What was refused was not done, and is not in the log.
  expect(await log(app)).toHaveLength(before + 1)
  expect((await ana.call('GET', '/operator/reports')).status).toBe(200)
  expect(said(await refund(await enterDesk(app, ana, ana.device)))).not.toEqual(PASSKEY_NEEDED)
  app.clock.advance({ hours: limits.deskHours })
  expect(said(await ana.call('GET', '/operator/reports'))).toEqual(PASSKEY_NEEDED)
})

test('the desk closes at once when the mark is taken, or when a passkey is removed', async () => {
  const app = await startApp()
  const [ana, ben] = [await anOperator(app), await anOperator(app)]
  const removed = await byToken(app, 'POST', '/operator/operators/remove', { email: ben.email })
  expect(removed.body.operators).toMatchObject([{ email: ana.email }])
  expect(said(await ben.call('GET', '/operator/reports'))).toEqual(ONLY)
  expect(said(await byToken(app, 'POST', '/operator/operators/remove', { email: ben.email }))).toEqual([
    404,
    'OPERATOR_NOT_FOUND',
  ])
  await remove(app, ana, ana.device.id)
  expect(said(await ana.call('GET', '/operator/reports'))).toEqual(PASSKEY_NEEDED)
})

test('every call is logged before it is done, without what was searched for, and page by page', async () => {
  const app = await startApp()
  await byToken(app, 'GET', '/operator/memorials?search=somebody@example.com')
  const missing = '00000000-0000-4000-8000-000000000000'
  const hidden = await byToken(app, 'POST', `/operator/memorials/hide/${missing}`, { hidden: true })
  expect(hidden.status).toBe(404)
  const entries = await log(app)
  expect(entries).toMatchObject([
    { call: 'GET /operator/log', about: {} },
    {
      call: 'POST /operator/memorials/hide/:memorialUuid',
      about: { memorialUuid: missing, hidden: true },
    },
    { call: 'GET /operator/memorials', about: {}, who: 'token' },
  ])
  const numbers = entries.map(({ number }: { number: number }) => number)
  const before = await log(app, numbers[0])
  expect(before.map(({ number }: { number: number }) => number)).toEqual(numbers.slice(1))
})
