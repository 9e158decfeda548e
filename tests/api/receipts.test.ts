import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limitRules } from '#server/ports/limits.ts'
import { aDayOfTwo } from '../support/answered-day.ts'
import type { TestApp } from '../support/app.ts'
import { aContributor, aPlace, one, setting, wallOf } from '../support/contributing.ts'
import { give, startWithFund } from '../support/donations.ts'
import { aPaidHost, aPhoto, blockUser, startWithPaidHost } from '../support/factories.ts'
import { giveByForms } from '../support/guest-gifts.ts'
import { anAppWithDoor, anInvitation, aReply, deliver, memories, replyAddressIn } from '../support/inbound.ts'
import { moveVoice } from '../support/media-rows.ts'
import { anEvent } from '../support/programme.ts'
import { holderOf, receiptTo } from '../support/receipts.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

/** A memory of Joan's, and the link in its receipt. */
async function aReceipt(appearAtOnce = 'NONE', photos: Buffer[] = []) {
  const place = await aPlace(appearAtOnce)
  const joan = await aContributor(place.app, place.memorial, `joan-${randomUUID()}@example.com`)
  const sent = await joan.submit({ contributorMessage: 'She taught me to swim.' }, photos)
  const token = await receiptTo(place.app, joan.email)
  return {
    ...place,
    joan,
    token,
    id: sent.body.contribution.id as string,
    holder: holderOf(place.app, token),
  }
}

const mailsTo = async (app: TestApp, to: string) =>
  (await app.outbox()).filter((mail) => mail.to.includes(to) && mail.text.includes('/receipt#'))

