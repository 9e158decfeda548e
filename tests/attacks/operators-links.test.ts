import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import { aDevice, anOperator, beginJoin, byToken, join, logIn } from '../support/desk.ts'
import { ORIGIN } from '../support/passkeys.ts'

// What an operator leaves behind who is removed, or whose passkey somebody else had: links for others.

const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const NO_LINK = [404, 'OPERATOR_LINK_INVALID']

const linkBy = async (operator: Awaited<ReturnType<typeof anOperator>>, name: string) =>
  String((await operator.call('POST', '/operator/operators/invite', { name })).body.link).slice(-35)

test.each(['removed', 'lost'])('links that an operator made end when they are %s', async (how) => {
  const app = await startApp()
  const [ana, mallory] = [await anOperator(app, 'Ana'), await anOperator(app, 'Mallory')]
  const [link, others] = [await linkBy(mallory, 'Sam'), await linkBy(ana, 'Tim')]
  // Its passkey is made already: only the link is missing.
  const device = new Authenticator(ORIGIN)
  const credential = device.make((await beginJoin(app, link)).body.options)
  const { operators } = (await byToken(app, 'GET', '/operator/operators')).body
  const { uuid } = operators.find(({ name }: { name: string }) => name === 'Mallory')
  if (how === 'lost') await ana.call('POST', '/operator/operators/invite', { name: 'Mallory', lost: true })
  else await ana.call('POST', `/operator/operators/remove/${uuid}`)
  expect(said(await join(app, link, credential))).toEqual(NO_LINK)
  expect(said(await beginJoin(app, link))).toEqual(NO_LINK)
  expect((await beginJoin(app, others)).status).toBe(200)
})

test('whoever removes somebody reads who came by their links, and by theirs', async () => {
  const app = await startApp()
  const [ana, mallory] = [await anOperator(app, 'Ana'), await anOperator(app, 'Mallory')]
  const sam = await logIn(app, 'Sam', await aDevice(app, await linkBy(mallory, 'Sam')))
  const tim = await logIn(app, 'Tim', await aDevice(app, await linkBy(sam, 'Tim')))
  await aDevice(app, await linkBy(ana, 'Ben'))
  // A passkey in one's own account by a link of one's own.
  await aDevice(app, await linkBy(mallory, 'Mallory'))
  const { operators } = (await tim.call('GET', '/operator/operators')).body
  const remove = async (name: string) => {
    const { uuid } = operators.find((one: { name: string }) => one.name === name)
    return (await ana.call('POST', `/operator/operators/remove/${uuid}`)).body
  }
  const removed = await remove('Mallory')
  expect(removed.invited).toEqual(['Sam', 'Tim'])
  expect((await tim.call('GET', '/operator/desk')).status).toBe(200)
  const shown = removed.operators.map(
    ({ name, passkeys }: { name: string; passkeys: { invitedBy: string }[] }) => [
      name,
      ...passkeys.map(({ invitedBy }) => invitedBy),
    ],
  )
  expect(shown).toEqual([
    ['Ana', 'token'],
    ['Ben', 'Ana'],
    ['Sam', 'Mallory'],
    ['Tim', 'Sam'],
  ])
  expect((await remove('Ben')).invited).toEqual([])
})
