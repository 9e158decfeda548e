import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, aUser } from '../support/factories.ts'

// A memorial that is saved by mail before it is finished (docs/decisions/0012).

type User = Awaited<ReturnType<typeof aUser>>

const create = (app: TestApp, { token }: Pick<User, 'token'>, fields: object = {}) =>
  app.api('POST', '/memorial/create', {
    token,
    json: { nameOfPerson: 'Margaret Hollis', keptAt: 'photos', ...fields },
  })

const keptMails = async (app: TestApp, subject = /is kept$/) =>
  (await app.outbox()).filter((mail) => subject.test(mail.subject))

test('the host gets a mail with the link to continue, once, however often the call is repeated', async () => {
  const app = await startApp()
  const user = await aUser(app)
  const clientId = randomUUID()
  const both = await Promise.all([create(app, user, { clientId }), create(app, user, { clientId })])
  const again = await create(app, user, { clientId })
  const uuids = new Set([...both, again].map(({ body }) => body.memorial.uuid))
  expect(uuids.size).toBe(1)
  expect(again.body.memorial.paymentCompleted).toBe(false)

  const mails = await keptMails(app)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.to).toContain(user.email)
  expect(mail?.subject).toBe('Your memorial for Margaret Hollis is kept')
  expect(mail?.text).toContain(`/memorial/load/${[...uuids][0]}?step=photos`)
  expect(mail?.text).toContain(user.email)
  expect(mail?.text).toContain('It stays until you delete it')
})

test('a memorial that is saved at the last step sends no such mail', async () => {
  const app = await startApp()
  const user = await aUser(app)
  await create(app, user, { keptAt: null })
  await create(app, user, { keptAt: undefined })
  expect(await keptMails(app)).toEqual([])
})

test('the mail is in the language of its reader', async () => {
  const app = await startApp()
  const user = await aUser(app)
  await app.db.updateTable('users').set({ language: 'es' }).where('uuid', '=', user.uuid).execute()
  await create(app, user)
  const [mail] = await keptMails(app, /^Su memorial para Margaret Hollis/)
  expect(mail?.text).toContain('Seguir con el memorial')
})

test('no mail is sent if the memorial was deleted before', async () => {
  const app = await startApp()
  const user = await aUser(app)
  const { body } = await create(app, user, { keptAt: null })
  const { uuid } = body.memorial
  const kept = { memorialUuid: uuid, userUuid: user.uuid, step: 'photos' }
  await app.api('POST', `/memorial/delete/${uuid}`, { token: user.token })
  await app.run('memorial.kept', kept)
  expect(await keptMails(app)).toEqual([])
  await app.api('POST', `/memorial/restore/${uuid}`, { token: user.token })
  await app.run('memorial.kept', kept)
  await app.run('memorial.kept', kept)
  expect(await keptMails(app)).toHaveLength(1)
})

test('only a step of the creation can be named, and only a confirmed address gets the mail', async () => {
  const app = await startApp()
  const user = await aUser(app)
  for (const keptAt of ['payment', '/photos', 'photos&redirect=//evil.example', 7])
    expect(await create(app, user, { keptAt })).toMatchObject({ status: 400, body: { success: false } })
  const unproved = await anUnverifiedUser(app)
  expect(await create(app, unproved)).toMatchObject({ status: 403, body: { code: 'EMAIL_UNVERIFIED' } })
  expect(await create(app, { token: 'nobody' })).toMatchObject({ status: 401 })
  expect(await keptMails(app)).toEqual([])
})
