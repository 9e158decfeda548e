import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { aDay, calendars, joan, to, told, words } from '../support/changed-day.ts'
import { dayIn } from '../support/day-in.ts'
import { aHost, aPaidHost } from '../support/factories.ts'
import { aCoHost, REFUSED, refusals } from '../support/hosts.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

test('hosts see what changed since people answered, and who they are; nothing goes out by itself', async () => {
  const { app, service, wake, save, answer, look } = await aDay()
  await answer({ ...joan, events: [to(wake.uuid)] })
  await answer({ ...joan, name: 'Una', email: 'una@example.com', status: 'UNSURE' })
  await answer({ ...joan, name: 'Away', email: 'away@example.com', status: 'NOT_ATTENDING' })
  expect((await look()).change).toBeNull()
  await save([{ ...service, begins: '12:00', place: 'St Peter’s' }, wake])
  const { change, notices } = await look()
  expect(change.events).toMatchObject([
    {
      uuid: service.uuid,
      what: ['WHEN', 'WHERE'],
      before: { begins: '11:00', place: 'St Mary’s' },
      after: { begins: '12:00', place: 'St Peter’s' },
    },
  ])
  expect(change.people.map(({ name, way }: { name: string; way: string }) => [name, way])).toEqual([
    ['Joan', 'MAIL'],
    ['Una', 'MAIL'],
  ])
  expect(change.counts).toEqual({ mail: 2, unaddressed: 0, skipped: 0 })
  expect(notices).toEqual([])
  expect(await told(app)).toEqual([])
  // Several saves are one change, from what people knew to what is; back to that is none.
  await save([
    { ...service, begins: '13:00', place: 'St Peter’s' },
    { ...wake, isCancelled: true },
  ])
  const more = (await look()).change
  expect(more.revision).not.toBe(change.revision)
  expect(more.events).toMatchObject([
    { before: { begins: '11:00' }, after: { begins: '13:00' } },
    { uuid: wake.uuid, what: ['WHETHER'], after: { isCancelled: true } },
  ])
  await save([service, wake])
  expect((await look()).change).toBeNull()
})

test('one message goes out, with the facts, a file for calendars and the way to the answer; a second press sends none', async () => {
  const { app, service, wake, save, answer, look, tell } = await aDay()
  await answer({ ...joan, events: [to(wake.uuid)] })
  const before = (await app.outbox()).length
  await save([
    { ...service, begins: '12:30' },
    { ...wake, isCancelled: true },
  ])
  const { change } = await look()
  const message = 'Dear all,\nthe church needs half an hour more.'
  const sent = await tell({ revision: change.revision, message })
  expect(sent.status).toBe(200)
  expect(sent.body.change).toBeNull()
  expect((await tell({ revision: change.revision, message })).body.notices).toHaveLength(1)
  const [mail, ...others] = await told(app)
  expect(others).toEqual([])
  expect(await app.outbox()).toHaveLength(before + 1)
  for (const text of [
    'Dear all,\nthe church needs half an hour more.',
    '12:30 pm to 4:00 pm',
    'Before:',
    '11:00 am',
    'Wake',
    'This is not taking place.',
    '/rsvp?a=',
    '/unsubscribe/',
  ])
    expect(mail?.text).toContain(text)
  const files = await calendars(app)
  expect(files).toHaveLength(2)
  expect(files[0]).toContain('SEQUENCE:2\r\nSTATUS:CONFIRMED')
  expect(files[1]).toContain('SEQUENCE:1\r\nSTATUS:CANCELLED')
  const [notice] = (await look()).notices
  expect(notice).toMatchObject({ message, isYou: true, counts: { SENT: 1, QUEUED: 0, FAILED: 0 } })
  expect(notice.people).toMatchObject([{ name: 'Joan', state: 'SENT' }])
  // The next change begins from what they were told.
  await save([{ ...service, begins: '14:00', ends: '15:00' }, wake])
  expect((await look()).change.events).toMatchObject([
    { before: { begins: '12:30' } },
    { what: ['WHETHER'], before: { isCancelled: true } },
  ])
})

