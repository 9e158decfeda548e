import { expect, test } from 'vitest'
import { responses } from '#contract/limits.ts'
import { MOST_ENTRIES } from '#server/modules/audit-log/record-action.ts'
import { OPERATOR_TOKEN, type TestApp } from '../support/app.ts'
import { type aPaidHost, aPhoto, aUser, startWithPaidHost, upload } from '../support/factories.ts'
import { aContribution } from '../support/responses.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const read = (app: TestApp, host: Host, token = host.token) =>
  app.api('GET', `/memorial/log/${host.memorial.uuid}`, { token })

/** The actions in the log, oldest first. */
async function actions(app: TestApp, host: Host): Promise<string[]> {
  const { body } = await read(app, host)
  return body.entries.map(({ action }: { action: string }) => action).reverse()
}

async function asked(app: TestApp, host: Host, role: string) {
  const user = await aUser(app)
  const json = { email: user.email, role }
  app.clock.advance({ minutes: 1 })
  await app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, { token: host.token, json })
  const mail = (await app.outbox()).find(
    ({ to, text }) => to === user.email && text.includes('host-invitation'),
  )
  app.clock.advance({ minutes: 1 })
  const inviteToken = /host-invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const said = await app.api('POST', '/user/host-invitation/accept', {
    token: user.token,
    json: { inviteToken },
  })
  expect(said.status).toBe(200)
  app.clock.advance({ minutes: 1 })
  return user
}

test('an action of a host is logged with who did it and whom it concerns, newest first', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  await app.api('POST', '/user/save', { token: host.token, json: { firstName: 'Claire', surname: 'Hollis' } })
  const coHost = await asked(app, host, 'ADMIN')
  const memory = await aContribution(app.pool, uuid, { name: 'Luis Mora' })
  app.clock.advance({ minutes: 1 })
  const removed = await app.api('POST', `/memorial/contribution/remove/${uuid}/${memory.uuid}`, {
    token: coHost.token,
  })
  expect(removed.status).toBe(200)
  app.clock.advance({ minutes: 1 })
  await app.api('POST', `/memorial/hosts/remove/${uuid}/${coHost.uuid}`, { token: host.token })

  const { status, body } = await read(app, host)
  expect(status).toBe(200)
  expect(body.entries.slice(0, 4)).toMatchObject([
    { action: 'REMOVED_HOST', who: 'Claire Hollis', isYou: true, about: coHost.email },
    { action: 'REMOVED_MEMORY', who: coHost.email, isYou: false, about: 'Luis Mora' },
    { action: 'BECAME_HOST', who: coHost.email, about: '' },
    { action: 'ASKED_HOST', who: 'Claire Hollis', about: coHost.email },
  ])
})

test('every kind of change has its own action', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const { token } = host
  const post = async (path: string, json: object = {}) => {
    const answer = await app.api('POST', path, { token, json })
    expect([path, answer.status]).toEqual([path, 200])
    return answer
  }
  const save = (json: object) => post('/memorial/edit', { uuid, ...json })
  const before = await actions(app, host)
  await save({ details: 'Under the limes', hostMessage: 'Come as you are' })
  await save({ shareSlug: `mum-${uuid}` })
  await save({ stories: [{ text: 'The biscuit tin' }] })
  await post(`/memorial/contact/add/${uuid}`, { email: 'ben@example.com' })
  await post('/memorial/send-all-invites', { memorialUuid: uuid })
  const photo = await upload(app, host, { content: await aPhoto() })
  expect(photo.status).toBe(200)
  await post(`/memorial/media/delete/${photo.body.mediaUuid}`)
  await app.api('GET', `/memorial/rsvps/csv/${uuid}`, { token })
  const memory = await aContribution(app.pool, uuid, { state: 'PENDING' })
  await post(`/memorial/contribution/hide/${uuid}/${memory.uuid}`, { hidden: false })
  await post(`/memorial/contribution/hide/${uuid}/${memory.uuid}`, { hidden: true })
  await post(`/memorial/delete/${uuid}`)
  await post(`/memorial/restore/${uuid}`)

  expect((await actions(app, host)).slice(before.length).sort()).toEqual(
    [
      'CHANGED_DETAILS',
      'CHANGED_MESSAGE',
      'CHANGED_ADDRESS',
      'CHANGED_STORIES',
      'CHANGED_CONTACTS',
      'INVITED_GUESTS',
      'ADDED_PHOTOS',
      'REMOVED_PHOTOS',
      'EXPORTED_ANSWERS',
      'SHOWED_MEMORY',
      'HID_MEMORY',
      'DELETED',
      'RESTORED',
    ].sort(),
  )
})

