import { expect, onTestFinished, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, startWithPaidHost } from '../support/factories.ts'

// An id means the same in capitals (RFC 9562, 4), so everybody has to see at once what is done with it.

type Host = Awaited<ReturnType<typeof aPaidHost>>

const detailsOf = async (app: TestApp, { memorial }: Host) =>
  (await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).body.memorial?.details

test('an edit by an id in capitals is seen by visitors at once', async () => {
  const { app, host } = await startWithPaidHost()
  expect(await detailsOf(app, host)).toBeNull()
  const edited = await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid.toUpperCase(), details: 'Please wear something yellow.' },
  })
  expect(edited.status).toBe(200)
  expect(await detailsOf(app, host)).toBe('Please wear something yellow.')
})

test('a memorial made private by an id in capitals is private', async () => {
  const { app, host } = await startWithPaidHost()
  expect(await detailsOf(app, host)).toBeNull()
  const closed = await app.api('POST', `/memorial/settings/${host.memorial.uuid.toUpperCase()}`, {
    token: host.token,
    json: { visibility: 'PRIVATE' },
  })
  expect(closed.status).toBe(200)
  expect((await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).status).not.toBe(200)
})

test('when the operator hides a memorial by an id in capitals, every node gets the id in small letters', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  const listening = await app.pool.connect()
  onTestFinished(() => listening.release(true))
  await listening.query('listen memorial_changed')
  const heard = new Promise((resolve) => listening.once('notification', ({ payload }) => resolve(payload)))
  const hidden = await app.api('POST', `/operator/memorials/hide/${memorial.uuid.toUpperCase()}`, {
    token: OPERATOR_TOKEN,
    json: { hidden: true },
  })
  expect(hidden.status).toBe(200)
  expect(await heard).toBe(memorial.uuid)
})
