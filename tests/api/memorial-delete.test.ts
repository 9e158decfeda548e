import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailDay } from '#server/mails/dates.ts'
import type { TestApp } from '../support/app.ts'
import { editor, type Host } from '../support/edits.ts'
import { aPaidHost, aPhoto, aUser, startWithHost, startWithPaidHost, upload } from '../support/factories.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const remove = (app: TestApp, host: Host) =>
  app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token })

const restore = (app: TestApp, host: Host) =>
  app.api('POST', `/memorial/restore/${host.memorial.uuid}`, { token: host.token })

const listAll = async (app: TestApp, { token }: { token: string }) =>
  (await app.api('GET', '/memorial/list-all', { token })).body

async function aCoHost(app: TestApp, host: Host) {
  const user = await aUser(app)
  await app.db
    .insertInto('relationships')
    .values({ userUuid: user.uuid, memorialUuid: host.memorial.uuid, relationshipType: 'ADMIN' })
    .execute()
  return { ...user, memorial: host.memorial }
}

test('a deleted memorial is gone for everyone at once', async () => {
  const { app, host } = await startWithPaidHost()
  const coHost = await aCoHost(app, host)
  const { shareSlug, uuid } = host.memorial
  expect((await app.api('GET', `/public/memorial/${shareSlug}`)).status).toBe(200)

  const { status, body } = await remove(app, host)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, removedAt: expect.any(String) })
  expect(await app.api('GET', `/public/memorial/${shareSlug}`)).toMatchObject({
    status: 404,
    body: { code: 'PUBLIC_MISSING' },
  })
  for (const one of [host, coHost]) {
    const read = await app.api('GET', `/memorial/get/${uuid}`, { token: one.token })
    expect(read).toMatchObject({ status: 404, body: { code: 'MEMORIAL_NOT_FOUND' } })
    expect((await listAll(app, one)).ownedMemorials).toEqual([])
    const { email, password } = one
    const signedIn = await app.api('POST', '/anon/signin', { json: { email, password } })
    expect(signedIn.body.memorialRelationships).toEqual([])
  }
  const [deleted] = (await listAll(app, host)).deletedMemorials
  expect(deleted).toEqual({
    uuid,
    nameOfPerson: 'Margaret Anne Hollis',
    dateDeleted: expect.any(String),
    removedAt: body.removedAt,
  })
  expect(Date.parse(deleted.removedAt) - Date.parse(deleted.dateDeleted)).toBe(30 * DAY_MS)
  expect((await listAll(app, coHost)).deletedMemorials).toEqual([])
  expect((await remove(app, host)).status).toBe(404)
})

test('the hosts of a deleted memorial are told by mail until when it can be restored', async () => {
  const { app, host } = await startWithPaidHost()
  const coHost = await aCoHost(app, host)
  await app.api('POST', '/user/save', {
    token: host.token,
    json: { email: host.email, firstName: 'Claire', surname: 'Hollis' },
  })
  await app.outbox()
  const { removedAt } = (await remove(app, host)).body
  const until = `until ${mailDay(new Date(Date.parse(removedAt) - DAY_MS))}`
  const mails = (await app.outbox()).filter((mail) => mail.subject.includes('deleted'))
  expect(mails).toHaveLength(2)
  const mailTo = (email: string) => mails.find((mail) => mail.to.includes(email))
  const subject = 'Margaret Anne Hollis’s memorial has been deleted'
  expect(mailTo(host.email)).toMatchObject({ subject, text: expect.stringContaining(until) })
  expect(mailTo(host.email)?.text).toContain('/profile')
  expect(mailTo(coHost.email)).toMatchObject({ subject, text: expect.stringContaining(until) })
  expect(mailTo(coHost.email)?.text).toContain('Claire Hollis has deleted')
  expect(mailTo(coHost.email)?.text).not.toContain('/profile')
})

test('the owner can restore a deleted memorial as it was, within thirty days', async () => {
  const { app, host } = await startWithPaidHost({ stories: [{ text: 'The garden' }] })
  const coHost = await aCoHost(app, host)
  const photo = await upload(app, host, { content: await aPhoto() })
  await app.drained()
  const before = await editor(app, host).read()
  await remove(app, host)
  app.clock.advance({ days: 29 })
  await app.run('memorial.purge', {})
  await app.run('media.purge', {})

  const { status, body } = await restore(app, host)
  expect(status).toBe(200)
  expect(body.memorial).toEqual(before)
  const { location, filename, extension } = photo.body.media
  expect((await app.api('GET', `${location}/${filename}.${extension}`)).status).toBe(200)
  expect((await app.api('GET', `/public/memorial/${before.shareSlug}`)).status).toBe(200)
  expect((await editor(app, coHost).parts({ details: 'Still a co-host' })).status).toBe(200)
  expect(await listAll(app, host)).toMatchObject({
    ownedMemorials: [{ uuid: before.uuid }],
    deletedMemorials: [],
  })
  expect((await restore(app, host)).status).toBe(200)
})

