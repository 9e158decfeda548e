import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { type aPaidHost, aUser, readMemorial, startWithPaidHost } from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const said = { name: 'Joan Petrie', email: 'joan@example.com', status: 'ATTENDING', guests: 2 }
const UNPROVEN = { status: 403, body: { code: 'ADDRESS_UNPROVEN' } }
const BLOCKED = { status: 403, body: { code: 'BLOCKED' } }

const answer = (app: TestApp, { memorial }: Host, json: object, token?: string) =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { json, ...(token && { token }) })

const act = (app: TestApp, { memorial, token }: Host, what: 'remove' | 'restore' | 'block', id: string) =>
  app.api('POST', `/memorial/rsvp/${what}/${memorial.uuid}/${id}`, { token })

const idOf = async (asked: ReturnType<typeof answer>): Promise<string> => (await asked).body.rsvp.id

const inviteOf = async (app: TestApp, { memorial }: Host) => {
  const query = app.db.selectFrom('contacts').select('inviteToken').where('memorialUuid', '=', memorial.uuid)
  return (await query.executeTakeFirstOrThrow()).inviteToken
}

const removedAnswers = (app: TestApp) =>
  app.db.selectFrom('answers').select('uuid').where('removedAt', 'is not', null).execute()

const contacts = [{ uuid: null, email: 'ruth@example.com', phone: null, firstName: 'Ruth', surname: '' }]

test('a removed answer counts nowhere, and is complete when restored', async () => {
  const { app, host } = await startWithPaidHost({ contacts })
  const inviteToken = await inviteOf(app, host)
  const id = await idOf(answer(app, host, { ...said, message: 'Roses.', inviteToken }))
  const before = await readMemorial(app, host)
  expect(before).toMatchObject({ rsvps: [{ id }], rsvpCounts: { attending: 1, guests: 2 } })

  expect((await act(app, host, 'remove', id)).status).toBe(200)
  const without = await readMemorial(app, host)
  expect(without).toMatchObject({
    rsvps: [],
    rsvpCounts: { attending: 0, guests: 0 },
    contacts: [{ rsvp: null }],
  })
  const table = await app.api('GET', `/memorial/rsvps/csv/${host.memorial.uuid}`, { token: host.token })
  expect(table.body.csv).not.toContain('Joan')
  expect(await act(app, host, 'remove', id)).toMatchObject({ status: 404, body: { code: 'RSVP_NOT_FOUND' } })

  expect((await act(app, host, 'restore', id)).body.rsvp).toEqual(before.rsvps[0])
  expect(await readMemorial(app, host)).toMatchObject({
    rsvps: before.rsvps,
    rsvpCounts: before.rsvpCounts,
    contacts: [{ rsvp: 'ATTENDING' }],
  })
  // Restoring it again does no harm.
  expect((await act(app, host, 'restore', id)).status).toBe(200)
})

test('a removed answer cannot be restored once its person has answered again', async () => {
  const { app, host } = await startWithPaidHost()
  const user = await aUser(app)
  const id = await idOf(answer(app, host, said, user.token))
  await act(app, host, 'remove', id)
  await answer(app, host, { ...said, status: 'UNSURE' }, user.token)
  expect(await act(app, host, 'restore', id)).toMatchObject({ status: 409, body: { code: 'RSVP_REPLACED' } })
  expect((await readMemorial(app, host)).rsvps).toMatchObject([{ status: 'UNSURE' }])
})

test('after thirty days a removed answer is deleted for good; its contact may be deleted before', async () => {
  const { app, host } = await startWithPaidHost({ contacts })
  const [kept, late] = [
    await idOf(answer(app, host, { ...said, inviteToken: await inviteOf(app, host) })),
    await idOf(answer(app, host, { ...said, name: 'Kim', email: 'kim@example.com' })),
  ]
  await act(app, host, 'remove', kept)
  await act(app, host, 'remove', late)
  await app.db.deleteFrom('contacts').where('memorialUuid', '=', host.memorial.uuid).execute()
  expect((await act(app, host, 'restore', kept)).status).toBe(200)
  app.clock.advance({ days: 29 })
  await app.run('privacy.sweep', {})
  expect(await removedAnswers(app)).toEqual([{ uuid: late }])
  app.clock.advance({ days: 1, minutes: 1 })
  await app.run('privacy.sweep', {})
  expect(await removedAnswers(app)).toEqual([])
})

