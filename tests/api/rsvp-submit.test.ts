import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import {
  anUnverifiedUser,
  aPaidHost,
  aUser,
  blockUser,
  readMemorial,
  startWithPaidHost,
  startWithUser,
} from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const said = { name: 'Joan Petrie', email: 'joan@example.com', status: 'ATTENDING' }

const answer = (
  app: TestApp,
  { memorial }: Host,
  json: object,
  sent: { token?: string; headers?: Record<string, string> } = {},
) => app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { json, ...sent })

const inviteToken = async (app: TestApp, { memorial }: Host, email: string | null) => {
  const query = app.db.selectFrom('contacts').select('inviteToken').where('memorialUuid', '=', memorial.uuid)
  const row = await query.where('email', email === null ? 'is' : '=', email).executeTakeFirstOrThrow()
  return row.inviteToken
}

const contact = (fields: object) => ({
  uuid: null,
  email: null,
  phone: null,
  firstName: '',
  surname: '',
  ...fields,
})

/** From a new address each time, because answers are limited by address. */
const elsewhere = (n: number) => ({ headers: { 'x-forwarded-for': `10.9.8.${n}` } })

test('the host sees an answer with all its fields, and its sender gets a mail with the day', async () => {
  const { app, host } = await startWithPaidHost({ memorialDate: '2031-11-28', address: 'St Brigid’s Hall' })
  const { status, body } = await answer(app, host, {
    ...said,
    email: ' Joan@Example.com ',
    message: ' We will bring roses. ',
    guests: 2,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: true,
    msg: null,
    rsvp: { name: 'Joan Petrie', email: 'Joan@Example.com', status: 'ATTENDING', guests: 2, phone: null },
  })
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvps).toMatchObject([{ id: body.rsvp.id, message: 'We will bring roses.' }])
  expect(memorial.rsvpCounts).toEqual({ attending: 1, unsure: 0, notAttending: 0, guests: 2, waiting: 0 })

  const [mail] = await app.outbox()
  expect(mail?.to).toContain('Joan@Example.com')
  expect(mail?.subject).toBe('Your RSVP for Margaret Anne Hollis’s memorial')
  for (const words of [
    'Your answer: Attending.',
    'You bring 2 guests.',
    '28 November 2031',
    'St Brigid’s Hall',
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.text).toMatch(new RegExp(`/view/${host.memorial.shareSlug}/rsvp\\?a=key[0-9a-f]{32}\\n`))
  // Somebody else may have typed the address, so the mail does not repeat the text.
  expect(mail?.text).not.toContain('roses')
  expect(mail?.text).not.toContain('Joan Petrie')
})

test('the mail has the day as a calendar file, unless they do not come or the day is over', async () => {
  const app = await startApp()
  const mailed = async (host: Host, status: string) => {
    await answer(app, host, { ...said, status, email: `${status}-${host.memorial.uuid}@example.com` })
    await app.drained()
    const outbox = join(app.dataDir, 'outbox')
    for (const file of await readdir(outbox)) {
      const eml = file.endsWith('.eml') ? await readFile(join(outbox, file), 'utf8') : ''
      if (eml.includes(`To: ${status}-${host.memorial.uuid}@`)) return eml
    }
    throw new Error('No mail came')
  }
  const ahead = await aPaidHost(app, { memorialDate: '2031-11-28' })
  expect(await mailed(ahead, 'UNSURE')).toMatch(/text\/calendar;[\s\S]*method=PUBLISH/)
  expect(await mailed(ahead, 'NOT_ATTENDING')).not.toContain('text/calendar')
  const over = await aPaidHost(app, { memorialDate: '2001-11-28' })
  expect(await mailed(over, 'ATTENDING')).not.toContain('text/calendar')
  const undated = await aPaidHost(app)
  expect(await mailed(undated, 'ATTENDING')).not.toContain('text/calendar')
})

