import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Answered } from '../support/app.ts'
import { editor } from '../support/edits.ts'
import { aHost, startWithHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'

type Editor = ReturnType<typeof editor>

/** Each call that saves with a version, with other content each time. */
const saves: [string, (edit: Editor, n: number, version?: number) => Promise<Answered>][] = [
  ['parts', (edit, n, version) => edit.parts({ details: `${n}`, version })],
  ['stories', (edit, n, version) => edit.stories([{ text: `Story ${n}` }], [], version)],
  ['photos', (edit, _, version) => edit.photos([], [], version)],
  ['funds', (edit, n, version) => edit.funds([{ title: `Fund ${n}` }], [], version)],
]

test.each(saves)('two hosts save %s from the same version: the second save is refused', async (_, save) => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  const { version } = host.memorial
  const answers = await Promise.all([save(edit, 1, version), save(edit, 2, version)])
  const [won, lost] = answers.sort((a, b) => a.status - b.status)
  expect([won?.status, lost?.status]).toEqual([200, 409])
  expect(lost?.body).toMatchObject({ success: false, code: 'MEMORIAL_STALE', memorial: won?.body.memorial })
  expect(await edit.read()).toEqual(won?.body.memorial)
  expect((await save(edit, 3, won?.body.memorial.version)).status).toBe(200)
  expect((await save(edit, 4)).status).toBe(200)
})

test('saves of different parts without a version are all made', async () => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  const answers = await Promise.all([
    ...saves.map(([, save]) => save(edit, 1)),
    edit.addContact('joan@example.com'),
    edit.slug('margaret'),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const memorial = await edit.read()
  expect(memorial).toMatchObject({
    details: '1',
    stories: [{ text: 'Story 1' }],
    memorialFunds: [{ title: 'Fund 1' }],
    contacts: [{ email: 'joan@example.com' }],
    shareSlug: 'margaret',
    version: host.memorial.version + answers.length,
  })
})

test('a refused save from an older version tells who saved in between, and when', async () => {
  const { app, host } = await startWithHost()
  const joan = await aCoHost(app, host)
  const { version } = host.memorial
  const older = () => editor(app, host).parts({ details: 'From an older copy', version })

  await app.api('POST', '/user/save', { token: joan.token, json: { firstName: 'Joan', surname: 'Vik' } })
  await editor(app, joan).parts({ details: 'By Joan', version })
  const first = (await older()).body.lastEdit
  expect(first).toEqual({ name: 'Joan Vik', isYours: false, at: expect.any(String) })

  app.clock.advance({ minutes: 10 })
  await editor(app, host).slug('margaret')
  const second = (await older()).body.lastEdit
  expect(second).toEqual({ name: host.email, isYours: true, at: expect.any(String) })
  expect(Date.parse(second.at) - Date.parse(first.at)).toBeGreaterThanOrEqual(10 * 60_000)
})

test('every edit makes older copies stale', async () => {
  const { app, host } = await startWithHost({ contacts: [{ email: 'joan@example.com' }] })
  const edit = editor(app, host)
  const [joan] = host.memorial.contacts
  const edits = [
    () => edit.addContact('ben@example.com'),
    () => edit.updateContact(joan.uuid, 'joan@new.example'),
    () => edit.removeContact(joan.uuid),
    () => edit.slug('margaret'),
    ...saves.map(
      ([, save]) =>
        () =>
          save(edit, 1),
    ),
  ]
  for (const one of edits) {
    const { version } = await edit.read()
    expect((await one()).status).toBe(200)
    expect((await edit.parts({ version, details: 'From an older copy' })).body.code).toBe('MEMORIAL_STALE')
  }
})

test('a memorial that was deleted meanwhile cannot be edited', async () => {
  const { app, host } = await startWithHost({ contacts: [{ email: 'joan@example.com' }] })
  const edit = editor(app, host)
  const [joan] = host.memorial.contacts
  await app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token })
  const answers = [
    ...(await Promise.all(saves.map(([, save]) => save(edit, 1, host.memorial.version)))),
    await edit.addContact('ben@example.com'),
    await edit.updateContact(joan.uuid, 'joan@new.example'),
    await edit.removeContact(joan.uuid),
    await edit.slug('margaret'),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 404, body: { code: 'MEMORIAL_NOT_FOUND' } })
})

test('an edit during the deletion of its memorial is made, or refused as not found', async () => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  const [deleted, ...edits] = await Promise.all([
    app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token }),
    ...saves.map(([, save]) => save(edit, 1)),
  ])
  expect(deleted?.status).toBe(200)
  for (const { status, body } of edits)
    expect([200, 404]).toContain(status === 404 && body.code !== 'MEMORIAL_NOT_FOUND' ? body.code : status)
})

test('a link that belongs to another memorial makes the whole edit fail', async () => {
  const { app, host } = await startWithHost()
  const other = await aHost(app)
  const edit = editor(app, host)
  const { shareSlug } = other.memorial
  for (const answer of [await edit.slug(shareSlug), await edit.parts({ shareSlug, details: 'Not saved' })])
    expect(answer).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN', field: 'shareSlug' } })
  expect(await edit.read()).toEqual(host.memorial)
})

test('an edit with an invalid part saves nothing', async () => {
  const { app, host } = await startWithHost({ stories: [{ text: 'The garden' }] })
  const edit = editor(app, host)
  const refused = await edit.parts({
    details: 'Not saved',
    stories: [],
    contacts: [{ email: 'joan@example.com' }],
    profilePhotoUuid: randomUUID(),
  })
  expect(refused.body.code).toBe('MEDIA_NOT_FOUND')
  expect(await edit.read()).toEqual(host.memorial)
})