test('of two hosts at once one sends; one who saw another programme is told to look again', async () => {
  const { app, host, service, wake, save, answer, look, tell, leave } = await aDay()
  const other = await aCoHost(app, host)
  await answer(joan)
  await save([{ ...service, begins: '12:00' }, wake])
  const { revision } = (await look()).change
  await save([{ ...service, begins: '13:00' }, wake])
  expect(await tell({ revision, ...words })).toMatchObject({ status: 409, body: { code: 'CHANGE_STALE' } })
  expect(await leave(revision)).toMatchObject({ status: 409, body: { code: 'CHANGE_STALE' } })
  const now = (await look()).change.revision
  const both = await Promise.all([
    tell({ revision: now, ...words }),
    tell({ revision: now, ...words }, other.token),
    tell({ revision: now, ...words }),
  ])
  const codes = both.map(({ status, body }) => body.code ?? status).sort()
  expect([
    [200, 200, 'CHANGE_TOLD'],
    [200, 'CHANGE_TOLD', 'CHANGE_TOLD'],
  ]).toContainEqual(codes)
  expect(await told(app)).toHaveLength(1)
  expect((await look(other.token)).notices).toHaveLength(1)
  expect(await leave(now)).toMatchObject({ status: 409, body: { code: 'CHANGE_TOLD' } })
})

test('a change may be left untold, and is not asked about again', async () => {
  const { app, service, wake, save, answer, look, leave, tell } = await aDay()
  await answer(joan)
  await save([{ ...service, place: 'St Marys' }, wake])
  const { revision } = (await look()).change
  expect((await leave(revision)).body).toMatchObject({ change: null, notices: [] })
  expect(await tell({ revision, ...words })).toMatchObject({ status: 409, body: { code: 'CHANGE_TOLD' } })
  expect(await told(app)).toEqual([])
})

test('chosen people alone read of their event; others are told of what they see', async () => {
  const { app, service, wake, save, answer, look, tell, contacts } = await aDay()
  const [rose = ''] = await contacts({ email: 'rose@example.com' })
  const { inviteToken } = await app.db
    .selectFrom('contacts')
    .select('inviteToken')
    .where('uuid', '=', rose)
    .executeTakeFirstOrThrow()
  const burial = anEvent({
    kind: 'BURIAL',
    date: dayIn(app, 5),
    begins: '17:00',
    ends: null,
    place: 'Row 4',
    audience: 'CHOSEN',
    contactUuids: [rose],
  })
  await save([service, wake, burial])
  await answer({ name: 'Rose', status: 'ATTENDING', inviteToken, events: [to(burial.uuid)] })
  await answer(joan)
  await save([{ ...service, begins: '10:00', ends: null }, wake, { ...burial, place: 'Row 9' }])
  const { change } = await look()
  expect(change.events).toMatchObject([{ isForChosen: false }, { isForChosen: true }])
  await tell({ revision: change.revision, ...words })
  const mails = new Map((await told(app)).map(({ to: address, text }) => [address, text]))
  expect([...mails.keys()].sort()).toEqual(['joan@example.com', 'rose@example.com'])
  expect(mails.get('rose@example.com')).toContain('Row 9')
  expect(mails.get('joan@example.com')).toContain('10:00')
  expect(mails.get('joan@example.com')).not.toMatch(/Row 9|burial/i)
})

test('who is without an address is listed to be texted; unsubscribed people and blocked ones get none', async () => {
  const { app, host, service, wake, save, answer, look, tell, contacts, texted } = await aDay()
  const [phone = ''] = await contacts({ phone: '+61 412 345 678', firstName: 'Pat' })
  const { inviteToken } = await app.db
    .selectFrom('contacts')
    .select('inviteToken')
    .where('uuid', '=', phone)
    .executeTakeFirstOrThrow()
  await answer({ name: 'Pat', status: 'ATTENDING', inviteToken })
  await answer(joan)
  await answer({ ...joan, name: 'Tom' })
  await answer({ ...joan, name: 'Gone', email: 'gone@example.com' })
  await app.db
    .insertInto('unsubscribed')
    .values({ memorialUuid: host.memorial.uuid, email: 'gone@example.com', unsubscribedAt: new Date() })
    .execute()
  await save([{ ...service, begins: '10:00', ends: null }, wake])
  const { change } = await look()
  // Two people with one address get one mail.
  expect(change.counts).toEqual({ mail: 1, unaddressed: 1, skipped: 1 })
  expect(change.people).toContainEqual(
    expect.objectContaining({ name: 'Pat', phone: '+61 412 345 678', way: 'UNADDRESSED' }),
  )
  await tell({ revision: change.revision, ...words })
  expect((await told(app)).map((mail) => mail.to)).toEqual(['joan@example.com'])
  const [notice] = (await look()).notices
  expect(notice.counts).toMatchObject({ SENT: 1, UNADDRESSED: 1, SKIPPED: 1 })
  const pat = notice.people.find(({ name }: { name: string }) => name === 'Pat')
  expect(pat.eventUuids).toEqual([service.uuid])
  expect((await texted(notice.uuid, pat.rsvpId, true)).body.state).toBe('TEXTED')
  expect((await look()).notices[0].counts).toMatchObject({ TEXTED: 1, UNADDRESSED: 0 })
  expect((await texted(notice.uuid, pat.rsvpId, false)).body.state).toBe('UNADDRESSED')
  const mailed = notice.people.find(({ state }: { state: string }) => state === 'SENT')
  expect(await texted(notice.uuid, mailed.rsvpId, true)).toMatchObject({ status: 404 })
})

