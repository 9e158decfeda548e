import { expect, test } from 'vitest'
import { hosts as limits } from '#contract/host-limits.ts'
import { startApp } from '../support/app.ts'
import { aHost, anUnverifiedUser, aUser, startWithHost, startWithPaidHost } from '../support/factories.ts'
import {
  aCoHost,
  accept,
  invite,
  list,
  mailedLink,
  mailsTo,
  named,
  read,
  remove,
  said,
  signInByMail,
  withdraw,
} from '../support/host-calls.ts'

test('the owner invites by mail; the mail names both people, and the invitation is listed', async () => {
  const { app, host } = await startWithHost()
  await named(app, host, 'Claire', 'Hollis')
  const { status, body } = await invite(app, host, 'joan@example.com')
  expect(status).toBe(200)
  expect(body.hosts).toMatchObject([{ email: host.email, role: 'OWNER', firstName: 'Claire' }])
  expect(body.invitations).toMatchObject([{ email: 'joan@example.com', expired: false, dateSent: null }])

  const [mail] = await mailsTo(app, 'joan@example.com')
  expect(mail?.subject).toBe('Claire Hollis asks you to help look after Margaret Anne Hollis’s memorial')
  const token = await mailedLink(app, 'joan@example.com')
  for (const words of [
    'Claire Hollis is looking after this memorial',
    'Claire Hollis asked us to send this to joan@example.com.',
    `${app.config.publicUrl}/host-invitation/${token}`,
  ])
    for (const form of [mail?.text, mail?.html]) expect(form).toContain(words)
  expect(mail?.text).not.toMatch(/undefined|null|!/)
  const [invitation] = (await list(app, host)).body.invitations
  expect(invitation).toMatchObject({ dateSent: expect.any(String), undelivered: false })
  expect(JSON.stringify(invitation)).not.toContain(token)
})

test('the queue and the database hold no token', async () => {
  const { app, host } = await startWithHost()
  await invite(app, host, 'joan@example.com')
  const token = await mailedLink(app, 'joan@example.com')
  const { rows } = await app.pool.query(
    `select data::text as text from pgboss.job union all select row_to_json(i)::text from host_invitations i`,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { text } of rows) expect(text).not.toContain(token)
})

test('an invited account reads who invites it, accepts, and is a co-host; accepting twice is accepting once', async () => {
  const { app, host } = await startWithHost()
  await named(app, host, 'Claire', 'Hollis')
  const joan = await aUser(app)
  await named(app, joan, 'Joan', 'Vik')
  await invite(app, host, joan.email.toUpperCase())
  const token = await mailedLink(app, joan.email.toUpperCase())
  expect((await read(app, token)).body).toMatchObject({
    nameOfPerson: 'Margaret Anne Hollis',
    invitedBy: 'Claire Hollis',
    email: joan.email.toUpperCase(),
    accepted: false,
  })
  const answers = await Promise.all([accept(app, token, joan.token), accept(app, token, joan.token)])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect((await accept(app, token, joan.token)).body.memorialUuid).toBe(host.memorial.uuid)

  const { body } = await list(app, host, joan.token)
  expect(body.hosts).toMatchObject([
    { email: host.email, role: 'OWNER' },
    { email: joan.email, role: 'ADMIN', firstName: 'Joan' },
  ])
  expect(body.invitations).toEqual([])
  expect((await read(app, token, joan.token)).body.accepted).toBe(true)
  expect(said(await read(app, token))).toEqual([404, 'HOST_INVITATION_INVALID'])

  const told = await mailsTo(app, host.email)
  expect(told.map((mail) => mail.subject)).toEqual([
    'Joan Vik now helps look after Margaret Anne Hollis’s memorial',
  ])
  expect(told[0]?.text).toContain(joan.email)
})

test('hosts without a name are named by their addresses', async () => {
  const { app, host } = await startWithHost()
  await invite(app, host, 'joan@example.com')
  const [mail] = await mailsTo(app, 'joan@example.com')
  expect(mail?.text).toContain(`${host.email} is looking after this memorial`)
})

test('a host cannot be invited again, in any letter case', async () => {
  const { app, host } = await startWithHost()
  const joan = await aCoHost(app, host)
  for (const email of [host.email, joan.email.toUpperCase()])
    expect(said(await invite(app, host, email))).toEqual([409, 'ALREADY_HOST'])
})

test('an invitation can be sent again after ten minutes; the old link ends, and two weeks begin again', async () => {
  const { app, host } = await startWithHost()
  const joan = await aUser(app)
  await invite(app, host, joan.email)
  const first = await mailedLink(app, joan.email)
  const soon = await invite(app, host, joan.email.toUpperCase())
  expect(said(soon)).toEqual([429, 'INVITE_TOO_SOON'])
  expect(Number(soon.headers['retry-after'])).toBeGreaterThan(500)

  app.clock.advance({ days: limits.invitationDays - 1 })
  // Session tokens last thirty days from their last use.
  const again = await invite(app, host, joan.email)
  expect(again.body.invitations).toHaveLength(1)
  const second = await mailedLink(app, joan.email)
  expect(second).not.toBe(first)
  expect(said(await accept(app, first, joan.token))).toEqual([404, 'HOST_INVITATION_INVALID'])
  app.clock.advance({ days: limits.invitationDays - 1 })
  expect((await accept(app, second, joan.token)).status).toBe(200)
})

