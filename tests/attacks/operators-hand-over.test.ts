import { expect, test } from 'vitest'
import { operators as limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import { aDevice, aLink, anOperator, byToken, enter, logIn, type OperatorAtDesk } from '../support/desk.ts'
import { aPaidHost, aUser } from '../support/factories.ts'
import { ORIGIN } from '../support/passkeys.ts'

// One operator alone takes a memorial: under another's name, by a second account, or by what is left of one that was removed.

const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const REFUSED = [403, 'HAND_OVER_PASSKEY']
const ENDED = [401, 'UNAUTHENTICATED']

/** A memorial, whoever wants it, and what an operator does about it. */
async function aMemorial(app: TestApp) {
  const [{ memorial, email }, thief] = [await aPaidHost(app), await aUser(app)]
  const waiting = async () =>
    (await byToken(app, 'GET', '/operator/hand-overs')).body.handOvers.find(
      (one: { memorialUuid: string }) => one.memorialUuid === memorial.uuid,
    )
  return {
    ask: (as: OperatorAtDesk) =>
      as.call('POST', `/operator/hand-overs/ask/${memorial.uuid}`, { email: thief.email, grounds: 'Seen' }),
    witness: async (as: OperatorAtDesk) =>
      said(await as.call('POST', `/operator/hand-overs/witness/${(await waiting()).uuid}`)),
    state: async () => (await waiting()).state as string,
    isOwned: async () => {
      const { rows } = await app.pool.query(
        `select email from relationships join users on uuid = user_uuid
          where memorial_uuid = $1 and relationship_type = 'OWNER'`,
        [memorial.uuid],
      )
      return rows[0].email === email
    },
    email,
  }
}

/** The session of a device that came by a link that an operator made at the desk. */
async function planted(app: TestApp, by: OperatorAtDesk, name: string) {
  const { body } = await by.call('POST', '/operator/operators/invite', { name })
  return logIn(app, name, await aDevice(app, String(body.link).slice(-35)))
}

const again = (app: TestApp, { name, device }: OperatorAtDesk) => logIn(app, name, device)
const wait = (app: TestApp) => app.clock.advance({ hours: limits.handOverWaitHours })
const uuidOf = async (app: TestApp, name: string) =>
  (await byToken(app, 'GET', '/operator/operators')).body.operators.find(
    (one: { name: string }) => one.name === name,
  ).uuid

test('a passkey that one planted in another’s account witnesses nothing, and its session ends with it', async () => {
  const app = await startApp()
  const [mallory] = [await anOperator(app, 'Mallory'), await anOperator(app, 'Ana')]
  const memorial = await aMemorial(app)
  expect((await memorial.ask(mallory)).status).toBe(200)
  wait(app)
  const asAna = await planted(app, await again(app, mallory), 'Ana')
  expect(await memorial.witness(asAna)).toEqual(REFUSED)
  await asAna.call('POST', '/operator/passkeys/remove', { id: asAna.device.id })
  expect(await memorial.witness(asAna)).toEqual(ENDED)
  expect(await memorial.isOwned()).toBe(true)
})

test('a passkey that a planted one adds is planted, too', async () => {
  const app = await startApp()
  const [mallory] = [await anOperator(app, 'Mallory'), await anOperator(app, 'Ana')]
  const memorial = await aMemorial(app)
  const asAna = await planted(app, mallory, 'Ana')
  const second = new Authenticator(ORIGIN)
  const { options } = (await asAna.call('POST', '/operator/passkeys/begin')).body
  await asAna.call('POST', '/operator/passkeys/add', { credential: second.make(options) })
  await asAna.call('POST', '/operator/passkeys/remove', { id: asAna.device.id })
  await memorial.ask(mallory)
  wait(app)
  expect(await memorial.witness(await logIn(app, 'Ana', second))).toEqual(REFUSED)
})

test('accounts that came by one’s links, and by theirs, neither ask nor witness, however old they are', async () => {
  const app = await startApp()
  const mallory = await anOperator(app, 'Mallory')
  const sam = await planted(app, mallory, 'Sam')
  const tim = await planted(app, sam, 'Tim')
  const memorial = await aMemorial(app)
  for (const puppet of [sam, tim]) expect(said(await memorial.ask(puppet))).toEqual(REFUSED)
  await memorial.ask(mallory)
  wait(app)
  for (const puppet of [sam, tim]) expect(await memorial.witness(await again(app, puppet))).toEqual(REFUSED)
  expect(await memorial.isOwned()).toBe(true)
})

test('who was invited at the desk takes part by a link from the command line', async () => {
  const app = await startApp()
  const mallory = await anOperator(app, 'Mallory')
  await planted(app, mallory, 'Ben')
  const memorial = await aMemorial(app)
  await memorial.ask(mallory)
  wait(app)
  // A link of the desk takes the place of the command line's: it is no more worth for that.
  await aLink(app, 'Ben')
  expect(await memorial.witness(await planted(app, await again(app, mallory), 'Ben'))).toEqual(REFUSED)
  const ben = await logIn(app, 'Ben', await aDevice(app, await aLink(app, 'Ben')))
  const second = new Authenticator(ORIGIN)
  const { options } = (await ben.call('POST', '/operator/passkeys/begin')).body
  await ben.call('POST', '/operator/passkeys/add', { credential: second.make(options) })
  expect((await memorial.witness(await logIn(app, 'Ben', second)))[0]).toBe(200)
})

test('nobody asks in another’s name, to witness it in their own', async () => {
  const app = await startApp()
  const [mallory] = [await anOperator(app, 'Mallory'), await anOperator(app, 'Ana')]
  const memorial = await aMemorial(app)
  const asAna = await planted(app, mallory, 'Ana')
  expect(said(await memorial.ask(asAna))).toEqual(REFUSED)
})

test.each(['removed', 'lost'])(
  'what somebody asked for who is %s is called off, and the family told',
  async (how) => {
    const app = await startApp()
    const [mallory, ana] = [await anOperator(app, 'Mallory'), await anOperator(app, 'Ana')]
    const memorial = await aMemorial(app)
    await memorial.ask(mallory)
    if (how === 'lost') await ana.call('POST', '/operator/operators/invite', { name: 'mallory', lost: true })
    else await ana.call('POST', `/operator/operators/remove/${await uuidOf(app, 'Mallory')}`)
    expect(await memorial.state()).toBe('CALLED_OFF')
    wait(app)
    expect(await memorial.witness(await again(app, ana))).toEqual([409, 'HAND_OVER_OVER'])
    const told = (await app.outbox()).filter(({ to }) => to === memorial.email)
    expect(told.map(({ subject }) => subject).join()).toContain('stays')
    expect(await memorial.isOwned()).toBe(true)
  },
)

test('what was asked for by a passkey is called off when its operator removes that one', async () => {
  const app = await startApp()
  const ana = await anOperator(app, 'Ana')
  const stolen = new Authenticator(ORIGIN)
  const { options } = (await ana.call('POST', '/operator/passkeys/begin')).body
  await ana.call('POST', '/operator/passkeys/add', { credential: stolen.make(options) })
  const [own, others] = [await aMemorial(app), await aMemorial(app)]
  const thief = await logIn(app, 'Ana', stolen)
  await own.ask(ana)
  await others.ask(thief)
  await ana.call('POST', '/operator/passkeys/remove', { id: stolen.id })
  expect([await own.state(), await others.state()]).toEqual(['WAITING', 'CALLED_OFF'])
  expect(said(await thief.call('GET', '/operator/desk'))).toEqual(ENDED)
  expect((await ana.call('GET', '/operator/desk')).status).toBe(200)
})

test('a session is proven by the passkey that opened it', async () => {
  const app = await startApp()
  const ana = await anOperator(app, 'Ana')
  const second = new Authenticator(ORIGIN)
  const { options } = (await ana.call('POST', '/operator/passkeys/begin')).body
  await ana.call('POST', '/operator/passkeys/add', { credential: second.make(options) })
  const asked = (await ana.call('POST', '/operator/prove/begin')).body.options
  expect(asked.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([ana.device.id])
  const proof = await ana.call('POST', '/operator/prove', { credential: second.use(asked) })
  expect(said(proof)).toEqual([401, 'OPERATOR_PASSKEY_UNKNOWN'])
  expect((await enter(app, second.use(asked))).status).toBe(401)
})

test('a request of an operator whose passkey is not known is not witnessed', async () => {
  const app = await startApp()
  const [mallory, ana] = [await anOperator(app, 'Mallory'), await anOperator(app, 'Ana')]
  const memorial = await aMemorial(app)
  await memorial.ask(mallory)
  // As a node of the release before writes it.
  await app.pool.query('update hand_overs set asked_with = null')
  wait(app)
  expect(await memorial.witness(await again(app, ana))).toEqual([409, 'HAND_OVER_WITNESS'])
})