test('who answered after the change is not told of it', async () => {
  const { app, service, wake, save, answer, look } = await aDay()
  await answer(joan)
  app.clock.advance({ minutes: 1 })
  await save([{ ...service, begins: '10:00', ends: null }, wake])
  app.clock.advance({ minutes: 1 })
  await answer({ ...joan, name: 'Late', email: 'late@example.com' })
  expect((await look()).change.people).toMatchObject([{ name: 'Joan' }])
  // They know what was until then: going back to the old time is a change for them.
  app.clock.advance({ minutes: 1 })
  await save([service, wake])
  const { change } = await look()
  expect(change.people).toHaveLength(2)
  expect(change.events).toMatchObject([{ before: { begins: '10:00' }, after: { begins: '11:00' } }])
})

test('once it is over nobody is told any more', async () => {
  const { app, service, wake, save, answer, look } = await aDay()
  await answer(joan)
  app.clock.advance({ days: 9 })
  await save([{ ...service, place: 'It was at St Peter’s' }, wake])
  expect((await look()).change).toBeNull()
})

test('the date of a memorial without a programme, changed by the calls of before, is a change, too', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { memorialDate: dayIn(app, 5), address: 'St Mary’s' })
  const { uuid } = host.memorial
  const { answer, page } = programmeOf(app, host)
  await answer(joan)
  const edit = (json: object) =>
    app.api('POST', '/memorial/edit', { token: host.token, json: { uuid, ...json } })
  await edit({ memorialDate: dayIn(app, 6) })
  const look = async () =>
    (await app.api('GET', `/memorial/programme-change/${uuid}`, { token: host.token })).body
  const { change } = await look()
  expect(change.events).toMatchObject([{ what: ['WHEN'], before: { date: dayIn(app, 5) } }])
  expect((await page()).programme).toEqual([])
  const sent = await app.api('POST', `/memorial/programme-change/tell/${uuid}`, {
    token: host.token,
    json: { revision: change.revision, message: null },
  })
  expect(sent.status).toBe(200)
  const [file] = await calendars(app)
  expect(file).toContain('SEQUENCE:1\r\n')
  expect(file).toMatch(/SUMMARY:[^·\r]*\r\n/)
})

test('each reader gets the product’s words in their language, and the host’s own as typed', async () => {
  const { app, service, wake, save, answer, look, tell } = await aDay()
  const languages = {
    es: 'Qué ha cambiado:',
    ar: 'ما الذي تغيّر:',
    pt: 'O que mudou:',
    en: 'What has changed:',
  }
  for (const language of Object.keys(languages)) {
    await answer({ ...joan, name: language, email: `${language}@example.com` })
    await app.db
      .updateTable('rsvps')
      .set({ language: language as 'es' })
      .where('name', '=', language)
      .execute()
  }
  await save([{ ...service, begins: '10:00', ends: null }, wake])
  await tell({ revision: (await look()).change.revision, ...words })
  const mails = await app.outbox()
  for (const [language, text] of Object.entries(languages))
    expect(
      mails.some(
        ({ to: address, text: body }) => address === `${language}@example.com` && body.includes(text),
      ),
      language,
    ).toBe(true)
})

test('words with links or offers, empty ones and too many are refused beside the field', async () => {
  const { service, wake, save, answer, look, tell } = await aDay()
  await answer(joan)
  await save([{ ...service, begins: '10:00', ends: null }, wake])
  const { revision } = (await look()).change
  for (const message of ['See https://evil.example/x', 'Visit cheap-pills.com', '   ', 'x'.repeat(1001)])
    expect(await tell({ revision, message })).toMatchObject({ status: 400, body: { field: 'message' } })
  expect((await tell({ revision, message: 'x'.repeat(1000) })).status).toBe(200)
})

test('a revision that is none is refused', async () => {
  const { app, host, tell } = await aDay()
  const revision = '\u0000'
  expect((await tell({ revision, message: null })).status).toBe(400)
  const leave = `/memorial/programme-change/leave/${host.memorial.uuid}`
  expect((await app.api('POST', leave, { token: host.token, json: { revision } })).status).toBe(400)
})

