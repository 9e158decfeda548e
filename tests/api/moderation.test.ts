import { expect, test } from 'vitest'
import type { HostContribution } from '#contract/contributions.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aUser, startWithPaidHost } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'
import { allPages } from '../support/pages.ts'
import { aContribution } from '../support/responses.ts'
import { thanksOf } from '../support/thanks.ts'

const list = (app: TestApp, host: Host) =>
  app.api('GET', `/memorial/contributions/${host.memorial.uuid}`, { token: host.token })
const at = (host: Host, what: string, id: string) =>
  `/memorial/contribution/${what}/${host.memorial.uuid}/${id}`

/** Invited by mail, and accepted. */
async function aModerator(app: TestApp, host: Host): Promise<Host> {
  const user = await aUser(app)
  const json = { email: user.email, role: 'MODERATOR' }
  const asked = await app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, {
    token: host.token,
    json,
  })
  expect(asked.body.invitations).toMatchObject([{ email: user.email, role: 'MODERATOR' }])
  const mail = (await app.outbox()).find(
    (one) => one.to.includes(user.email) && one.text.includes('host-invitation'),
  )
  expect(mail?.text).toContain('You cannot change the memorial itself.')
  const inviteToken = /host-invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const read = await app.api('GET', `/public/host-invitation/${inviteToken}`)
  expect(read.body.role).toBe('MODERATOR')
  const said = await app.api('POST', '/user/host-invitation/accept', {
    token: user.token,
    json: { inviteToken },
  })
  expect(said.body).toMatchObject({ memorialUuid: host.memorial.uuid, role: 'MODERATOR' })
  return { ...user, memorial: host.memorial }
}

test('a moderator sees what visitors added and nothing else, without anybody’s address', async () => {
  const { app, host } = await startWithPaidHost()
  const moderator = await aModerator(app, host)
  const { memorial } = host
  await aContribution(app.pool, memorial.uuid, { state: 'PENDING', email: 'joan@example.com' })
  await aContribution(app.pool, memorial.uuid)
  const { body } = await list(app, moderator)
  expect(body.contributions).toHaveLength(2)
  expect(JSON.stringify(body)).not.toContain('@')
  expect((await list(app, host)).body.contributions[0].contributorEmail).toBe('joan@example.com')

  const opened = await app.api('GET', `/memorial/moderation/get/${memorial.uuid}`, { token: moderator.token })
  const { uuid: memorialUuid, shareSlug, nameOfPerson } = memorial
  expect(opened.body.moderation).toEqual({
    memorialUuid,
    shareSlug,
    nameOfPerson,
    waiting: 1,
    total: 2,
  })
  const all = await app.api('GET', '/memorial/list-all', { token: moderator.token })
  expect(all.body).toMatchObject({
    ownedMemorials: [],
    moderatedMemorials: [{ uuid: memorialUuid, nameOfPerson, profilePhoto: null, waiting: 1 }],
  })
  const signedIn = await app.api('POST', '/anon/signin', {
    json: { email: moderator.email, password: moderator.password },
  })
  expect(signedIn.body.memorialRelationships).toMatchObject([{ relationshipType: 'MODERATOR', memorialUuid }])
  const told = (await app.outbox()).find((mail) => mail.to.includes(host.email) && /said yes/.test(mail.text))
  expect(told?.text).toContain('can approve or remove it')
})

test('pending memories come first, on the dashboard and page by page; approving makes them visible', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  for (let n = 1; n <= 26; n += 1)
    await aContribution(app.pool, uuid, { dateCreated: day(n), message: `seen ${n}` })
  const older = await aContribution(app.pool, uuid, {
    state: 'PENDING',
    dateCreated: day(2),
    message: 'older',
  })
  await aContribution(app.pool, uuid, { state: 'PENDING', dateCreated: day(9), message: 'newer' })
  await app.pool.query(`update contributions set pending_reason = 'LINKS' where message = 'older'`)

  const read = () => app.api('GET', `/memorial/get/${uuid}`, { token: host.token })
  const { memorial } = (await read()).body
  expect(memorial.waitingCount).toBe(2)
  const first = memorial.contributions.slice(0, 3)
  expect(first.map((one: { message: string }) => one.message)).toEqual(['newer', 'older', 'seen 26'])
  expect(first[1]).toMatchObject({ state: 'PENDING', pendingReason: 'LINKS' })

  const pages = await allPages<{ message: string }>(app, {
    path: `/memorial/contributions/${uuid}`,
    token: host.token,
    field: 'contributions',
  })
  const seen = Array.from({ length: 26 }, (_, n) => `seen ${26 - n}`)
  expect(pages.flat().map(({ message }) => message)).toEqual(['newer', 'older', ...seen])

  const approved = await app.api('POST', at(host, 'hide', older.uuid), {
    token: host.token,
    json: { hidden: false },
  })
  expect(approved.body.contribution).toMatchObject({ state: 'VISIBLE', pendingReason: null })
  const after = (await read()).body.memorial
  expect([after.waitingCount, after.contributions[1].message]).toEqual([1, 'seen 26'])
})

