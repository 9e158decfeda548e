import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { memorial as limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aPhoto, aUser, startWithHost, upload } from '../support/factories.ts'
import { insertMedia } from '../support/media-rows.ts'

// One account that costs nothing fills the database or the memory.

const STORY = 'x'.repeat(19_990)
/** As many stories as fit. */
const full = Array.from({ length: Math.floor(limits.textBytes / 20_000) }, () => ({ text: STORY }))
const tooMuch = { status: 413, body: { code: 'TOO_MUCH_TEXT' } }

const create = (app: TestApp, token: string, json: object = {}) =>
  app.api('POST', '/memorial/create', { token, json: { nameOfPerson: 'Ruth Vale', ...json } })

test('all text of a memorial has an end, wherever it is written; less is always saved', async () => {
  const app = await startApp()
  const { token, memorial } = await aPaidHost(app)
  const { uuid } = memorial
  const edit = (json: object) => app.api('POST', '/memorial/edit', { token, json: { uuid, ...json } })
  // What visitors send is not theirs.
  await insertMedia(app, 30, { memorialUuid: uuid, role: 'MEMORY_FILM', title: '字'.repeat(500) })
  expect((await edit({ stories: full })).status).toBe(200)
  const { body } = await app.api('GET', `/memorial/get/${uuid}`, { token })
  const save = (path: string, json: object) => app.api('POST', `/memorial/${path}/${uuid}`, { token, json })
  const one = { text: STORY }
  expect(await save('stories/update', { stories: [one], deleteStoryUuids: [] })).toMatchObject(tooMuch)
  expect(await edit({ stories: [...full, one] })).toMatchObject(tooMuch)
  expect(await edit({ contacts: contacts(300) })).toMatchObject(tooMuch)
  expect(await save('contacts/add', { contacts: contacts(300) })).toMatchObject(tooMuch)
  const funds = Array.from({ length: 10 }, (_, n) => ({ title: `F${n}`, description: 'x'.repeat(2000) }))
  expect(await save('funds/update', { funds, deleteFundIds: [] })).toMatchObject(tooMuch)
  const { body: after } = await app.api('GET', `/memorial/get/${uuid}`, { token })
  expect(after.memorial).toMatchObject({ stories: body.memorial.stories, contacts: [], memorialFunds: [] })

  // A photo is never refused for its caption; then what is written may become less, but not more.
  await insertMedia(app, 8, { memorialUuid: uuid, role: 'FILM', title: '字'.repeat(500) })
  const late = { content: await aPhoto(), fields: { title: '字'.repeat(500) } }
  expect((await upload(app, { token, memorial }, late)).status).toBe(200)
  expect(await edit({ details: 'x'.repeat(2000) })).toMatchObject(tooMuch)
  const [first] = body.memorial.stories
  expect((await save('stories/update', { stories: [], deleteStoryUuids: [first.uuid] })).status).toBe(200)
})

const contacts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ email: `${n}@example.com`, firstName: 'x'.repeat(100) }))

test('a memorial with too much text is not made, and its draft can be sent again', async () => {
  const app = await startApp()
  const { token } = await aUser(app)
  const clientId = randomUUID()
  expect(await create(app, token, { clientId, stories: [...full, { text: STORY }] })).toMatchObject(tooMuch)
  expect((await app.api('GET', '/memorial/list', { token })).body.memorials).toEqual([])
  expect((await create(app, token, { clientId, stories: full })).status).toBe(200)
  // What no memorial could hold is not even read, and the sentence arrives all the same.
  const stories = Array.from({ length: 200 }, () => ({ text: '字'.repeat(20_000) }))
  const unread = await fetch(`${await app.listen()}/memorial/create`, {
    method: 'POST',
    headers: { pid: token, 'content-type': 'application/json' },
    body: JSON.stringify({ nameOfPerson: 'Ruth Vale', stories }),
  })
  expect([unread.status, await unread.json()]).toMatchObject([413, { code: 'TOO_MUCH_TEXT' }])
})

test('an account has three memorials that nobody paid for; trying again makes none', async () => {
  const { app, host } = await startWithHost()
  const { token } = host
  const clientId = randomUUID()
  const first = await create(app, token, { clientId })
  await create(app, token)
  const fourth = { status: 409, body: { code: 'TOO_MANY_UNPAID' } }
  expect(await create(app, token)).toMatchObject(fourth)
  const again = await create(app, token, { clientId })
  expect(again).toMatchObject({ status: 200, body: { memorial: { uuid: first.body.memorial.uuid } } })
  // A deleted one is kept for thirty days, with all that is in it.
  const json = {}
  expect((await app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token, json })).status).toBe(200)
  expect(await create(app, token)).toMatchObject(fourth)
  await app.db
    .updateTable('memorials')
    .set({ paymentCompletedAt: app.clock.now() })
    .where('uuid', '=', first.body.memorial.uuid)
    .execute()
  expect((await create(app, token)).status).toBe(200)
})

test('ten exports at once, which nobody takes, cost hardly any memory', async () => {
  const app = await startApp()
  const { token } = await aUser(app)
  for (let n = 0; n < 12; n += 1) {
    expect((await create(app, token, { stories: full })).status).toBe(200)
    await app.db.updateTable('memorials').set({ paymentCompletedAt: app.clock.now() }).execute()
  }
  // 24 MB: more than a connection takes that nobody reads.
  await app.pool.query(
    'insert into stories (memorial_uuid, text, position) select memorial_uuid, text, position from stories, generate_series(1, 3)',
  )
  const { port } = new URL(await app.listen())
  const served: Socket[] = []
  app.app.server.on('connection', (socket) => void served.push(socket))
  const clients = Array.from({ length: 10 }, () => connect(Number(port), '127.0.0.1'))
  onTestFinished(() => clients.forEach((client) => void client.destroy()))
  const begun = clients.map((client) => {
    client.write(`GET /user/data HTTP/1.1\r\nhost: x\r\npid: ${token}\r\n\r\n`)
    // Nothing is read, so what was sent waits.
    return once(client, 'readable')
  })
  await Promise.all(begun)
  expect(served).toHaveLength(10)
  expect(served.reduce((sum, socket) => sum + socket.writableLength, 0)).toBeLessThan(30 * 1024 * 1024)
  const { status, body } = await app.api('GET', '/user/data', { token })
  expect([status, body.data.memorials.length]).toEqual([200, 12])
})
