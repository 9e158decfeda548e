import { expect, test } from 'vitest'
import { operators as limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import {
  aDevice,
  aLink,
  anOperator,
  askedAtDesk,
  beginJoin,
  byToken,
  enter,
  join,
  logIn,
} from '../support/desk.ts'
import { aUser } from '../support/factories.ts'
import { aPasskey, ORIGIN } from '../support/passkeys.ts'

// Accounts of those who run the product: how they begin, how they end, and what a session is worth.

const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const UNKNOWN = [401, 'OPERATOR_PASSKEY_UNKNOWN']
const ENDED = [401, 'UNAUTHENTICATED']
const NO_LINK = [404, 'OPERATOR_LINK_INVALID']
const newest = async (app: TestApp) => (await byToken(app, 'GET', '/operator/log')).body.entries[1]

test('a link makes a passkey, the passkey opens the desk, and the log names who did what', async () => {
  const app = await startApp()
  const ana = await anOperator(app, 'Ana Reyes')
  expect((await ana.call('GET', '/operator/desk')).body.desk.name).toBe('Ana Reyes')
  await ana.call('GET', '/operator/reports')
  const { entries, brokenAt } = (await byToken(app, 'GET', '/operator/log')).body
  expect(entries.map(({ who, call, about }: Record<string, unknown>) => [who, call, about])).toEqual([
    ['token', 'GET /operator/log', {}],
    ['Ana Reyes', 'GET /operator/reports', {}],
    ['Ana Reyes', 'POST /operator/enter', {}],
    ['Ana Reyes', 'POST /operator/join', {}],
    ['token', 'POST /operator/operators/invite', { name: 'Ana Reyes', lost: false }],
  ])
  expect(brokenAt).toBeNull()
})

test('the cookie is out of reach of scripts and other sites, and only for the desk', async () => {
  const app = await startApp()
  const device = await aDevice(app, await aLink(app, 'Ana'))
  const entered = await enter(app, device.use(await askedAtDesk(app)))
  expect(entered.headers['set-cookie']).toMatch(
    /^operator=key[0-9a-f]{32}; Path=\/operator; HttpOnly; SameSite=Strict$/,
  )
  const secret = /operator=(key[0-9a-f]{32})/.exec(String(entered.headers['set-cookie']))?.[1] ?? ''
  const { rows } = await app.pool.query(`select encode(token_hash, 'hex') as hash from operator_sessions`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(entered.body)).not.toContain(secret)
  // Neither the cookie as a token nor the session of a person opens the other.
  expect(said(await app.api('GET', '/operator/reports', { token: secret }))).toEqual(ENDED)
  expect((await app.api('GET', '/user', { headers: { cookie: `operator=${secret}` } })).status).toBe(401)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a link or the address field', { 'sec-fetch-site': 'none' }],
  ['a browser that does not say', {}],
])('the cookie counts for nothing when it comes from %s', async (_, headers) => {
  const app = await startApp()
  const { cookie } = await anOperator(app)
  for (const [method, path] of [
    ['GET', '/operator/reports'],
    ['POST', '/operator/leave'],
  ] as const)
    expect(said(await app.api(method, path, { headers: { cookie, ...headers } }))).toEqual(ENDED)
})

test('a link works once, of two at the same time too, and never after its hour or another link', async () => {
  const app = await startApp()
  const once = await aLink(app, 'Ana')
  const devices = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)]
  const made = await Promise.all(
    devices.map(async (device) => device.make((await beginJoin(app, once)).body.options)),
  )
  const answers = await Promise.all(made.map((credential) => join(app, once, credential)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(said(await beginJoin(app, once))).toEqual(NO_LINK)

  const replaced = await aLink(app, 'Ben')
  const late = await aLink(app, 'Ben')
  expect(said(await beginJoin(app, replaced))).toEqual(NO_LINK)
  const device = new Authenticator(ORIGIN)
  const { options } = (await beginJoin(app, late)).body
  app.clock.advance({ minutes: limits.linkMinutes })
  expect(said(await join(app, late, device.make(options)))).toEqual(NO_LINK)
  expect(said(await beginJoin(app, `key${'a'.repeat(32)}`))).toEqual(NO_LINK)
})

test('the database holds no link and no session that could be used', async () => {
  const app = await startApp()
  const token = await aLink(app, 'Ana')
  const { cookie } = await anOperator(app, 'Ben')
  const { rows } = await app.pool.query(
    `select encode(token_hash, 'escape') as text from operator_invites
     union all select encode(token_hash, 'escape') from operator_sessions
     union all select about::text from operator_log`,
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(cookie.replace('operator=', ''))
})

test.each([
  ['from another page', { origin: 'https://afterglow.example.com' }],
  ['for another site', { rpId: 'example.com' }],
  ['without its person', { isPresent: false }],
  ['without knowing its person', { isVerified: false }],
])('a passkey signed %s opens nothing', async (_, how) => {
  const app = await startApp()
  const device = await aDevice(app, await aLink(app, 'Ana'))
  expect(said(await enter(app, device.use(await askedAtDesk(app), how)))).toEqual(UNKNOWN)
})

test('a signature opens the desk once; the passkeys of people and of operators do not open each other’s', async () => {
  const app = await startApp()
  const device = await aDevice(app, await aLink(app, 'Ana'))
  const credential = device.use(await askedAtDesk(app))
  const answers = await Promise.all(Array.from({ length: 6 }, () => enter(app, credential)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401])

  const person = await aPasskey(app, await aUser(app))
  expect(said(await enter(app, person.use(await askedAtDesk(app))))).toEqual(UNKNOWN)
  const { options } = (await app.api('POST', '/anon/passkey/begin')).body
  const asPerson = await app.api('POST', '/anon/passkey/signin', {
    json: { credential: device.use(options) },
  })
  expect(said(asPerson)).toEqual([401, 'PASSKEY_UNKNOWN'])
  // A challenge of people's login is none of the desk.
  expect(said(await enter(app, device.use(options)))).toEqual(UNKNOWN)
})

test('a session ends when nobody uses it, and after eight hours all the same', async () => {
  const app = await startApp()
  const idle = await anOperator(app)
  app.clock.advance({ minutes: limits.idleMinutes })
  expect(said(await idle.call('GET', '/operator/reports'))).toEqual(ENDED)

  const busy = await logIn(app, idle.name, idle.device)
  for (let minutes = 0; minutes + 20 < limits.sessionHours * 60; minutes += 20) {
    app.clock.advance({ minutes: 20 })
    expect((await busy.call('GET', '/operator/reports')).status).toBe(200)
  }
  app.clock.advance({ minutes: 20 })
  expect(said(await busy.call('GET', '/operator/reports'))).toEqual(ENDED)
})

test('acts that cannot be undone ask for the passkey again', async () => {
  const app = await startApp()
  const ana = await anOperator(app)
  const invite = () => ana.call('POST', '/operator/operators/invite', { name: 'Ben' })
  expect((await invite()).status).toBe(200)
  app.clock.advance({ minutes: limits.proofMinutes })
  const before = (await byToken(app, 'GET', '/operator/log')).body.entries.length
  expect(said(await invite())).toEqual([403, 'OPERATOR_PROOF_NEEDED'])
  // What was refused was not done, and is not in the log.
  expect((await byToken(app, 'GET', '/operator/log')).body.entries).toHaveLength(before + 1)
  await ana.prove()
  expect((await invite()).status).toBe(200)
})

test('a proof is given by the operator’s own passkey, for the proof', async () => {
  const app = await startApp()
  const [ana, ben] = [await anOperator(app, 'Ana'), await anOperator(app, 'Ben')]
  const prove = (credential: unknown) => ana.call('POST', '/operator/prove', { credential })
  const asked = async () => (await ana.call('POST', '/operator/prove/begin')).body.options
  expect(said(await prove(ben.device.use(await asked())))).toEqual(UNKNOWN)
  expect(said(await prove(ana.device.use(await askedAtDesk(app))))).toEqual(UNKNOWN)
  const bens = (await ben.call('POST', '/operator/prove/begin')).body.options
  expect(said(await prove(ana.device.use(bens)))).toEqual(UNKNOWN)
  expect((await prove(ana.device.use(await asked()))).status).toBe(200)
})

test('an operator who is removed is out at once, on every device, and their name is never given again', async () => {
  const app = await startApp()
  const [ana, ben] = [await anOperator(app, 'Ana'), await anOperator(app, 'Ben')]
  const bensPhone = await logIn(app, 'Ben', ben.device)
  const { operators } = (await ana.call('GET', '/operator/operators')).body
  const { uuid } = operators.find(({ name }: { name: string }) => name === 'Ben')
  const options = await askedAtDesk(app)
  const pending = await aLink(app, 'Ben')
  const removed = await ana.call('POST', `/operator/operators/remove/${uuid}`)
  expect(removed.body.operators.map(({ name }: { name: string }) => name)).toEqual(['Ana'])
  for (const session of [ben, bensPhone])
    expect(said(await session.call('GET', '/operator/reports'))).toEqual(ENDED)
  expect(said(await enter(app, ben.device.use(options)))).toEqual(UNKNOWN)
  expect(said(await beginJoin(app, pending))).toEqual(NO_LINK)
  expect(said(await ana.call('POST', `/operator/operators/remove/${uuid}`))).toEqual([
    404,
    'OPERATOR_NOT_FOUND',
  ])
  const again = await byToken(app, 'POST', '/operator/operators/invite', { name: 'BEN' })
  expect(said(again)).toEqual([409, 'OPERATOR_NAME_TAKEN'])
})

test('a lost passkey: a new link from another operator or the command line ends what there was', async () => {
  const app = await startApp()
  const ana = await anOperator(app, 'Ana')
  const token = await aLink(app, 'ana', true)
  expect(said(await ana.call('GET', '/operator/reports'))).toEqual(ENDED)
  expect(said(await enter(app, ana.device.use(await askedAtDesk(app))))).toEqual(UNKNOWN)
  const device = await aDevice(app, token)
  await logIn(app, 'Ana', device)
  const { operators } = (await byToken(app, 'GET', '/operator/operators')).body
  expect(operators).toMatchObject([{ name: 'Ana', passkeys: [{ id: device.id }], invitedUntil: null }])
})

test('a second passkey is added and removed, and the last one stays', async () => {
  const app = await startApp()
  const ana = await anOperator(app)
  const second = new Authenticator(ORIGIN)
  const { options } = (await ana.call('POST', '/operator/passkeys/begin')).body
  const added = await ana.call('POST', '/operator/passkeys/add', { credential: second.make(options) })
  expect(added.body.operators[0].passkeys.map(({ id }: { id: string }) => id).sort()).toEqual(
    [ana.device.id, second.id].sort(),
  )
  expect((await newest(app)).about).toEqual({})
  const bySecond = await logIn(app, ana.name, second)
  const remove = (id: string) => bySecond.call('POST', '/operator/passkeys/remove', { id })
  expect((await remove(ana.device.id)).status).toBe(200)
  expect((await remove(ana.device.id)).status).toBe(200)
  expect(said(await remove(second.id))).toEqual([409, 'LAST_PASSKEY'])
  expect(said(await ana.call('GET', '/operator/desk'))).toEqual(ENDED)
  expect(said(await enter(app, ana.device.use(await askedAtDesk(app))))).toEqual(UNKNOWN)
})

test('two who remove each other’s last keys at once leave one', async () => {
  const app = await startApp()
  const ana = await anOperator(app)
  const second = new Authenticator(ORIGIN)
  const { options } = (await ana.call('POST', '/operator/passkeys/begin')).body
  await ana.call('POST', '/operator/passkeys/add', { credential: second.make(options) })
  const answers = await Promise.all(
    [ana.device.id, second.id].map((id) => ana.call('POST', '/operator/passkeys/remove', { id })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('logging out ends this session, or all of them', async () => {
  const app = await startApp()
  const ana = await anOperator(app)
  const [phone, desktop] = [await logIn(app, ana.name, ana.device), await logIn(app, ana.name, ana.device)]
  const left = await phone.call('POST', '/operator/leave', {})
  expect(left.headers['set-cookie']).toContain('Max-Age=0')
  expect(said(await phone.call('GET', '/operator/desk'))).toEqual(ENDED)
  expect((await desktop.call('GET', '/operator/desk')).status).toBe(200)
  await desktop.call('POST', '/operator/leave', { everywhere: true })
  expect(said(await ana.call('GET', '/operator/desk'))).toEqual(ENDED)
})

const looksLikeToken = ['token', 'Token', 'Token.', 'To ken', 'T0KEN', '\u0422\u043eken', 'To-ken']
test.each([
  ...looksLikeToken,
  ...[
    'x',
    'a<b',
    '\u202eana',
    'x'.repeat(61),
    ' ',
    'Ana  Reyes',
    'Ana\u00a0Reyes',
    '\u0410na',
    'Ana\n'.repeat(2),
  ],
])('an operator is not called %j', async (name) => {
  const app = await startApp()
  const answer = await byToken(app, 'POST', '/operator/operators/invite', { name })
  expect(said(answer)).toEqual([400, 'BAD_INPUT'])
})

test('expired links, sessions and challenges are deleted at night', async () => {
  const app = await startApp()
  await anOperator(app)
  await aLink(app, 'Ben')
  await askedAtDesk(app)
  app.clock.advance({ hours: 24 })
  await app.run('privacy.sweep', {})
  const { rows } = await app.pool.query(
    `select (select count(*) from operator_sessions)::int + (select count(*) from operator_invites)::int
       + (select count(*) from operator_challenges)::int as left_over, (select count(*) from operators)::int as operators`,
  )
  expect(rows).toEqual([{ left_over: 0, operators: 2 }])
})

test('no name looks like another’s, also of somebody who was removed', async () => {
  const app = await startApp()
  const invite = async (name: string) =>
    said(await byToken(app, 'POST', '/operator/operators/invite', { name }))
  await aLink(app, 'Cope Hill')
  await byToken(app, 'POST', '/operator/operators/invite', { name: 'Ana-Maria' })
  await app.pool.query(`update operators set removed_at = now() where name = 'Ana-Maria'`)
  const cyrillicCope = '\u0421\u043e\u0440\u0435'
  for (const name of [
    `${cyrillicCope} Hill`,
    'Cope Hill.',
    'CopeHill',
    'Cope Hi1l',
    'Ana Maria',
    'Ana-Maria.',
  ])
    expect([name, await invite(name)]).toEqual([name, [409, 'OPERATOR_NAME_TAKEN']])
  expect(await invite('cope hill')).toEqual([200, undefined])
  expect(await invite('Cope Hull')).toEqual([200, undefined])
})

test.each(['\u0130pek', '\u0391\u03a3', 'I\u015f\u0131k', 'Stra\u00dfe'])(
  '%s is one operator, in whatever case the database has the name',
  async (name) => {
    const app = await startApp()
    await aLink(app, name)
    await aLink(app, name)
    const both = await Promise.all([aLink(app, `${name} 2`), aLink(app, `${name} 2`)])
    expect(new Set(both).size).toBe(2)
    const { rows } = await app.pool.query('select count(*)::int as n from operators')
    expect(rows).toEqual([{ n: 2 }])
  },
)
