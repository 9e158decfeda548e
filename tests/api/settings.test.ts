import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { startWithPaidHost } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'

const path = ({ memorial }: Host) => `/memorial/settings/${memorial.uuid}`
const set = (app: TestApp, host: Host, json: object) =>
  app.api('POST', path(host), { token: host.token, json })

test('settings are returned, changed one by one, and make no edit stale', async () => {
  const { app, host } = await startWithPaidHost()
  const begins = { visibility: 'LINK', hasPasscode: false, searchIndexed: false, appearAtOnce: 'INVITED' }
  expect(host.memorial).toMatchObject(begins)
  for (const [change, after] of [
    [{ searchIndexed: true }, { ...begins, searchIndexed: true }],
    [{ appearAtOnce: 'NONE' }, { ...begins, searchIndexed: true, appearAtOnce: 'NONE' }],
    [{ passcode: ' rosebud ' }, { ...begins, searchIndexed: true, appearAtOnce: 'NONE', hasPasscode: true }],
    [{ visibility: 'PRIVATE' }, { visibility: 'PRIVATE', hasPasscode: true }],
    [{}, { visibility: 'PRIVATE' }],
  ] as const) {
    const { status, body } = await set(app, host, change)
    expect([status, body.memorial]).toMatchObject([200, { ...after, version: host.memorial.version }])
  }
})

test('the passcode is required once, never returned, and stored as a hash', async () => {
  const { app, host } = await startWithPaidHost()
  expect(await set(app, host, { visibility: 'PASSCODE' })).toMatchObject({
    status: 400,
    body: { code: 'PASSCODE_MISSING', field: 'passcode' },
  })
  for (const [passcode, msg] of [
    ['roses', 'The word needs at least 6 characters'],
    ['  roses  ', 'The word needs at least 6 characters'],
    ['x'.repeat(61), 'The word must be at most 60 characters'],
    [7, 'The word must be text'],
  ])
    expect(await set(app, host, { visibility: 'PASSCODE', passcode })).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', field: 'passcode', msg },
    })
  const { body } = await set(app, host, { visibility: 'PASSCODE', passcode: 'Rosebud' })
  expect(body.memorial).toMatchObject({ visibility: 'PASSCODE', hasPasscode: true })
  expect(JSON.stringify(body)).not.toMatch(/rosebud|argon2/i)
  const { rows } = await app.pool.query('select passcode_hash from memorials')
  expect(rows[0].passcode_hash).toMatch(/^\$argon2id\$/)
})
