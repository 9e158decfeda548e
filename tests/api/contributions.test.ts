import { expect, test } from 'vitest'
import { responses } from '#contract/limits.ts'
import type { TestApp } from '../support/app.ts'
import { one } from '../support/contributing.ts'
import { aHost, aUser, readMemorial, startWithHost, startWithPaidHost } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'
import { allPages } from '../support/pages.ts'
import { aContribution, seedResponses } from '../support/responses.ts'

const list = (app: TestApp, { token, memorial }: Host) =>
  app.api('GET', `/memorial/contributions/${memorial.uuid}`, { token })

const mediaDir = (app: TestApp) => `${app.dataDir}/media`

test('hosts get the contributions with their photos in order', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const { uuid: id, mediaUuids } = await aContribution(app.pool, uuid, {
    name: 'Joan Petrie',
    email: 'joan@example.com',
    message: 'She taught me to whistle.',
    photos: 2,
    mediaDir: mediaDir(app),
  })
  const memorial = await readMemorial(app, host)
  expect(memorial.contributionCount).toBe(1)
  expect(memorial.contributions).toEqual([
    {
      id,
      contributorName: 'Joan Petrie',
      contributorEmail: 'joan@example.com',
      message: 'She taught me to whistle.',
      media: mediaUuids.map((mediaUuid) => expect.objectContaining({ uuid: mediaUuid, state: 'READY' })),
      dateCreated: expect.stringMatching(/Z$/),
      state: 'VISIBLE',
      pendingReason: null,
      mailSender: null,
      canBlock: false,
      onPaper: false,
      isBrought: false,
      canThank: true,
      isInvited: false,
      dateThanked: null,
    },
  ])
  expect((await list(app, host)).body).toMatchObject({ contributions: memorial.contributions, next: null })
  const { url } = memorial.contributions[0].media[0]
  expect((await app.api('GET', url)).status).toBe(200)
  // Photos of contributions are not the host's own photos.
  expect(memorial.media).toEqual([])
})

test('a contribution without a name has no address either, and can be thanked if its address is known', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const visitor = await aUser(app)
  await aContribution(app.pool, uuid, { name: null, email: null, dateCreated: new Date(0) })
  const { uuid: anonymous } = await aContribution(app.pool, uuid, {
    name: '  ',
    email: null,
    userUuid: visitor.uuid,
  })
  const { contributions } = await readMemorial(app, host)
  expect(contributions).toMatchObject([
    { contributorName: null, contributorEmail: null, canThank: true },
    { contributorName: null, contributorEmail: null, canThank: false },
  ])
  expect((await list(app, host)).body.contributions).toEqual(contributions)

  // The thanks reach them although no response names them.
  const thanked = await one(app, host, anonymous).thank('Thank you, whoever you are.')
  expect(thanked.raw.toString()).not.toContain(visitor.email)
  expect((await app.outbox()).find(({ to }) => to.includes(visitor.email))?.text).toContain('whoever you are')
  const named = await aUser(app)
  await aContribution(app.pool, uuid, { userUuid: named.uuid, name: 'Joan Petrie' })
  const { contributions: all } = await readMemorial(app, host)
  for (const { id, canBlock } of all)
    if (canBlock) await app.api('POST', `/memorial/contribution/block/${uuid}/${id}`, { token: host.token })
  const told = async (path: string) => (await app.api('GET', path, { token: host.token })).raw.toString()
  const blocked = await told(`/memorial/blocked/${uuid}`)
  expect(blocked).not.toContain(visitor.email)
  expect(blocked).toContain(named.email)
  expect(await told(`/memorial/log/${uuid}`)).not.toContain(visitor.email)
})

