import { expect, test } from 'vitest'
import type { FoundFact } from '#contract/before-sharing.ts'
import * as margaret from '../../scripts/demo/margaret.ts'
import { programme } from '../../scripts/demo/margaret.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import { aCoHost } from '../support/host-calls.ts'
import type { Host } from '../support/hosts.ts'

const path = ({ memorial }: Host) => `/memorial/before-sharing/${memorial.uuid}`

async function look(app: TestApp, host: Host, token = host.token): Promise<FoundFact[]> {
  const { status, body } = await app.api('GET', path(host), { token })
  expect(status).toBe(200)
  return body.facts
}

const leave = (app: TestApp, host: Host, key: unknown, left: unknown = true, token = host.token) =>
  app.api('POST', path(host), { token, json: { key, left } })

const said = (facts: FoundFact[]) => facts.map(({ kind, place, match }) => [kind, place, match])

const risky = {
  memorialDate: '2099-05-01',
  birthDate: '1931-03-12',
  hostMessage: 'From 4pm the gate of 9 Seaview Street stands open.\nRing me on 0412 345 678.',
  stories: [
    {
      title: 'Lifts',
      text: 'Write to claire@example.com.',
    },
  ],
}

test('what strangers could read is told, and what is left as it is is told to no host again', async () => {
  const { app, host } = await startWithPaidHost(risky)
  const facts = await look(app, host)
  expect(said(facts)).toEqual([
    ['BIRTH_DATE', 'BIRTH_DATE', '1931-03-12'],
    ['HOME', 'MESSAGE', '9 Seaview Street'],
    ['PHONE', 'MESSAGE', '0412 345 678'],
    ['EMAIL', 'STORY', 'claire@example.com'],
  ])
  expect(facts[3]?.uuid).toBe(host.memorial.stories[0].uuid)
  const phone = facts[2]?.key
  expect(said((await leave(app, host, phone)).body.facts)).toHaveLength(3)
  const other = await aCoHost(app, host)
  expect(said(await look(app, host, other.token))).not.toContainEqual(['PHONE', 'MESSAGE', '0412 345 678'])
  // Undo.
  expect((await leave(app, host, phone, false, other.token)).body.facts).toHaveLength(4)
})

test('two hosts who leave things at once lose nothing', async () => {
  const { app, host } = await startWithPaidHost(risky)
  const facts = await look(app, host)
  await Promise.all(facts.map(({ key }) => leave(app, host, key)))
  expect(await look(app, host)).toEqual([])
})

test('only hashes are kept, of what stands there, and a text that changed is told again', async () => {
  const { app, host } = await startWithPaidHost(risky)
  for (const { key } of await look(app, host)) await leave(app, host, key)
  await leave(app, host, 'no such key')
  const read = async () => (await app.pool.query('select left_as_it_is as left from memorials')).rows[0]
  const before = await read()
  expect(before.left).toHaveLength(4)
  expect(before.left.join()).not.toMatch(/0412|claire/)
  await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, hostMessage: 'Ring me on 0412 999 999.' },
  })
  const [fact, ...others] = await look(app, host)
  expect([fact?.match, others]).toEqual(['0412 999 999', []])
})

test('leaving something as it is makes no edit stale', async () => {
  const { app, host } = await startWithPaidHost(risky)
  const [fact] = await look(app, host)
  await leave(app, host, fact?.key)
  const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(body.memorial.version).toBe(host.memorial.version)
})

test('a memorial that not everybody with the link can read has nothing to tell', async () => {
  const { app, host } = await startWithPaidHost(risky)
  const settings = `/memorial/settings/${host.memorial.uuid}`
  await app.api('POST', settings, { token: host.token, json: { visibility: 'PRIVATE' } })
  expect(await look(app, host)).toEqual([])
  await app.api('POST', settings, { token: host.token, json: { visibility: 'LINK' } })
  expect(await look(app, host)).toHaveLength(4)
})

test('captions are looked at', async () => {
  const { app, host } = await startWithPaidHost({ ...risky, birthDate: '1931', hostMessage: '', stories: [] })
  await upload(app, host, { content: await aPhoto(), fields: { title: 'Call (02) 6674 1234' } })
  expect(said(await look(app, host))).toEqual([['PHONE', 'CAPTION', '(02) 6674 1234']])
})

test('of the example memorial the tea at number nine is told, and nothing else', async () => {
  const app = await startApp()
  const { person, stories } = margaret
  const host = await aPaidHost(app, {
    ...person,
    memorialDate: '2099-05-01',
    stories: stories.map((text) => ({ text })),
  })
  const [service, , tea] = programme
  await app.pool.query(
    `insert into events (memorial_uuid, uuid, kind, title, date, begins, zone, place, details) values
      ($1, gen_random_uuid(), 'GATHERING', $2, '2099-05-01', '16:00', 'Australia/Sydney', $3, $4),
      ($1, gen_random_uuid(), 'SERVICE', null, '2099-05-01', '14:00', 'Australia/Sydney', $5, $6)`,
    [host.memorial.uuid, tea.title, tea.place, tea.details, service.place, service.details],
  )
  expect(said(await look(app, host))).toEqual([['HOME', 'EVENT', '9 Lighthouse Street']])
})

test('the key of what is left is a short text', async () => {
  const { app, host } = await startWithPaidHost(risky)
  for (const [key, left] of [
    [7, true],
    ['x'.repeat(33), true],
    ['x', 'yes'],
  ])
    expect((await leave(app, host, key, left)).body.code).toBe('BAD_INPUT')
})