test('whoever proves nothing adds an answer, also with the name and address of another, and is told nothing of that', async () => {
  const { app, host } = await startWithPaidHost()
  const first = await answer(app, host, { ...said, message: 'Yes!', guests: 3 })
  app.clock.advance({ minutes: 1 })
  const again = await answer(app, host, { ...said, email: 'JOAN@example.com', status: 'NOT_ATTENDING' })
  expect(again.body.rsvp).toMatchObject({ message: '' })
  expect(again.body.rsvp.dateCreated > first.body.rsvp.dateCreated).toBe(true)
  // A receipt that is none, or is of another memorial, proves nothing either.
  const other = await aPaidHost(app)
  for (const replaces of ['x', `${first.body.receipt}x`]) await answer(app, host, { ...said, replaces })
  await answer(app, other, { ...said, replaces: first.body.receipt })
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvps).toHaveLength(4)
  expect(memorial.rsvps).toContainEqual(expect.objectContaining({ id: first.body.rsvp.id, message: 'Yes!' }))
  expect(memorial.rsvpCounts).toMatchObject({ attending: 3, notAttending: 1, guests: 3 })
  expect((await readMemorial(app, other)).rsvps).toHaveLength(1)
})

test('the receipt of a device changes its answer, whatever is typed, until somebody else changes it', async () => {
  const { app, host } = await startWithPaidHost()
  const { body: first } = await answer(app, host, { ...said, message: 'Yes!', guests: 3 })
  app.clock.advance({ minutes: 1 })
  const other = { name: 'Jo', email: 'jo@example.com', status: 'NOT_ATTENDING', guests: 3 }
  const { body: changed } = await answer(app, host, { ...other, replaces: first.receipt })
  const { id, dateCreated } = first.rsvp
  expect(changed.rsvp).toMatchObject({ id, dateCreated, message: '' })
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvps).toMatchObject([{ id, dateCreated, name: 'Jo', message: '', guests: 0 }])
  expect(memorial.rsvpCounts).toEqual({ attending: 0, unsure: 0, notAttending: 1, guests: 0, waiting: 0 })
  // The former receipt is of a version that is gone.
  await answer(app, host, { ...said, replaces: first.receipt })
  expect((await readMemorial(app, host)).rsvps).toHaveLength(2)
})

test('twenty changes at once of one account make one answer', async () => {
  const { app, host } = await startWithPaidHost()
  const { token } = await aUser(app)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, guests) => answer(app, host, { ...said, guests }, { token })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await readMemorial(app, host)).rsvps).toHaveLength(1)
})

test('a personal link needs no name or address, and with another address it is still that contact’s answer', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [contact({ email: 'ruth@example.com' })] })
  const token = await inviteToken(app, host, 'ruth@example.com')
  expect((await answer(app, host, { status: 'UNSURE', inviteToken: token })).status).toBe(200)
  const [mail] = await app.outbox()
  expect(mail?.to).toContain('ruth@example.com')
  expect(mail?.text).toContain(`/rsvp?i=${token}`)
  expect((await readMemorial(app, host)).rsvps).toMatchObject([
    { name: 'ruth@example.com', email: 'ruth@example.com' },
  ])

  const other = { name: 'Ruth Adeyemi', email: 'ruth@work.example', status: 'ATTENDING', inviteToken: token }
  await answer(app, host, other)
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvps).toMatchObject([{ name: 'Ruth Adeyemi', email: 'ruth@work.example' }])
  expect(memorial.contacts).toMatchObject([{ email: 'ruth@example.com', rsvp: 'ATTENDING' }])
  // The link is hers, but nobody knows whose mailbox the other address is.
  const [second] = await app.outbox()
  expect(second?.to).toContain('ruth@work.example')
  expect(second?.text).not.toContain(token)

  // Without the link, an answer with either address is another one: anybody may have typed it.
  await answer(app, host, { ...other, inviteToken: null, status: 'UNSURE' })
  await answer(app, host, { ...other, inviteToken: null, email: 'Ruth@Example.com', status: 'NOT_ATTENDING' })
  const after = await readMemorial(app, host)
  const statuses = after.rsvps.map(({ status }: { status: string }) => status)
  expect(statuses.toSorted()).toEqual(['ATTENDING', 'NOT_ATTENDING', 'UNSURE'])
  expect(after.contacts).toMatchObject([{ rsvp: 'ATTENDING' }])
})

