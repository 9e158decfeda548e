import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMail } from '#server/modules/archive/repo-mails.ts'
import { limitRules } from '#server/ports/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aUser } from '../support/factories.ts'

// A successor was named without being asked, and may decline by the link in their mail (docs/decisions/0035).

const jo = { name: 'Jo Hollis', email: 'jo@example.com' }

async function start() {
  const app = await startApp()
  const host = await aPaidHost(app)
  await app.db.updateTable('users').set({ firstName: 'Claire', surname: 'Hollis' }).execute()
  const { token } = host
  const { uuid } = host.memorial
  const name = (...successors: object[]) =>
    app.api('PUT', `/memorial/archive/${uuid}/successors`, { token, json: { successors } })
  const send = async () => {
    expect((await app.api('POST', `/memorial/archive/${uuid}/send`, { token })).status).toBe(200)
    await app.drained()
  }
  await name(jo)
  await send()
  const [mail] = await mailsTo(app, jo.email)
  const naming = /\/named#(key[0-9a-f]{32})/.exec(mail?.text ?? '')?.[1] ?? ''
  const successor = await aUser(app, jo.email)
  const archive = (await app.api('GET', `/user/archive/${uuid}`, { token: successor.token })).body.archiveUrl
  const open = () => app.api('POST', '/public/naming', { json: { token: naming } })
  const answer = (declined: boolean) =>
    app.api('POST', '/public/naming/answer', { json: { token: naming, declined } })
  const successors = async () =>
    (await app.api('GET', `/memorial/archive/${uuid}`, { token })).body.archive.successors
  const log = async () =>
    (await app.api('GET', `/memorial/log/${uuid}`, { token })).body.entries.map(
      ({ action }: { action: string }) => action,
    )
  const download = () => app.app.inject({ method: 'HEAD', url: archive })
  /** After the hour. */
  const tell = async () => {
    const { uuid: successorUuid } = await app.db
      .selectFrom('archiveSuccessors')
      .select('uuid')
      .executeTakeFirstOrThrow()
    await app.run('archive.declined', { successorUuid })
  }
  return { app, host, name, send, tell, naming, open, answer, successors, log, download }
}

const mailsTo = async (app: TestApp, email: string) =>
  (await app.outbox()).filter(({ to }) => to.includes(email))

const told = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => subject.startsWith('An answer about the archive'))

test('opening the link changes nothing; declining ends the mails and the links, and is told once and kindly', async () => {
  const { app, host, send, tell, open, answer, successors, log, download } = await start()
  const naming = { nameOfPerson: 'Margaret Anne Hollis', owner: 'Claire Hollis', declined: false }
  expect((await open()).body.naming).toEqual(naming)
  expect(await successors()).toMatchObject([{ ...jo, declined: false }])
  expect((await download()).statusCode).toBe(200)

  expect((await answer(true)).body.naming).toEqual({ ...naming, declined: true })
  expect((await answer(true)).status).toBe(200)
  expect(await successors()).toMatchObject([{ ...jo, declined: true }])
  expect((await download()).statusCode).toBeGreaterThanOrEqual(400)
  expect((await log()).filter((action: string) => action === 'DECLINED_NAMING')).toHaveLength(1)
  app.clock.advance({ days: 1 })
  await tell()
  await send()
  expect(await mailsTo(app, jo.email)).toHaveLength(1)
  expect(await told(app)).toMatchObject([{ to: expect.stringContaining(host.email) }])
  expect((await told(app))[0]?.text).toContain('Jo Hollis would rather not')

  // Back and forth is no way to write to the owner.
  await answer(false)
  await answer(true)
  await rm(join(app.dataDir, 'outbox'), { recursive: true })
  await tell()
  expect(await told(app)).toEqual([])
})

test('who takes it back within the hour is named as before, and nobody is told', async () => {
  const { app, send, tell, answer, successors, download } = await start()
  await answer(true)
  await answer(false)
  expect((await download()).statusCode).toBe(200)
  app.clock.advance({ days: 1 })
  await tell()
  expect(await told(app)).toEqual([])
  expect(await successors()).toMatchObject([{ declined: false }])
  await send()
  expect(await mailsTo(app, jo.email)).toHaveLength(2)
})

test('a mail that was queued before does not go to who declined; saving the list names nobody anew', async () => {
  const { app, name, answer, successors } = await start()
  const { uuid } = await app.db
    .selectFrom('archiveMails')
    .select('uuid')
    .where('successorUuid', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(await readMail(app.db, uuid)).toMatchObject({ email: jo.email })
  await answer(true)
  expect(await readMail(app.db, uuid)).toBeUndefined()
  await name(jo)
  expect(await successors()).toMatchObject([{ declined: true }])
})

test('the owner is told by itself, an hour after somebody declined', async () => {
  const { app, answer } = await start()
  await answer(true)
  await app.drained()
  expect(await told(app)).toEqual([])
  await app.pool.query("update pgboss.job set start_after = now() where name = 'archive.declined'")
  await app.drained()
  expect(await told(app)).toHaveLength(1)
})

test('forty answers an hour are taken from one successor', async () => {
  const { answer } = await start()
  const { points } = limitRules.namingBySuccessor
  for (let n = 1; n <= points; n++) expect((await answer(n % 2 === 1)).status).toBe(200)
  const { status, body } = await answer(true)
  expect([status, body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
})

test('who declined, is taken off the list and named again has still declined, and may take it back', async () => {
  const { app, name, send, open, answer, successors } = await start()
  await answer(true)
  await name()
  expect(await successors()).toEqual([])
  expect((await open()).status).toBe(404)
  await name({ ...jo, email: 'JO@example.com' })
  expect(await successors()).toMatchObject([{ declined: true }])
  app.clock.advance({ days: 1 })
  await send()
  expect(await mailsTo(app, jo.email)).toHaveLength(1)
  expect((await answer(false)).body.naming).toMatchObject({ declined: false })
  app.clock.advance({ minutes: 11 })
  await send()
  expect((await app.outbox()).filter(({ to }) => to.toLowerCase() === jo.email)).toHaveLength(2)
})

test('the link of somebody who was removed, of nobody, or of a memorial that is gone opens nothing', async () => {
  const { app, name, open, answer } = await start()
  const nobody = await app.api('POST', '/public/naming', { json: { token: crypto.randomUUID() } })
  expect([nobody.status, nobody.body.code]).toEqual([404, 'YEARLY_NOTE_UNKNOWN'])
  for (const gone of [{ deletedAt: new Date() }, { hiddenAt: new Date() }]) {
    await app.db.updateTable('memorials').set(gone).execute()
    expect([(await open()).status, (await answer(true)).status]).toEqual([404, 404])
    await app.db.updateTable('memorials').set({ deletedAt: null, hiddenAt: null }).execute()
  }
  await name()
  expect([(await open()).status, (await answer(true)).status]).toEqual([404, 404])
})