test('an invitation expires after two weeks, and can be sent again', async () => {
  const { app, host } = await startWithHost()
  const joan = await aUser(app)
  await invite(app, host, joan.email)
  const token = await mailedLink(app, joan.email)
  app.clock.advance({ days: limits.invitationDays })
  for (const answer of [await read(app, token), await accept(app, token, joan.token)])
    expect(said(answer)).toEqual([404, 'HOST_INVITATION_INVALID'])
  expect((await list(app, host)).body.invitations).toMatchObject([{ expired: true }])
  await invite(app, host, joan.email)
  expect((await accept(app, await mailedLink(app, joan.email), joan.token)).status).toBe(200)
})

test('the link of a withdrawn invitation no longer works, and withdrawing twice does no harm', async () => {
  const { app, host } = await startWithHost()
  const joan = await aUser(app)
  const { body } = await invite(app, host, joan.email)
  const token = await mailedLink(app, joan.email)
  const { uuid } = body.invitations[0]
  expect((await withdraw(app, host, uuid)).body).toMatchObject({ success: true, invitations: [] })
  expect(said(await withdraw(app, host, uuid))).toEqual([404, 'HOST_INVITATION_INVALID'])
  expect(said(await read(app, token))).toEqual([404, 'HOST_INVITATION_INVALID'])
  expect(said(await accept(app, token, joan.token))).toEqual([404, 'HOST_INVITATION_INVALID'])
})

test('when an invitation is withdrawn and accepted at once, one of the two wins', async () => {
  const { app, host } = await startWithHost()
  for (let i = 0; i < 4; i++) {
    const joan = await aUser(app)
    const { body } = await invite(app, host, joan.email)
    const token = await mailedLink(app, joan.email)
    const [accepted] = await Promise.all([
      accept(app, token, joan.token),
      withdraw(app, host, body.invitations[0].uuid),
    ])
    const after = (await list(app, host)).body
    const isHost = after.hosts.some((one: { email: string }) => one.email === joan.email)
    expect(isHost).toBe(accepted.status === 200)
    expect(after.invitations).toEqual([])
  }
})

test('another account cannot accept, and is told why', async () => {
  const { app, host } = await startWithHost()
  const stranger = await aUser(app)
  await invite(app, host, 'joan@example.com')
  const token = await mailedLink(app, 'joan@example.com')
  expect(said(await accept(app, token, stranger.token))).toEqual([403, 'HOST_INVITATION_FOR_ANOTHER'])
  expect(said(await accept(app, token, undefined))).toEqual([401, 'UNAUTHENTICATED'])
  const unproved = await anUnverifiedUser(app, 'joan@example.com')
  expect(said(await accept(app, token, unproved.token))).toEqual([403, 'EMAIL_UNVERIFIED'])
})

test('whoever gets an invitation forwarded gets into no account of its address: a code mailed there does', async () => {
  const { app, host } = await startWithHost()
  const { email, password, ...unproved } = await anUnverifiedUser(app, 'joan@example.com')
  await invite(app, host, email)
  const token = await mailedLink(app, email)
  const taken = { inviteToken: token, password: 'a rose bed in June', firstName: 'Joan', surname: 'Vik' }
  expect((await app.api('POST', '/anon/host-invitation/join', { json: taken })).status).toBe(404)
  expect((await read(app, token)).body).not.toHaveProperty('hasAccount')
  const signedIn = await app.api('POST', '/anon/signin', { json: { email, password } })
  expect(signedIn.body.user).toMatchObject({ uuid: unproved.uuid, emailVerified: false })
  expect(said(await accept(app, token, unproved.token))).toEqual([403, 'EMAIL_UNVERIFIED'])

  app.clock.advance({ seconds: 30 })
  const joan = await signInByMail(app, email)
  expect((await accept(app, token, joan.token)).status).toBe(200)
  expect((await list(app, host, joan.token)).body.hosts).toHaveLength(2)
})

test('a memorial has at most twenty co-hosts, including invited ones', async () => {
  const { app, host } = await startWithPaidHost()
  for (let i = 0; i < limits.max; i++)
    expect((await invite(app, host, `friend-${i}@example.com`)).status).toBe(200)
  expect(said(await invite(app, host, 'one-more@example.com'))).toEqual([400, 'TOO_MANY_HOSTS'])
  app.clock.advance({ minutes: 11 })
  expect((await invite(app, host, 'friend-0@example.com')).status).toBe(200)
  // Expired invitations do not count.
  app.clock.advance({ days: limits.invitationDays + 1 })
  expect((await invite(app, host, 'one-more@example.com')).status).toBe(200)
})

test('one address gets at most ten invitations a day, whoever sends them and however often they are withdrawn', async () => {
  const app = await startApp()
  const hosts = [await aHost(app), await aHost(app), await aHost(app), await aHost(app)]
  const asked = []
  for (const host of hosts)
    for (let time = 0; time < 3; time += 1) {
      const answer = await invite(app, host, 'joan@example.com')
      if (answer.status === 200) await withdraw(app, host, answer.body.invitations[0].uuid)
      asked.push(answer.status)
    }
  expect(asked).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  const [first] = hosts
  expect(first && said(await invite(app, first, 'JOAN@example.com'))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
})

test('invalid input is refused', async () => {
  const { app, host } = await startWithHost()
  const bad = await invite(app, host, 'joan')
  expect([bad.status, bad.body.msg, bad.body.field]).toEqual([400, 'Email must be valid', 'email'])
  expect((await remove(app, host, 'somebody')).status).toBe(400)
  expect((await withdraw(app, host, 'something')).status).toBe(400)
  expect(said(await read(app, 'made-up'))).toEqual([404, 'HOST_INVITATION_INVALID'])
})