test('two contacts who share an address each answer by their own link', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [contact({ email: 'joan@example.com' }), contact({ phone: '0412 345 678' })],
  })
  const [joan, bob] = [await inviteToken(app, host, 'joan@example.com'), await inviteToken(app, host, null)]
  await answer(app, host, { status: 'ATTENDING', inviteToken: joan })
  await answer(app, host, {
    name: 'Bob',
    email: 'joan@example.com',
    status: 'NOT_ATTENDING',
    inviteToken: bob,
  })
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvpCounts).toMatchObject({ attending: 1, notAttending: 1 })
  expect(memorial.contacts).toMatchObject([
    { email: 'joan@example.com', rsvp: 'ATTENDING' },
    { phone: '0412 345 678', rsvp: 'NOT_ATTENDING' },
  ])
})

test('a link that is unknown or of another memorial identifies nobody', async () => {
  const app = await startApp()
  const [host, other] = [
    await aPaidHost(app),
    await aPaidHost(app, { contacts: [contact({ email: 'ruth@example.com' })] }),
  ]
  const token = await inviteToken(app, other, 'ruth@example.com')
  for (const wrong of [token, 'nobody']) {
    const refused = await answer(app, host, { status: 'ATTENDING', inviteToken: wrong })
    expect(refused).toMatchObject({ status: 400, body: { field: 'name', msg: 'Please enter your name.' } })
  }
})

test('an account answers as itself, and changes its own answer alone', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [contact({ email: 'ruth@example.com' })] })
  const user = await aUser(app)
  await answer(app, host, { ...said, email: user.email })
  const { body } = await answer(app, host, { ...said, email: 'else@example.com', status: 'UNSURE' }, user)
  expect(body.rsvp).toMatchObject({ email: user.email, status: 'UNSURE' })
  await answer(app, host, { ...said, status: 'NOT_ATTENDING' }, user)
  // Hosts see what was typed before, with its mark.
  expect((await readMemorial(app, host)).rsvps).toMatchObject([
    { id: body.rsvp.id, status: 'NOT_ATTENDING', proven: true, besideProven: false },
    { status: 'ATTENDING', proven: false, besideProven: true },
  ])
  const row = app.db.selectFrom('rsvps').select('userUuid').where('uuid', '=', body.rsvp.id)
  expect((await row.executeTakeFirstOrThrow()).userUuid).toBe(user.uuid)
  // A link that was passed on is that contact's for whoever has no account, and for no other account.
  const link = await inviteToken(app, host, 'ruth@example.com')
  await answer(app, host, { status: 'UNSURE', inviteToken: link }, await aUser(app))
  const other = await aUser(app)
  await answer(app, host, { status: 'ATTENDING', inviteToken: link }, other)
  expect((await readMemorial(app, host)).rsvps).toHaveLength(4)
  expect((await readMemorial(app, host)).contacts).toMatchObject([{ rsvp: 'UNSURE' }])
})

test('what a device answered becomes the answer of the account or link that it changes it with', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [contact({ email: 'ruth@example.com' })] })
  const user = await aUser(app)
  const first = await answer(app, host, { ...said, email: user.email })
  await answer(app, host, { status: 'UNSURE', replaces: first.body.receipt }, user)
  const second = await answer(app, host, { ...said, email: 'ruth@work.example' })
  const link = await inviteToken(app, host, 'ruth@example.com')
  await answer(app, host, { status: 'UNSURE', inviteToken: link, replaces: second.body.receipt })
  const { rsvps, contacts } = await readMemorial(app, host)
  expect(rsvps).toMatchObject([
    { id: second.body.rsvp.id, proven: true },
    { id: first.body.rsvp.id, proven: true },
  ])
  expect(contacts).toMatchObject([{ rsvp: 'UNSURE' }])
})