test('the memorial has the newest contributions, the list has all: none is missing or doubled while others add', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const newest = new Date(Date.now() - 60_000)
  const { contributionUuids } = await seedResponses(app.pool, {
    memorialUuid: uuid,
    contributions: 60,
    photosEach: 1,
    newest,
  })
  const pages = await allPages<{ id: string; media: unknown[] }>(app, {
    path: `/memorial/contributions/${uuid}`,
    token: host.token,
    field: 'contributions',
    between: () => aContribution(app.pool, uuid),
  })
  expect(pages.map((page) => page.length)).toEqual([25, 25, 10])
  expect(new Set(pages.flat().map(({ id }) => id))).toEqual(new Set(contributionUuids))
  expect(pages.flat().every(({ media }) => media.length === 1)).toBe(true)
  const memorial = await readMemorial(app, host)
  expect([memorial.contributions.length, memorial.contributionCount]).toEqual([25, 63])
  expect((await list(app, host)).body.contributions).toEqual(memorial.contributions)
  const { status, body } = await app.api('GET', `/memorial/contributions/${uuid}?after=x`, {
    token: host.token,
  })
  expect([status, body.code, body.field]).toEqual([400, 'BAD_INPUT', 'after'])
})

test('a contribution is hidden and shown again, and each raises the version of its memorial', async () => {
  const { app, host } = await startWithHost()
  const { uuid: id } = await aContribution(app.pool, host.memorial.uuid)
  const versions = async () =>
    app.db.selectFrom('memorials').select(['version', 'editVersion']).executeTakeFirstOrThrow()
  const before = await versions()
  const hidden = await one(app, host, id).hide(true)
  expect([hidden.status, hidden.body.contribution.id, hidden.body.contribution.state]).toEqual([
    200,
    id,
    'HIDDEN',
  ])
  expect((await readMemorial(app, host)).contributions[0].state).toBe('HIDDEN')
  // The version of what readers see changes, the version of what hosts edit does not.
  expect(await versions()).toEqual({ version: before.version + 1, editVersion: before.editVersion })
  expect((await one(app, host, id).hide(false)).body.contribution.state).toBe('VISIBLE')
})

test('a pending contribution is approved or hidden', async () => {
  const { app, host } = await startWithHost()
  const waiting = () => aContribution(app.pool, host.memorial.uuid, { state: 'PENDING' })
  const [first, second] = [await waiting(), await waiting()]
  expect((await one(app, host, first.uuid).hide(false)).body.contribution.state).toBe('VISIBLE')
  expect((await one(app, host, second.uuid).hide(true)).body.contribution.state).toBe('HIDDEN')
})

test('nobody else can read a hidden or pending contribution', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid, shareSlug } = host.memorial
  const hidden = await aContribution(app.pool, uuid, { message: 'taken down', photos: 1 })
  await aContribution(app.pool, uuid, { message: 'not let in', state: 'PENDING', photos: 1 })
  await one(app, host, hidden.uuid).hide(true)
  const { raw } = await app.api('GET', `/public/memorial/${shareSlug}`)
  expect(raw.toString()).not.toMatch(/taken down|not let in|contributionUuid/)
})

test('a removed contribution is gone everywhere with its photos, and is the same when restored', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const { uuid: id, mediaUuids } = await aContribution(app.pool, uuid, { photos: 3 })
  // A photo that had been removed on its own before.
  await app.api('POST', `/memorial/media/delete/${mediaUuids[1]}`, { token: host.token })
  const before = await readMemorial(app, host)
  expect(before.contributions[0].media).toHaveLength(2)

  expect((await one(app, host, id).remove()).status).toBe(200)
  expect(await readMemorial(app, host)).toMatchObject({ contributions: [], contributionCount: 0 })
  expect((await list(app, host)).body.contributions).toEqual([])
  const { rows } = await app.pool.query('select uuid from media where deleted_at is null')
  expect(rows).toEqual([])
  const gone = one(app, host, id)
  for (const call of [gone.hide(true), gone.hide(false), gone.remove()]) {
    const { status, body } = await call
    expect([status, body.code]).toEqual([404, 'CONTRIBUTION_NOT_FOUND'])
  }

  const restored = await gone.restore()
  expect([restored.status, restored.body.contribution]).toEqual([200, before.contributions[0]])
  expect((await readMemorial(app, host)).contributions).toEqual(before.contributions)
  // Repeated, since a response can get lost.
  expect((await gone.restore()).body.contribution).toEqual(before.contributions[0])
})

test('a photo that was not ready when its contribution was removed is made ready when it is restored', async () => {
  const { app, host } = await startWithHost()
  const { uuid: id, mediaUuids } = await aContribution(app.pool, host.memorial.uuid, { photos: 1 })
  await app.pool.query(`update media set state = 'PROCESSING'`)
  await one(app, host, id).remove()
  await one(app, host, id).restore()
  const { rows } = await app.pool.query(`select data from pgboss.job where name = 'media.render'`)
  expect(rows).toEqual([{ data: { mediaUuid: mediaUuids[0] } }])
})

