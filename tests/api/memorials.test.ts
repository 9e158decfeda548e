import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { aHost, aPhoto, aUser, startWithHost, startWithUser, upload } from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const edit = (app: TestApp, host: Host, changes: object) =>
  app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, ...changes } })

const read = (app: TestApp, host: Host) =>
  app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })

/** The payload that the creation journey sends. */
const payload = {
  uuid: null,
  adminUuids: null,
  nameOfPerson: '  José Ångström-Hale ',
  memorialDate: '2025-01-05',
  address: '1 Garden Lane',
  details: 'Bring flowers',
  mediaUuids: null,
  stories: [
    { uuid: null, text: '  The garden  ' },
    { uuid: null, text: '   ' },
    { uuid: null, text: 'The boat' },
  ],
  contacts: [],
  hostMessage: 'With love',
  hostVideoMessageUuid: null,
  stripeCustomerId: 'cus_forged',
}

test('the payload of the creation journey makes a memorial', async () => {
  const { app, user } = await startWithUser()
  const { status, body } = await app.api('POST', '/memorial/create', { token: user.token, json: payload })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, msg: null })
  const { memorial } = body
  expect(memorial).toMatchObject({
    nameOfPerson: 'José Ångström-Hale',
    memorialDate: '2025-01-05',
    address: '1 Garden Lane',
    details: 'Bring flowers',
    hostMessage: 'With love',
    media: [],
    contacts: [],
    profilePhoto: null,
    hostVideoMessage: null,
    paymentCompleted: false,
    stripeCustomerId: null,
    visibility: 'LINK',
  })
  expect(memorial.stories.map((story: { text: string }) => story.text)).toEqual(['The garden', 'The boat'])
  expect(memorial.shareSlug).toBe(`jose-angstrom-hale-${memorial.uuid.replaceAll('-', '').slice(-6)}`)
  expect(memorial.createdAt).toBe(memorial.dateCreated)

  const list = await app.api('GET', '/memorial/list', { token: user.token })
  expect(list.body.memorials).toMatchObject([
    { uuid: memorial.uuid, paymentCompleted: false, profilePhoto: null },
  ])
})

test('the same clientId creates one memorial, also when both calls run at once', async () => {
  const { app, user } = await startWithUser()
  const json = { nameOfPerson: 'Ruth Vale', clientId: randomUUID() }
  const create = () => app.api('POST', '/memorial/create', { token: user.token, json })
  const answers = [...(await Promise.all([create(), create()])), await create()]
  expect(new Set(answers.map(({ body }) => body.memorial.uuid)).size).toBe(1)
  const list = await app.api('GET', '/memorial/list', { token: user.token })
  expect(list.body.memorials).toHaveLength(1)

  const other = await aUser(app)
  const theirs = await app.api('POST', '/memorial/create', { token: other.token, json })
  expect(theirs.body.memorial.uuid).not.toBe(answers[0]?.body.memorial.uuid)
})

test('invalid values are refused with a message', async () => {
  const { app, user } = await startWithUser()
  const create = (json: object) => app.api('POST', '/memorial/create', { token: user.token, json })
  expect(await create({ nameOfPerson: '' })).toMatchObject({
    status: 400,
    body: { success: false, msg: 'Name is required', field: 'nameOfPerson' },
  })
  expect((await create({ nameOfPerson: 'A' })).body.msg).toBe('Name must be at least 2 characters')
  expect(await create({ nameOfPerson: 7 })).toMatchObject({ status: 400, body: { field: 'nameOfPerson' } })
  expect((await create({ nameOfPerson: 'Ruth', memorialDate: 'soon' })).status).toBe(400)
  expect((await create({ nameOfPerson: 'Ruth', stories: 'none' })).status).toBe(400)
  expect((await create({ nameOfPerson: 'Ruth', mediaUuids: [randomUUID()] })).body.code).toBe(
    'MEDIA_NOT_FOUND',
  )
})

test('an edit changes only the fields it has, and null clears a field', async () => {
  const { app, host } = await startWithHost(payload)
  const first = await edit(app, host, { hostMessage: 'Come at noon' })
  expect(first.body.memorial).toMatchObject({ hostMessage: 'Come at noon', address: '1 Garden Lane' })
  expect(first.body.memorial.stories).toHaveLength(2)

  const second = await edit(app, host, {
    memorialDate: null,
    address: null,
    details: '',
    nameOfPerson: 'Zoë Hale',
  })
  expect(second.body.memorial).toMatchObject({
    nameOfPerson: 'Zoë Hale',
    memorialDate: null,
    address: null,
    details: null,
    hostMessage: 'Come at noon',
    shareSlug: host.memorial.shareSlug,
  })
  expect((await read(app, host)).body.memorial).toEqual(second.body.memorial)
})

test('an edit replaces the list of stories, matched by uuid', async () => {
  const { app, host } = await startWithHost(payload)
  const [garden, boat] = host.memorial.stories
  const { body } = await edit(app, host, {
    stories: [
      { uuid: boat.uuid, text: 'The old boat' },
      { uuid: randomUUID(), text: 'A new one' },
    ],
  })
  expect(body.memorial.stories).toMatchObject([
    { uuid: boat.uuid, text: 'The old boat' },
    { text: 'A new one' },
  ])
  expect(body.memorial.stories).not.toContainEqual(expect.objectContaining({ uuid: garden.uuid }))

  const other = await aHost(app)
  const taken = await edit(app, other, { stories: [{ uuid: boat.uuid, text: 'Not yours' }] })
  expect(taken.body.memorial.stories[0].uuid).not.toBe(boat.uuid)
  expect((await read(app, host)).body.memorial.stories[0].text).toBe('The old boat')
  expect((await edit(app, host, { stories: [] })).body.memorial.stories).toEqual([])
})

test('a stale save gets the current memorial, and uploads make no save stale', async () => {
  const { app, host } = await startWithHost()
  const { version } = host.memorial
  await upload(app, host, { content: await aPhoto() })
  await app.drained()

  const saved = await edit(app, host, { version, hostMessage: 'First' })
  expect(saved.status).toBe(200)
  const stale = await edit(app, host, { version, hostMessage: 'Second' })
  expect(stale).toMatchObject({ status: 409, body: { success: false, code: 'MEMORIAL_STALE' } })
  expect(stale.body.memorial).toEqual(saved.body.memorial)
  expect((await read(app, host)).body.memorial.hostMessage).toBe('First')

  const next = await edit(app, host, { version: saved.body.memorial.version, hostMessage: 'Third' })
  expect(next.status).toBe(200)
  expect((await edit(app, host, { hostMessage: 'Without a version' })).status).toBe(200)
})

test('the list has the memorials that an account hosts, newest first, and those it contributed to', async () => {
  const { app, host } = await startWithHost({ nameOfPerson: 'First Person' })
  app.clock.advance({ minutes: 1 })
  await app.api('POST', '/memorial/create', { token: host.token, json: { nameOfPerson: 'Second Person' } })
  const { body } = await app.api('GET', '/memorial/list-all', { token: host.token })
  expect(body.ownedMemorials.map((one: { nameOfPerson: string }) => one.nameOfPerson)).toEqual([
    'Second Person',
    'First Person',
  ])
  expect(body.contributions).toEqual([])

  const stranger = await aUser(app)
  expect((await app.api('GET', '/memorial/list', { token: stranger.token })).body.memorials).toEqual([])
})