test('a memory has one receipt, which says that it waits, and repeats nothing of it', async () => {
  const { app, joan } = await aReceipt()
  await joan.submit({ contributorMessage: 'She taught me to swim, and to row.' })
  const [mail, ...others] = await mailsTo(app, joan.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('We received your memory of Margaret Anne Hollis')
  expect(mail?.text).toContain('It waits until the family has looked at it.')
  expect(mail?.text).not.toContain('swim')
})

test('its link shows the memory, changes it and takes it back, without a password', async () => {
  const { app, host, memorial, holder, id } = await aReceipt('EVERYONE', [
    await aPhoto({ width: 40 }),
    await aPhoto({ width: 50 }),
  ])
  await app.drained()
  const { body } = await holder.open()
  expect(body.receipt).toMatchObject({
    kind: 'MEMORY',
    nameOfPerson: 'Margaret Anne Hollis',
    canChange: true,
    memory: { message: 'She taught me to swim.', state: 'VISIBLE', media: [{}, {}] },
  })
  expect(JSON.stringify(body)).not.toContain('@example.com')
  const [first] = body.receipt.memory.media
  const changed = await holder.change({
    message: 'She taught me to row.',
    contributorName: '',
    removedPhotoIds: [first.uuid],
  })
  expect(changed.body.receipt.memory).toMatchObject({
    message: 'She taught me to row.',
    contributorName: null,
    state: 'VISIBLE',
    media: [{}],
  })
  expect(await wallOf(app, memorial)).toMatchObject([{ message: 'She taught me to row.' }])
  expect((await holder.takeBack()).status).toBe(200)
  expect(await wallOf(app, memorial)).toEqual([])
  expect(said(await holder.open())).toEqual([404, 'RECEIPT_INVALID'])
  expect(said(await holder.takeBack())).toEqual([404, 'RECEIPT_INVALID'])
  // It was its author who took it back.
  expect((await one(app, host, id).restore()).body.code).toBe('CONTRIBUTION_NOT_FOUND')
})

test('a memory that the family removed is not opened, changed, mailed or taken away by its link; one that they restored is', async () => {
  const { app, host, memorial, holder, id } = await aReceipt('EVERYONE')
  expect((await one(app, host, id).remove()).status).toBe(200)
  const calls = [holder.open(), holder.renew(), holder.takeBack(), holder.change({ message: 'Back again.' })]
  for (const answer of await Promise.all(calls)) expect(said(answer)).toEqual([404, 'RECEIPT_INVALID'])
  expect(await wallOf(app, memorial)).toEqual([])
  expect((await one(app, host, id).restore()).status).toBe(200)
  expect((await holder.open()).body.receipt.memory.message).toBe('She taught me to swim.')
})

test('a memory that is a voice alone is shown with it, and keeps it when its name changes', async () => {
  const { app, memorial, holder, id } = await aReceipt('EVERYONE')
  await moveVoice(app, { memorialUuid: memorial.uuid, contributionId: id })
  const { body } = await holder.change({ message: '', contributorName: 'Joan' })
  expect(body.receipt.memory).toMatchObject({ contributorName: 'Joan', message: '', recordings: [{}] })
})

test('photos that wait for the family are shown to whoever has the link, and to nobody else', async () => {
  const { app, holder, memorial } = await aReceipt('NONE', [await aPhoto({ width: 60 })])
  await app.drained()
  const [photo] = (await holder.open()).body.receipt.memory.media
  const get = (url: string) => app.app.inject({ method: 'GET', url })
  expect((await get(photo.url)).statusCode).toBe(200)
  const bare = `/media/${memorial.uuid}/${photo.filename}.${photo.extension}`
  expect((await get(bare)).statusCode).toBe(404)
})

test('the link shows the photos while the memory is on the page or waits, and no more once it is gone', async () => {
  const { app, host, holder, memorial, id } = await aReceipt('NONE', [await aPhoto({ width: 60 })])
  await app.drained()
  const photo = async () => (await holder.open()).body.receipt?.memory.media[0]
  const status = async (url: string) => (await app.app.inject({ method: 'GET', url })).statusCode
  const waiting = await photo()
  expect(await status(waiting.url)).toBe(200)
  for (const isHidden of [false, true]) {
    await one(app, host, id).hide(isHidden)
    expect(await status((await photo()).url)).toBe(200)
  }
  // Addresses that were given before are of no use, either.
  expect((await holder.takeBack()).status).toBe(200)
  expect(await photo()).toBeUndefined()
  expect(await status(waiting.url)).toBe(404)
  expect(await status(`/media/${memorial.uuid}/${waiting.filename}.${waiting.extension}`)).toBe(404)
})

test('nor once the family removed it, or shut its sender out', async () => {
  for (const work of ['remove', 'block'] as const) {
    const { app, holder, host, memorial, id } = await aReceipt('NONE', [await aPhoto({ width: 60 })])
    await app.drained()
    const [photo] = (await holder.open()).body.receipt.memory.media
    const { token } = host
    const done = await app.api('POST', `/memorial/contribution/${work}/${memorial.uuid}/${id}`, { token })
    expect(done.status).toBe(200)
    const { status } = await holder.open()
    const seen = (await app.app.inject({ method: 'GET', url: photo.url })).statusCode
    expect([work, status, seen]).toEqual([work, 404, 404])
  }
})

test('a change of words is looked at as one on the page: it waits where memories wait', async () => {
  const { app, host, holder, id } = await aReceipt('NONE')
  await one(app, host, id).hide(false)
  expect((await holder.open()).body.receipt.memory.state).toBe('VISIBLE')
  const same = await holder.change({
    message: 'She taught me to swim.',
    contributorName: (await holder.open()).body.receipt.memory.contributorName,
  })
  expect(same.body.receipt.memory.state).toBe('VISIBLE')
  const changed = await holder.change({ message: 'Buy at www.example.com' })
  expect(changed.body.receipt.memory.state).toBe('PENDING')
  await one(app, host, id).hide(true)
  expect((await holder.change({ message: 'Better words.' })).body.receipt.memory.state).toBe('HIDDEN')
})

test('an empty memory, a photo of somebody else, and a memory that is gone are refused', async () => {
  const { app, memorial, holder } = await aReceipt()
  expect(said(await holder.change({ message: ' ' }))).toEqual([400, 'CONTRIBUTION_EMPTY'])
  const tom = await aContributor(app, memorial)
  const theirs = (await tom.submit({ contributorMessage: 'x' }, [await aPhoto()])).body.contribution.media[0]
  const change = { message: 'Mine', removedPhotoIds: [theirs.uuid] }
  expect((await holder.change(change)).body.code).toBe('MEDIA_NOT_FOUND')
})

test('a link of another memory, of another kind, or with another seal opens nothing', async () => {
  const { app, memorial, holder, token, id } = await aReceipt()
  const tom = await aContributor(app, memorial, 'tom@example.com')
  const other = (await tom.submit({ contributorMessage: 'Mine.' })).body.contribution.id as string
  const forged = [token.replace(id, other), token.replace('memory', 'answer'), `${token.slice(0, -1)}_`, 'x']
  for (const word of forged) {
    const stranger = holderOf(app, word)
    for (const call of [
      stranger.open(),
      stranger.renew(),
      stranger.takeBack(),
      stranger.change({ message: 'x' }),
    ])
      expect(said(await call)).toEqual([404, 'RECEIPT_INVALID'])
  }
  expect((await holder.name({ anonymous: true, name: '' })).body.code).toBe('RECEIPT_INVALID')
  expect((await holder.open()).status).toBe(200)
})

test('a link that ran out opens nothing, and mails a new one to the same address alone, ten times a day', async () => {
  const { app, joan, token, holder } = await aReceipt()
  app.clock.advance({ days: 90, seconds: 1 })
  expect(said(await holder.open())).toEqual([410, 'RECEIPT_EXPIRED'])
  expect(said(await holder.takeBack())).toEqual([410, 'RECEIPT_EXPIRED'])
  const before = (await mailsTo(app, joan.email)).length
  expect((await holder.renew()).status).toBe(200)
  expect(await mailsTo(app, joan.email)).toHaveLength(before + 1)
  const fresh = (await mailsTo(app, joan.email))
    .map(({ text }) => /\/receipt#([\w.-]+)/.exec(text)?.[1] ?? '')
    .find((word) => word !== token)
  expect((await holderOf(app, fresh ?? '').open()).status).toBe(200)
  for (let n = 1; n < limitRules.mailByRecipient.points; n += 1) await holder.renew()
  expect((await holder.renew()).body.code).toBe('TOO_MANY_ATTEMPTS')
})

test('a memory of a memorial that is closed is not changed, and can be taken back', async () => {
  const { app, memorial, holder } = await aReceipt()
  await setting(app, memorial.uuid, { visibility: 'PRIVATE' })
  expect((await holder.open()).body.receipt.canChange).toBe(false)
  expect(said(await holder.change({ message: 'x' }))).toEqual([403, 'PUBLIC_PRIVATE'])
  expect((await holder.takeBack()).status).toBe(200)
})

test('a blocked contributor changes nothing by a link, and can take away what is theirs', async () => {
  const { app, memorial, joan, holder } = await aReceipt()
  await blockUser(app, memorial.uuid, joan.uuid)
  expect((await holder.change({ message: 'x' })).body.code).toBe('BLOCKED')
  expect((await holder.takeBack()).status).toBe(200)
})

test('the receipt of a memory that came by mail opens it, and a change of it waits', async () => {
  const app = await anAppWithDoor()
  const { address } = await anInvitation(app)
  await app.pool.query(`update memorials set appear_at_once = 'EVERYONE'`)
  const attachments = [{ filename: 'IMG_1.jpg', content: await aPhoto({ width: 500, height: 500 }) }]
  await deliver(app, await aReply({ to: address, text: 'She taught me to swim.', attachments }), address)
  await app.drained()
  const holder = holderOf(app, await receiptTo(app, 'tomas@example.org'))
  const { receipt } = (await holder.open()).body
  expect(receipt.memory).toMatchObject({ contributorName: 'Tomás Vega', state: 'PENDING' })
  const get = (url: string) => app.app.inject({ method: 'GET', url })
  expect((await get(receipt.memory.media[0].url)).statusCode).toBe(200)
  await app.pool.query(`update contributions set state = 'VISIBLE', pending_reason = null`)
  const changed = await holder.change({ message: 'And to row.', contributorName: 'Tomás' })
  expect(changed.body.receipt.memory).toMatchObject({ message: 'And to row.', state: 'PENDING' })
  expect((await holder.takeBack()).status).toBe(200)
  const { rows } = await app.pool.query('select withdrawn_at is not null as gone from contributions')
  expect(rows).toEqual([{ gone: true }])
})

test('where mail is received, the receipt of a memory can be answered with another one', async () => {
  const app = await anAppWithDoor()
  const { memorial } = await aPaidHost(app)
  const tomas = await aContributor(app, memorial, 'tomas@example.org')
  await tomas.submit({ contributorMessage: 'She taught me to swim.' })
  await app.drained()
  const address = await replyAddressIn(app, 'contribution-receipt')
  await deliver(app, await aReply({ to: address, text: 'And to row.' }), address)
  expect((await memories(app)).map(({ message }) => message)).toEqual([
    'She taught me to swim.',
    'And to row.',
  ])
})

test('hosts get no receipt, nor who wants no more mail of the memorial', async () => {
  const { app, host, memorial } = await aPlace()
  await app.api('POST', '/memorial/contribution', {
    token: host.token,
    fields: { shareSlug: memorial.shareSlug, contributorMessage: 'Mine.' },
  })
  const tom = await aContributor(app, memorial, 'tom@example.com')
  await app.pool.query(
    'insert into unsubscribed (memorial_uuid, email, unsubscribed_at) values ($1, $2, now())',
    [memorial.uuid, 'tom@example.com'],
  )
  await tom.submit({ contributorMessage: 'Words.' })
  expect((await app.outbox()).filter(({ text }) => text.includes('/receipt#'))).toEqual([])
})

test('an answer is taken back by the link in its mail, also for hosts', async () => {
  const { app, host } = await startWithPaidHost()
  await app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, {
    json: { name: 'Joan Petrie', email: 'joan@example.com', status: 'ATTENDING', guests: 2 },
  })
  const holder = holderOf(app, await receiptTo(app, 'joan@example.com'))
  expect((await holder.open()).body.receipt).toEqual({
    kind: 'ANSWER',
    nameOfPerson: 'Margaret Anne Hollis',
    shareSlug: host.memorial.shareSlug,
    status: 'ATTENDING',
    guests: 2,
    events: [],
  })
  const [row] = await app.db.selectFrom('rsvps').select('uuid').execute()
  expect((await holder.takeBack()).status).toBe(200)
  expect(await app.db.selectFrom('rsvps').selectAll().execute()).toEqual([])
  const path = `/memorial/rsvp/restore/${host.memorial.uuid}/${row?.uuid}`
  expect((await app.api('POST', path, { token: host.token })).body.code).toBe('RSVP_NOT_FOUND')
  expect(said(await holder.open())).toEqual([404, 'RECEIPT_INVALID'])
})

test('the link of an answer shows what was said to each part of the day that its mail speaks of', async () => {
  const { app, service, wake, save, answer } = await aDayOfTwo()
  const chosen = anEvent({ kind: 'BURIAL', date: service.date, audience: 'CHOSEN' })
  await save([service, wake, chosen])
  const to = { eventUuid: wake.uuid, status: 'NOT_ATTENDING', guests: 0 }
  await answer({ name: 'Joan', email: 'joan@example.com', status: 'ATTENDING', guests: 2, events: [to] })
  const holder = holderOf(app, await receiptTo(app, 'joan@example.com'))
  expect((await holder.open()).body.receipt.events).toEqual([
    { uuid: service.uuid, kind: 'SERVICE', title: null, status: 'ATTENDING', guests: 2 },
    { uuid: wake.uuid, kind: 'GATHERING', title: 'Wake', status: 'NOT_ATTENDING', guests: 0 },
  ])
})

test('a gift of an account becomes anonymous by its receipt, and named again; it is not taken back', async () => {
  const { app, host, donor, slug, fundId } = await startWithFund()
  await give(app, donor, slug, { fundId, clientId: randomUUID() })
  const holder = holderOf(app, await receiptTo(app, donor.email))
  const { receipt } = (await holder.open()).body
  expect(receipt).toMatchObject({ kind: 'GIFT', amountMinor: 1000, anonymous: false, canRename: false })
  const seen = async () => {
    const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
    return body.memorial.memorialFunds[0].donations[0]
  }
  expect((await seen()).user).toMatchObject({ firstName: 'Zebediah' })
  await holder.name({ anonymous: true, name: 'Somebody else' })
  expect((await seen()).user).toBeNull()
  await holder.name({ anonymous: false, name: 'Somebody else' })
  expect((await seen()).user).toMatchObject({ firstName: 'Zebediah' })
  expect(said(await holder.takeBack())).toEqual([404, 'RECEIPT_INVALID'])
})

test('a gift without an account gets another name by its receipt, and loses it when it becomes anonymous', async () => {
  const { app, slug } = await startWithFund(visitorPages)
  await giveByForms(app, slug)
  const holder = holderOf(app, await receiptTo(app, 'joan@example.com'))
  expect((await holder.open()).body.receipt).toMatchObject({ name: 'Joan Petrie', canRename: true })
  expect((await holder.name({ anonymous: false, name: 'The Petries' })).body.receipt.name).toBe('The Petries')
  const names = async () =>
    (await app.pool.query('select donor_name from payments where fund_uuid is not null')).rows
  expect(await names()).toEqual([{ donor_name: 'The Petries' }])
  expect((await holder.name({ anonymous: true, name: 'x' })).body.receipt).toMatchObject({ name: '' })
  expect(await names()).toEqual([{ donor_name: null }])
  const nameless = await holder.name({ anonymous: false, name: '' })
  expect([nameless.status, nameless.body.field]).toEqual([400, 'name'])
})

test('two changes at once are both made, one after the other, and taking back twice is refused once', async () => {
  const { holder } = await aReceipt()
  const changes = await Promise.all(['One.', 'Two.'].map((message) => holder.change({ message })))
  expect(changes.map(({ status }) => status)).toEqual([200, 200])
  const ends = await Promise.all([holder.takeBack(), holder.takeBack()])
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 404])
})