test('the same action within ten minutes is one entry, later it is another', async () => {
  const { app, host } = await startWithPaidHost()
  const save = (edit: object) =>
    app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, ...edit } })
  const changes = async () => (await actions(app, host)).filter((one) => one === 'CHANGED_DETAILS').length
  const begun = await changes()
  app.clock.advance({ minutes: 20 })
  for (const text of ['one', 'two', 'three']) {
    await save({ details: text })
    app.clock.advance({ minutes: 9 })
  }
  expect(await changes()).toBe(begun + 1)
  app.clock.advance({ minutes: 2 })
  await save({ details: 'four' })
  expect(await changes()).toBe(begun + 2)
  await save({ nameOfPerson: 'Ana Silva', memorialDate: '2031-11-29', address: null })
  const { nameOfPerson: name, memorialDate: date, address } = host.memorial
  const about = `${name} → Ana Silva; ${date ?? '…'} → 2031-11-29${address ? `; ${address} → …` : ''}`
  expect((await read(app, host)).body.entries[0]).toMatchObject({ action: 'CHANGED_DETAILS', about })
})

test('a refused action leaves no entry', async () => {
  const { app, host } = await startWithPaidHost()
  const before = await actions(app, host)
  const { uuid } = host.memorial
  const stale = await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid, version: 0, mediaUuids: ['00000000-0000-4000-8000-000000000000'] },
  })
  expect(stale.status).toBeGreaterThanOrEqual(400)
  const gone = await app.api('POST', `/memorial/contribution/remove/${uuid}/${uuid}`, { token: host.token })
  expect(gone.body.code).toBe('CONTRIBUTION_NOT_FOUND')
  expect(await actions(app, host)).toEqual(before)
})

test('the entries of a deleted account stay, without its name', async () => {
  const { app, host } = await startWithPaidHost()
  const coHost = await asked(app, host, 'ADMIN')
  const save = { uuid: host.memorial.uuid, details: 'Changed by a co-host' }
  await app.api('POST', '/memorial/edit', { token: coHost.token, json: save })
  await app.db.deleteFrom('users').where('uuid', '=', coHost.uuid).execute()
  await app.db.deleteFrom('hostInvitations').where('memorialUuid', '=', host.memorial.uuid).execute()
  const { body } = await read(app, host)
  expect(body.entries[0]).toMatchObject({ action: 'CHANGED_DETAILS', who: '', isYou: false })
  expect(JSON.stringify(body)).not.toContain(coHost.email)
})

test('actions of the operator are logged as theirs', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const operate = async (path: string, json: object = {}) => {
    const answer = await app.api('POST', path, { token: OPERATOR_TOKEN, json })
    expect([path, answer.status]).toEqual([path, 200])
    app.clock.advance({ minutes: 11 })
  }
  await operate(`/operator/memorials/hide/${uuid}`, { hidden: true })
  // It was hidden or set already, so nothing is logged.
  await operate(`/operator/memorials/hide/${uuid}`, { hidden: true })
  await operate(`/operator/memorials/hide/${uuid}`, { hidden: false })
  await operate(`/operator/memorials/accounts/${uuid}`, { account: 'acct_family' })
  const { body } = await read(app, host)
  expect(body.entries.slice(0, 3)).toMatchObject(
    ['CHANGED_GIFT_ACCOUNT', 'PUT_BACK', 'TOOK_OFF'].map((action) => ({
      action,
      by: 'OPERATOR',
      who: '',
      isYou: false,
    })),
  )
  for (const { by } of body.entries.slice(3)) expect(by).toBe('HOST')
})

test('a long log has pages, and keeps its newest entries', async () => {
  const { app, host } = await startWithPaidHost()
  const memorialUuid = String(host.memorial.uuid)
  const first = app.clock.now().getTime()
  const row = (n: number) => {
    const at = new Date(first - (MOST_ENTRIES + 100 - n) * 60_000)
    return { memorialUuid, userUuid: host.uuid, action: 'CHANGED_FUNDS', endedAt: at }
  }
  const rows = Array.from({ length: MOST_ENTRIES + 50 }, (_, n) => row(n))
  for (let n = 0; n < rows.length; n += 1000)
    await app.db
      .insertInto('auditLog')
      .values(rows.slice(n, n + 1000))
      .execute()
  await app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: memorialUuid, details: 'New' } })
  const { count } = await app.db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(MOST_ENTRIES)

  const page = await read(app, host)
  expect(page.body.entries).toHaveLength(responses.page)
  expect(page.body.entries[0].action).toBe('CHANGED_DETAILS')
  const next = await app.api('GET', `/memorial/log/${memorialUuid}?after=${page.body.next}`, {
    token: host.token,
  })
  expect(next.body.entries).toHaveLength(responses.page)
  const seen = [...page.body.entries, ...next.body.entries].map(({ uuid }: { uuid: string }) => uuid)
  expect(new Set(seen).size).toBe(2 * responses.page)
  const odd = await app.api('GET', `/memorial/log/${memorialUuid}?after=nonsense`, { token: host.token })
  expect(odd.body.code).toBe('BAD_INPUT')
})
