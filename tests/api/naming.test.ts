import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { aUser, startWithPaidHost } from '../support/factories.ts'

// A successor was named without being asked, and takes their name off by the link in their mail (docs/decisions/0035).

const jo = { name: 'Jo Hollis', email: 'jo@example.com' }

const mailsTo = async (app: TestApp, email: string) =>
  (await app.outbox()).filter(({ to }) => to.includes(email))

async function start() {
  const { app, host } = await startWithPaidHost()
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
  const stop = /\/unsubscribe\/key[0-9a-f]{32}/.exec(mail?.text ?? '')?.[0] ?? ''
  const successor = await aUser(app, jo.email)
  const archive = (await app.api('GET', `/user/archive/${uuid}`, { token: successor.token })).body.archiveUrl
  const successors = async () =>
    (await app.api('GET', `/memorial/archive/${uuid}`, { token })).body.archive.successors
  const actions = async () =>
    (await app.api('GET', `/memorial/log/${uuid}`, { token })).body.entries.map(
      ({ action }: { action: string }) => action,
    )
  const download = async () => (await app.app.inject({ method: 'HEAD', url: archive })).statusCode
  return { app, name, send, stop, successors, actions, download }
}

test('opening the link changes nothing; a press takes the name off, ends mails and links, and is in the log', async () => {
  const { app, send, stop, successors, actions, download } = await start()
  expect(stop).not.toBe('')
  expect((await app.api('GET', `/public${stop}`)).status).toBe(303)
  expect(await successors()).toMatchObject([jo])
  expect(await download()).toBe(200)

  expect((await app.api('POST', `/public${stop}`)).status).toBe(200)
  expect(await successors()).toEqual([])
  expect(await download()).not.toBe(200)
  expect((await actions()).filter((action: string) => action === 'DECLINED_NAMING')).toHaveLength(1)
  app.clock.advance({ hours: 1 })
  await send()
  expect(await mailsTo(app, jo.email)).toHaveLength(1)
  // The link of somebody who is named no longer opens nothing.
  expect((await app.api('POST', `/public${stop}`)).status).toBe(404)
})

test('a mail that was queued before does not go to who took their name off', async () => {
  const { app, stop } = await start()
  const { uuid: mailUuid } = await app.db
    .selectFrom('sentMails')
    .select('uuid')
    .where('successorUuid', 'is not', null)
    .executeTakeFirstOrThrow()
  await app.api('POST', `/public${stop}`)
  await app.run('archive.mail', { mailUuid })
  expect(await mailsTo(app, jo.email)).toHaveLength(1)
})