test('a person blocked for an answer cannot answer by address, link or account', async () => {
  const { app, host } = await startWithPaidHost({ contacts })
  const id = await idOf(answer(app, host, said))
  expect((await act(app, host, 'block', id)).status).toBe(200)
  expect((await readMemorial(app, host)).rsvps).toEqual([])
  expect(await answer(app, host, { ...said, name: 'Bob', email: 'JOAN@Example.com' })).toMatchObject(UNPROVEN)

  // By a personal link: blocking blocks the link, whatever address is typed with it, and the contact's address.
  const inviteToken = await inviteOf(app, host)
  const ruth = await idOf(answer(app, host, { ...said, email: 'other@example.com', inviteToken }))
  await act(app, host, 'block', ruth)
  expect(await answer(app, host, { ...said, email: 'third@example.com', inviteToken })).toMatchObject(BLOCKED)
  expect(await answer(app, host, { ...said, email: 'ruth@example.com' })).toMatchObject(BLOCKED)
  expect((await answer(app, host, { ...said, email: 'other@example.com' })).status).toBe(200)

  // By a signed-in account.
  const kim = await aUser(app)
  const kims = await idOf(answer(app, host, { status: 'ATTENDING' }, kim.token))
  await act(app, host, 'block', kims)
  expect(await answer(app, host, { status: 'UNSURE' }, kim.token)).toMatchObject(BLOCKED)
  expect(await answer(app, host, { ...said, email: kim.email })).toMatchObject(BLOCKED)
})

test('a host can see whom they blocked, and unblock them', async () => {
  const { app, host } = await startWithPaidHost()
  await act(app, host, 'block', await idOf(answer(app, host, said)))
  const { uuid } = host.memorial
  const { blocked } = (await app.api('GET', `/memorial/blocked/${uuid}`, { token: host.token })).body
  expect(blocked).toMatchObject([{ name: '', email: 'joan@example.com', proven: false }])
  const lifted = await app.api('POST', `/memorial/unblock/${uuid}/${blocked[0].id}`, { token: host.token })
  expect(lifted.body.blocked).toEqual([])
  expect((await answer(app, host, said)).status).toBe(200)
})

test('nobody is blocked because a stranger typed their address, and hosts cannot be blocked', async () => {
  const { app, host } = await startWithPaidHost()
  const joan = await aUser(app)
  await answer(app, host, { status: 'ATTENDING' }, joan.token)
  for (const address of [joan.email, host.email]) {
    const id = await idOf(answer(app, host, { ...said, name: 'A stranger', email: address }))
    const listed = (await readMemorial(app, host)).rsvps.find((rsvp: { id: string }) => rsvp.id === id)
    expect(listed.canBlock).toBe(false)
    expect(await act(app, host, 'block', id)).toMatchObject({ status: 409, body: { code: 'CANNOT_BLOCK' } })
    expect((await act(app, host, 'remove', id)).status).toBe(200)
  }
})

test('a suspicious text is marked for hosts, and no mail repeats it', async () => {
  const { app, host } = await startWithPaidHost()
  await answer(app, host, { ...said, message: 'Cheap flowers at www.flowers.example' })
  await answer(app, host, { ...said, name: 'Kim', email: 'kim@example.com', message: 'We will bring roses.' })
  const { rsvps } = await readMemorial(app, host)
  expect(rsvps.map(({ doubt }: { doubt: string | null }) => doubt)).toEqual([null, 'LINKS'])
  await app.drained()
  for (let hour = 0; hour < 24; hour++) {
    app.clock.advance({ hours: 1 })
    await app.run('digest.hosts', {})
  }
  const digest = (await app.outbox()).find(({ subject }) => subject.startsWith('New for'))
  expect(digest?.text).toContain('roses')
  expect(digest?.text).not.toContain('flowers.example')
})

test('the data export of an account has an answer that a host removed', async () => {
  const { app, host } = await startWithPaidHost()
  const user = await aUser(app)
  await act(
    app,
    host,
    'remove',
    await idOf(answer(app, host, { status: 'ATTENDING', message: 'Lilies.' }, user.token)),
  )
  const { body } = await app.api('GET', '/user/data', { token: user.token })
  expect(JSON.stringify(body)).toContain('Lilies.')
})