test('after 30 days a removed contribution cannot be restored, and its row and files are deleted', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const removed = await aContribution(app.pool, uuid, { photos: 1, mediaDir: mediaDir(app) })
  const kept = await aContribution(app.pool, uuid, { photos: 1, mediaDir: mediaDir(app) })
  const urlOf = async (id: string) =>
    (await readMemorial(app, host)).contributions.find((each: { id: string }) => each.id === id).media[0].url
  const [removedUrl, keptUrl] = [await urlOf(removed.uuid), await urlOf(kept.uuid)]
  await one(app, host, removed.uuid).remove()
  const deleteExpired = async () => {
    await app.run('media.purge', {})
    await app.run('contribution.purge', {})
  }

  app.clock.advance({ days: responses.undoDays, minutes: -1 })
  await deleteExpired()
  expect((await one(app, host, removed.uuid).restore()).status).toBe(200)
  expect((await app.api('GET', removedUrl)).status).toBe(200)

  await one(app, host, removed.uuid).remove()
  app.clock.advance({ days: responses.undoDays, minutes: 1 })
  const { email, password } = host
  const { token } = (await app.api('POST', '/anon/signin', { json: { email, password } })).body
  // Not even before the nightly job has run.
  expect((await one(app, { ...host, token }, removed.uuid).restore()).body.code).toBe(
    'CONTRIBUTION_NOT_FOUND',
  )
  // The files of its photos are deleted first, because only the rows know where they are.
  await app.run('contribution.purge', {})
  expect((await app.db.selectFrom('contributions').select('uuid').execute()).length).toBe(2)
  await deleteExpired()
  expect(await app.db.selectFrom('contributions').select('uuid').execute()).toEqual([{ uuid: kept.uuid }])
  expect(await app.db.selectFrom('media').select('uuid').execute()).toEqual([{ uuid: kept.mediaUuids[0] }])
  expect((await app.api('GET', removedUrl)).status).toBe(404)
  expect((await app.api('GET', keptUrl)).status).toBe(200)
})

test('a removed contribution cannot be restored once its author has added another', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const visitor = await aUser(app)
  const first = await aContribution(app.pool, uuid, { userUuid: visitor.uuid })
  await one(app, host, first.uuid).remove()
  const second = await aContribution(app.pool, uuid, { userUuid: visitor.uuid })
  const refused = await one(app, host, first.uuid).restore()
  expect([refused.status, refused.body.code]).toEqual([409, 'CONTRIBUTION_REPLACED'])
  await one(app, host, second.uuid).remove()
  expect((await one(app, host, first.uuid).restore()).status).toBe(200)
})

test('an account lists what it added, newest first, until it is removed', async () => {
  const { app, host } = await startWithHost()
  const other = await aHost(app, { nameOfPerson: 'Ruth Vale' })
  const visitor = await aUser(app)
  const from = { userUuid: visitor.uuid }
  const older = await aContribution(app.pool, host.memorial.uuid, {
    ...from,
    photos: 2,
    state: 'HIDDEN',
    dateCreated: new Date(0),
  })
  const newer = await aContribution(app.pool, other.memorial.uuid, from)
  const mine = async () => (await app.api('GET', '/memorial/list-all', { token: visitor.token })).body
  expect(await mine()).toMatchObject({
    ownedMemorials: [],
    contributions: [
      {
        id: newer.uuid,
        mediaCount: 0,
        memorial: { nameOfPerson: 'Ruth Vale', shareSlug: other.memorial.shareSlug },
      },
      {
        id: older.uuid,
        dateCreated: '1970-01-01T00:00:00.000Z',
        mediaCount: 2,
        memorial: { nameOfPerson: 'Margaret Anne Hollis' },
      },
    ],
  })
  await one(app, other, newer.uuid).remove()
  expect((await mine()).contributions).toHaveLength(1)
  await app.pool.query('update memorials set deleted_at = now() where uuid = $1', [host.memorial.uuid])
  expect((await mine()).contributions).toEqual([])
})