test('a moderator can approve, remove and restore, until they leave', async () => {
  const { app, host } = await startWithPaidHost()
  const moderator = await aModerator(app, host)
  const { uuid: id } = await aContribution(app.pool, host.memorial.uuid, { state: 'PENDING' })
  const does = (what: string, json: object = {}) =>
    app.api('POST', at(host, what, id), { token: moderator.token, json })
  expect((await does('hide', { hidden: false })).body.contribution.state).toBe('VISIBLE')
  expect((await does('remove')).status).toBe(200)
  expect((await does('restore')).body.contribution).toMatchObject({ id, contributorEmail: null })
  expect((await thanksOf(app, { ...host, token: moderator.token }).send(id)).body.code).toBe(
    'MEMORIAL_NOT_FOUND',
  )

  const leave = `/memorial/hosts/leave/${host.memorial.uuid}`
  expect((await app.api('POST', leave, { token: moderator.token })).status).toBe(200)
  expect((await does('remove')).body.code).toBe('MEMORIAL_NOT_FOUND')
  const told = (await app.outbox()).find((mail) => mail.subject.includes('no longer helps'))
  expect(told?.to).toContain(host.email)
})

test('a moderator can be invited as a co-host; a co-host cannot be invited as a moderator', async () => {
  const { app, host } = await startWithPaidHost()
  const moderator = await aModerator(app, host)
  const invite = (role: string) =>
    app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, {
      token: host.token,
      json: { email: moderator.email, role },
    })
  expect((await invite('MODERATOR')).body.code).toBe('ALREADY_HOST')
  expect((await invite('OWNER')).body).toMatchObject({ code: 'BAD_INPUT', field: 'role' })
  expect((await invite('ADMIN')).status).toBe(200)
  const mails = (await app.outbox()).filter((one) => one.to.includes(moderator.email))
  const inviteToken = mails.flatMap((one) => /host-invitation\/([\w-]+)/.exec(one.text)?.[1] ?? [])[0]
  const said = await app.api('POST', '/user/host-invitation/accept', {
    token: moderator.token,
    json: { inviteToken },
  })
  expect(said.body.role).toBe('ADMIN')
  expect((await invite('MODERATOR')).body.code).toBe('ALREADY_HOST')
  const { body } = await app.api('GET', `/memorial/hosts/${host.memorial.uuid}`, { token: moderator.token })
  expect(body.hosts.map(({ role }: { role: string }) => role)).toEqual(['OWNER', 'ADMIN'])
})

test('a blocked visitor can add nothing more to this memorial, and is not blocked elsewhere', async () => {
  const { app, host } = await startWithPaidHost()
  const other = await aPaidHost(app)
  const troll = await aUser(app)
  const { uuid: id } = await aContribution(app.pool, host.memorial.uuid, { userUuid: troll.uuid })
  expect((await list(app, host)).body.contributions[0]).toMatchObject({ canBlock: true })
  expect((await app.api('POST', at(host, 'block', id), { token: host.token })).status).toBe(200)
  expect((await list(app, host)).body.contributions).toEqual([])

  const answers = (to: Host, sent: { token?: string; email: string }) =>
    app.api('POST', `/public/memorial/${to.memorial.shareSlug}/rsvp`, {
      token: sent.token,
      json: { name: 'T', email: sent.email, status: 'ATTENDING' },
    })
  for (const sent of [{ token: troll.token, email: 'x@example.com' }, { email: troll.email.toUpperCase() }])
    expect((await answers(host, sent)).body).toMatchObject({ success: false, code: 'BLOCKED' })
  expect((await answers(other, { token: troll.token, email: troll.email })).status).toBe(200)
  expect((await answers(host, { email: 'ana@example.com' })).status).toBe(200)

  const blocked = `/memorial/blocked/${host.memorial.uuid}`
  const person = { id: troll.uuid, email: troll.email, name: '' }
  expect((await app.api('GET', blocked, { token: host.token })).body.blocked).toMatchObject([person])
  const unblock = `/memorial/unblock/${host.memorial.uuid}/${troll.uuid}`
  expect((await app.api('POST', unblock, { token: host.token })).body.blocked).toEqual([])
  expect((await app.api('POST', unblock, { token: host.token })).body.code).toBe('NOT_BLOCKED')
  expect((await answers(host, { token: troll.token, email: troll.email })).status).toBe(200)
})