test('an account with an unconfirmed address identifies nobody', async () => {
  const { app, host } = await startWithPaidHost()
  const { token } = await anUnverifiedUser(app)
  expect(await answer(app, host, { status: 'ATTENDING' }, { token })).toMatchObject({ status: 400 })
  const { body } = await answer(app, host, said, { token })
  expect(body.rsvp.email).toBe(said.email)
})

test.each([
  [{ ...said, status: undefined }, 'status', 'RSVP requires a status'],
  [{ ...said, status: 'MAYBE' }, 'status', 'RSVP requires a status'],
  [{ ...said, email: 'joan@example' }, 'email', 'Please enter a valid email address'],
  [{ ...said, email: 'joan petrie@example.com' }, 'email', 'Please enter a valid email address'],
  [{ ...said, email: '' }, 'email', 'Please enter a valid email address'],
  [{ ...said, name: ' ' }, 'name', 'Please enter your name.'],
  [{ ...said, name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
  [{ ...said, message: 'x'.repeat(1001) }, 'message', 'Message must be at most 1000 characters'],
  [{ ...said, guests: -1 }, 'guests', 'Please enter a number from 0 to 50.'],
  [{ ...said, guests: 51 }, 'guests', 'Please enter a number from 0 to 50.'],
  [{ ...said, guests: 1.5 }, 'guests', 'Please enter a number from 0 to 50.'],
  [{ ...said, guests: 'two' }, 'guests', 'Please enter a number from 0 to 50.'],
])('%j is refused with the name of its field', async (json, field, msg) => {
  const { app, host } = await startWithPaidHost()
  expect(await answer(app, host, json)).toMatchObject({ status: 400, body: { success: false, field, msg } })
  expect((await readMemorial(app, host)).rsvps).toEqual([])
})

test('a private or unknown memorial, a blocked person and too many answers are refused', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  expect(await app.api('POST', '/public/memorial/nobody-abc123/rsvp', { json: said })).toMatchObject({
    status: 404,
    body: { code: 'PUBLIC_MISSING' },
  })
  const blocked = await aUser(app)
  await blockUser(app, uuid, blocked.uuid)
  const shutOut = { status: 403, body: { code: 'BLOCKED' } }
  expect(await answer(app, host, said, blocked)).toMatchObject(shutOut)
  expect(await answer(app, host, { ...said, email: blocked.email })).toMatchObject(shutOut)

  await useUpLimit(app, 'actByPerson', `answer ${said.email.toLowerCase()} 10.9.8.1 ${uuid}`, 1)
  expect((await answer(app, host, said, elsewhere(1))).status).toBe(200)
  const late = await answer(app, host, said, elsewhere(1))
  expect(late).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await answer(app, host, said, elsewhere(2))).status).toBe(200)

  await app.db.updateTable('memorials').set({ visibility: 'PRIVATE' }).where('uuid', '=', uuid).execute()
  expect(await answer(app, host, said, elsewhere(3))).toMatchObject({
    status: 403,
    body: { code: 'PUBLIC_PRIVATE' },
  })
})

test('a blocked contact cannot answer by a personal link, whatever address is typed with it', async () => {
  const { app, user: blocked } = await startWithUser()
  const host = await aPaidHost(app, { contacts: [contact({ email: blocked.email.toUpperCase() })] })
  const link = await inviteToken(app, host, blocked.email.toUpperCase())
  await blockUser(app, host.memorial.uuid, blocked.uuid)
  const shutOut = { status: 403, body: { code: 'BLOCKED' } }
  expect(await answer(app, host, { status: 'ATTENDING', inviteToken: link })).toMatchObject(shutOut)
  expect(await answer(app, host, { ...said, inviteToken: link })).toMatchObject(shutOut)
})