test('a place with an offer or a link is in no mail', async () => {
  const { app, service, wake, save, answer, look, tell } = await aDay()
  await answer(joan)
  await save([{ ...service, place: 'CHEAP VIAGRA https://evil-casino.com/x' }, wake])
  await tell({ revision: (await look()).change.revision, message: null })
  const sent = await told(app)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).not.toMatch(/viagra|evil-casino/i)
  expect(sent[0]?.text).toContain('It is on the page.')
})

test('a host sends eight messages a day, whatever the memorial, and another host their own', async () => {
  const { app, host, service, wake, save, answer, look, tell } = await aDay()
  const other = await aCoHost(app, host)
  await answer(joan)
  for (let time = 0; time < 9; time += 1) {
    await save([{ ...service, begins: `12:0${time}` }, wake])
    const { revision } = (await look()).change
    const sent = await tell({ revision, ...words })
    expect(sent.status).toBe(time < 8 ? 200 : 429)
  }
  const { revision } = (await look()).change
  expect((await tell({ revision, ...words }, other.token)).status).toBe(200)
})

test('nobody but hosts sees or sends, and an unpaid memorial sends nothing', async () => {
  const { app, host } = await aDay()
  const { uuid } = host.memorial
  expect(await refusals(app, 'GET', `/memorial/programme-change/${uuid}`)).toEqual(REFUSED)
  const json = { revision: 'x', message: null }
  expect(await refusals(app, 'POST', `/memorial/programme-change/tell/${uuid}`, { json })).toEqual(REFUSED)
  const unpaid = await aHost(app)
  const sent = await app.api('POST', `/memorial/programme-change/tell/${unpaid.memorial.uuid}`, {
    token: unpaid.token,
    json,
  })
  expect(sent).toMatchObject({ status: 409, body: { code: 'NOT_PAID' } })
})

test('five hundred people are told, each once', async () => {
  const { app, host, service, wake, save, look, tell } = await aDay()
  const { uuid } = host.memorial
  const rows = Array.from({ length: 500 }, (_, at) => ({
    memorialUuid: uuid,
    name: `Guest ${at}`,
    email: `guest${at}@example.com`,
    status: 'ATTENDING' as const,
    message: '',
    dateCreated: app.clock.now(),
    updatedAt: app.clock.now(),
  }))
  await app.db.insertInto('rsvps').values(rows).execute()
  await save([{ ...service, begins: '10:00', ends: null }, wake])
  const { change } = await look()
  expect(change.counts.mail).toBe(500)
  expect((await tell({ revision: change.revision, ...words })).status).toBe(200)
  await app.drained()
  const files = await readdir(join(app.dataDir, 'outbox'))
  expect(files.filter((name) => /^change-.*\.eml$/.test(name))).toHaveLength(500)
  expect((await look()).notices[0].counts).toMatchObject({ SENT: 500, QUEUED: 0 })
})

test('a removed answer stays counted with what was sent, without its name', async () => {
  const { app, host, service, wake, save, answer, look, tell } = await aDay()
  const { body } = await answer(joan)
  await save([{ ...service, begins: '10:00', ends: null }, wake])
  await tell({ revision: (await look()).change.revision, ...words })
  await app.drained()
  const path = `/memorial/rsvp/remove/${host.memorial.uuid}/${body.rsvp.id}`
  await app.api('POST', path, { token: host.token, json: {} })
  const [notice] = (await look()).notices
  expect(notice).toMatchObject({ counts: { SENT: 1 }, people: [{ name: '', state: 'SENT' }] })
  expect(JSON.stringify(notice)).not.toContain('joan@example.com')
})

test('an account that is gone leaves its messages to the other hosts', async () => {
  const { app, service, wake, save, answer, look, tell, host } = await aDay()
  const other = await aCoHost(app, host)
  await answer(joan)
  await save([{ ...service, begins: '10:00', ends: null }, wake])
  await tell({ revision: (await look()).change.revision, ...words }, other.token)
  expect((await look()).notices).toMatchObject([{ by: other.email, isYou: false }])
  const { body } = await app.api('GET', '/user/data', { token: other.token })
  expect(JSON.stringify(body)).toContain('messagesAboutChanges')
  await app.db.deleteFrom('users').where('uuid', '=', other.uuid).execute()
  expect((await look()).notices).toMatchObject([{ by: '', isYou: false }])
})