test('hosts cannot be blocked, and the memory of somebody without an account is only removed', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const own = await aContribution(app.pool, uuid, { userUuid: host.uuid })
  const block = (id: string) => app.api('POST', at(host, 'block', id), { token: host.token })
  expect((await list(app, host)).body.contributions[0].canBlock).toBe(false)
  expect((await block(own.uuid)).body.code).toBe('CANNOT_BLOCK')
  expect((await list(app, host)).body.contributions).toHaveLength(1)
  const nobodys = await aContribution(app.pool, uuid)
  expect((await block(nobodys.uuid)).status).toBe(200)
  expect((await block(nobodys.uuid)).body.code).toBe('CONTRIBUTION_NOT_FOUND')
})

test('several pending memories are approved at once, and can be pending again for their old reason', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  const other = await aPaidHost(app)
  const moderator = await aModerator(app, host)
  const { uuid } = host.memorial
  const waiting = async (memorialUuid: string, message: string) =>
    (await aContribution(app.pool, memorialUuid, { state: 'PENDING', message })).uuid
  const ids = [
    await waiting(uuid, 'She sang.'),
    await waiting(uuid, 'See www.deals.example for more'),
    await waiting(other.memorial.uuid, 'Elsewhere'),
  ]
  const removed = await waiting(uuid, 'Removed')
  await app.api('POST', at(host, 'remove', removed), { token: host.token })
  const version = async () =>
    (
      await app.db
        .selectFrom('memorials')
        .select('version')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow()
    ).version
  const before = await version()
  const approve = async (approved: boolean) => {
    const { body } = await app.api('POST', `/memorial/contributions/approve/${uuid}`, {
      token: moderator.token,
      json: { contributionIds: [...ids, removed], approved },
    })
    return body.contributions.map(({ id, state, pendingReason, contributorEmail }: HostContribution) => [
      ids.indexOf(id),
      state,
      pendingReason,
      contributorEmail,
    ])
  }
  expect((await approve(true)).sort()).toEqual([
    [0, 'VISIBLE', null, null],
    [1, 'VISIBLE', null, null],
  ])
  expect(await version()).toBe(before + 1)
  await app.api('POST', at(host, 'hide', String(ids[0])), { token: host.token, json: { hidden: true } })
  // A hidden one is left unchanged.
  expect((await approve(true)).sort()[0]).toEqual([0, 'HIDDEN', null, null])
  expect((await approve(false)).sort()).toEqual([
    [0, 'PENDING', 'APPROVAL', null],
    [1, 'PENDING', 'LINKS', null],
  ])
  expect((await list(app, other)).body.contributions[0].state).toBe('PENDING')
})

test('a moderator may not thank, and is not told that they may, in the list or by a change', async () => {
  const { app, host } = await startWithPaidHost()
  const moderator = await aModerator(app, host)
  const { uuid } = host.memorial
  const { uuid: id } = await aContribution(app.pool, uuid, { state: 'PENDING', email: 'joan@example.com' })
  const path = (does: string) => `/memorial/contribution/${does}/${uuid}/${id}`
  const [listed] = (await list(app, moderator)).body.contributions
  const approved = await app.api('POST', path('hide'), { token: moderator.token, json: { hidden: false } })
  expect([listed, approved.body.contribution]).toMatchObject([{ canThank: false }, { canThank: false }])
  expect((await list(app, host)).body.contributions[0].canThank).toBe(true)
  const refused = await thanksOf(app, { ...host, token: moderator.token }).send(id)
  expect([refused.status, refused.body.code]).toEqual([404, 'MEMORIAL_NOT_FOUND'])
  expect((await app.outbox()).filter(({ to }) => to.includes('joan@example.com'))).toEqual([])
})

test('hosts are told whether a contact wrote a memory, by a confirmed address and with a name', async () => {
  const app = await startApp()
  const [joan, ruth] = [await aUser(app), await aUser(app)]
  const host = await aPaidHost(app, {
    contacts: [{ email: joan.email.toUpperCase() }, { email: ruth.email }],
  })
  const { uuid } = host.memorial
  await aContribution(app.pool, uuid, { name: 'Joan', userUuid: joan.uuid })
  await aContribution(app.pool, uuid, { name: null, userUuid: ruth.uuid })
  await aContribution(app.pool, uuid, { name: 'Typed it', email: joan.email })
  const told = ({ contributorName, isInvited }: HostContribution) => [contributorName, isInvited]
  const { contributions } = (await list(app, host)).body
  const expected = [
    ['Joan', true],
    ['Typed it', false],
    [null, false],
  ]
  expect(contributions.map(told)).toEqual(expect.arrayContaining(expected))
  const { memorial } = (await app.api('GET', `/memorial/get/${uuid}`, { token: host.token })).body
  expect(memorial.contributions.map(told)).toEqual(contributions.map(told))
})