test('an unsubscribed person gets no mail', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [contact({ email: 'ruth@example.com' })] })
  const token = await inviteToken(app, host, 'ruth@example.com')
  await app.api('POST', `/public/unsubscribe/${token}`)
  await answer(app, host, { status: 'ATTENDING', inviteToken: token })
  expect((await app.outbox()).filter(({ to }) => to.includes('ruth@example.com'))).toEqual([])
})

test('a typed address is mailed once a day about a memorial, and “This was not me” ends that for good', async () => {
  const app = await startApp()
  const hosts = [await aPaidHost(app), await aPaidHost(app)] as const
  const mails = async () => (await app.outbox()).filter(({ to }) => to.startsWith('joan'))
  const answerAs = async (email: string) => {
    for (const [n, host] of hosts.entries()) {
      await answer(app, host, { ...said, email }, elsewhere(n))
      await app.drained()
    }
  }
  const onTheNextDay = () => app.pool.query('delete from rate_limits')
  for (const email of ['joan@example.com', 'Joan@example.com', 'joan+2@example.com']) await answerAs(email)
  expect(await mails()).toHaveLength(2)
  await onTheNextDay()
  await answerAs('joan@example.com')
  const told = await mails()
  expect(told).toHaveLength(4)
  for (const { text } of told) {
    expect(text).toContain('This was not me')
    const [, token] = /\/unsubscribe\/([\w-]+)/.exec(text) ?? []
    expect((await app.api('POST', `/public/unsubscribe/${token}`)).status).toBe(200)
  }
  await onTheNextDay()
  for (const email of ['joan@example.com', 'joan+3@example.com']) await answerAs(email)
  expect(await mails()).toHaveLength(4)
})

test('whoever proved their address is mailed at each change, and stops the mails by their own words', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [contact({ email: 'ruth@example.com' })] })
  const link = await inviteToken(app, host, 'ruth@example.com')
  for (const status of ['UNSURE', 'ATTENDING', 'NOT_ATTENDING']) {
    await answer(app, host, { status, inviteToken: link })
    await app.drained()
  }
  const mails = (await app.outbox()).filter(({ to, subject }) => /ruth/.test(to) && /RSVP/.test(subject))
  expect(mails).toHaveLength(3)
  for (const { text } of mails) expect(text).not.toContain('This was not me')
})

test('an answer does not change the page, because only hosts can see it', async () => {
  const { app, host } = await startWithPaidHost()
  const version = async () =>
    (
      await app.db
        .selectFrom('memorials')
        .select('version')
        .where('uuid', '=', host.memorial.uuid)
        .executeTakeFirstOrThrow()
    ).version
  const before = await version()
  await answer(app, host, said)
  expect(await version()).toBe(before)
  const { raw } = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(raw.toString()).not.toContain('joan@example.com')
})

test('an account without a name answers under the name that the family knows it by', async () => {
  const { app, user } = await startWithUser()
  const host = await aPaidHost(app, {
    contacts: [contact({ email: user.email, firstName: 'Ruth', surname: 'Adeyemi' })],
  })
  const { body } = await answer(app, host, { status: 'ATTENDING' }, { token: user.token })
  expect(body.rsvp.name).toBe('Ruth Adeyemi')
})

test('an answer without a name stands under the one that the family gives the contact later', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [contact({ email: 'ruth@example.com' })] })
  const token = await inviteToken(app, host, 'ruth@example.com')
  await answer(app, host, { status: 'UNSURE', inviteToken: token })
  const listed = async () =>
    (await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })).body.rsvps
  expect(await listed()).toMatchObject([{ name: 'ruth@example.com' }])
  await app.db.updateTable('contacts').set({ firstName: 'Ruth', surname: 'Adeyemi' }).execute()
  expect(await listed()).toMatchObject([{ name: 'Ruth Adeyemi', email: 'ruth@example.com' }])
})
