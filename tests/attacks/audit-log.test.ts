import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { type aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const entries = async (app: TestApp, { token, memorial }: Pick<Host, 'token' | 'memorial'>) =>
  (await app.api('GET', `/memorial/log/${memorial.uuid}`, { token })).body.entries

const call = (app: TestApp, { token }: { token: string }, path: string, json: object = {}) =>
  app.api('POST', path, { token, json })

test('a request that changes nothing adds no entry', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const before = await entries(app, host)
  const withdrawn = await call(app, host, `/memorial/hosts/withdraw/${uuid}/${randomUUID()}`)
  expect([withdrawn.status, withdrawn.body.code]).toEqual([404, 'HOST_INVITATION_INVALID'])
  expect((await call(app, host, `/memorial/settings/${uuid}`)).status).toBe(200)
  expect(await entries(app, host)).toEqual(before)
})

test('a co-host who takes the owner’s name is still told apart, also in older entries', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const coHost = await aCoHost(app, host)
  const claire = { firstName: 'Claire', surname: 'Hollis' }
  await call(app, host, '/user/save', claire)
  await call(app, host, `/memorial/settings/${uuid}`, { searchIndexed: true })
  app.clock.advance({ minutes: 1 })
  await call(app, coHost, `/memorial/settings/${uuid}`, { searchIndexed: false })
  await call(app, coHost, '/user/save', claire)
  expect((await entries(app, host)).slice(0, 2)).toMatchObject([
    { action: 'CHANGED_SETTINGS', who: 'Claire Hollis', whoEmail: coHost.email },
    { action: 'CHANGED_SETTINGS', who: 'Claire Hollis', whoEmail: host.email },
  ])
  await call(app, host, `/memorial/hosts/remove/${uuid}/${coHost.uuid}`)
  expect(await entries(app, host)).toContainEqual(
    expect.objectContaining({ action: 'CHANGED_SETTINGS', who: 'Claire Hollis', whoEmail: '' }),
  )
})