test('nobody but the owner can restore it, and nobody after thirty days', async () => {
  const { app, host } = await startWithHost()
  const coHost = await aCoHost(app, host)
  const stranger = { ...(await aUser(app)), memorial: host.memorial }
  const unknown = { ...host, memorial: { uuid: randomUUID() } }
  await remove(app, host)
  const refused = { status: 404, body: { code: 'MEMORIAL_NOT_FOUND' } }
  for (const one of [coHost, stranger, unknown]) expect(await restore(app, one)).toMatchObject(refused)
  app.clock.advance({ days: 30, minutes: 1 })
  const login = await app.api('POST', '/anon/signin', {
    json: { email: host.email, password: host.password },
  })
  const late = { ...host, token: login.body.token }
  expect((await listAll(app, late)).deletedMemorials).toEqual([])
  expect(await restore(app, late)).toMatchObject(refused)
})

test('photos that had no renditions yet get them when their memorial is restored', async () => {
  const { app, host } = await startWithHost()
  const { body } = await upload(app, host, { content: await aPhoto() })
  await app.db.updateTable('memorials').set({ deletedAt: app.clock.now() }).execute()
  await app.drained()
  await app.db.updateTable('media').set({ state: 'PROCESSING' }).execute()
  expect((await restore(app, host)).body.memorial.media).toMatchObject([
    { uuid: body.mediaUuid, state: 'PROCESSING' },
  ])
  await app.drained()
  expect((await editor(app, host).read()).media).toMatchObject([{ state: 'READY' }])
})

test('after thirty days a memorial is deleted for good, with every file, but payments and gifts stay on record', async () => {
  const { app, host } = await startWithPaidHost({
    stories: [{ text: 'The garden' }],
    contacts: [{ email: 'joan@example.com' }],
  })
  const stays = await aPaidHost(app)
  for (const one of [host, stays]) {
    await upload(app, one, { content: await aPhoto() })
    await anRsvp(app.pool, one.memorial.uuid)
    await aContribution(app.pool, one.memorial.uuid, { photos: 1 })
    await aDonation(app.pool, one.memorial.uuid, { fundUuid: await aFund(app.pool, one.memorial.uuid) })
  }
  const portrait = await upload(app, host, { content: await aPhoto(), fields: { role: 'PROFILE_PHOTO' } })
  await editor(app, host).parts({ profilePhotoUuid: portrait.body.mediaUuid })
  await app.drained()
  const filesOf = (folder: string) => readdir(join(app.dataDir, 'media', folder))
  expect(await filesOf(`public/${host.memorial.uuid}`)).not.toEqual([])

  await remove(app, host)
  app.clock.advance({ days: 31 })
  await app.run('memorial.purge', {})
  for (const folder of [`public/${host.memorial.uuid}`, `originals/${host.memorial.uuid}`])
    expect(existsSync(join(app.dataDir, 'media', folder)) ? await filesOf(folder) : []).toEqual([])
  expect(await filesOf(`public/${stays.memorial.uuid}`)).not.toEqual([])
  const left = async (table: 'stories' | 'contacts' | 'media' | 'rsvps' | 'contributions' | 'funds') =>
    (await app.db.selectFrom(table).select('memorialUuid').execute()).map((row) => row.memorialUuid)
  for (const table of ['stories', 'contacts', 'media', 'rsvps', 'contributions', 'funds'] as const)
    expect([table, await left(table)]).not.toContain(host.memorial.uuid)
  for (const table of ['media', 'rsvps', 'contributions', 'funds'] as const)
    expect([table, new Set(await left(table))]).toEqual([table, new Set([stays.memorial.uuid])])
  const books = (await app.db.selectFrom('payments').select(['memorialUuid', 'purpose']).execute())
    .map(({ memorialUuid, purpose }) => `${purpose} ${memorialUuid}`)
    .sort()
  const both = [host.memorial.uuid, stays.memorial.uuid].sort()
  expect(books).toEqual(['donation', 'memorial'].flatMap((one) => both.map((uuid) => `${one} ${uuid}`)))
  expect(await app.db.selectFrom('memorials').select('uuid').execute()).toEqual([
    { uuid: stays.memorial.uuid },
  ])
})
