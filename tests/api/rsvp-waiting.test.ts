import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aProof } from '../support/captcha.ts'
import { evening } from '../support/evening.ts'
import { aPaidHost } from '../support/factories.ts'
import { follow, receiptIn, sendForm, wordsOf } from '../support/forms.ts'
import { useUpLimit } from '../support/limits.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// A no-script form cannot solve a captcha. Beyond the limit of a network its answer is accepted, and waits for a host's
// approval.

const said = {
  status: 'ATTENDING',
  name: 'Joan Petrie',
  email: 'joan@example.com',
  guests: '2',
  message: 'Roses.',
}

async function aFullHall() {
  const app = await startApp({}, { pages: visitorPages })
  const ruth = { uuid: null, email: 'joan@example.com', phone: null, firstName: 'Joan', surname: '' }
  const host = await aPaidHost(app, { contacts: [ruth] })
  const { uuid, shareSlug } = host.memorial
  const asHost = async (method: string, path: string, json?: object) =>
    (await app.api(method, path, { token: host.token, ...(json && { json }) })).body
  return {
    app,
    uuid: String(uuid),
    form: `/view/${shareSlug}/rsvp`,
    fill: (but = 0) => useUpLimit(app, 'actByIp', `answer 127.0.0.1 ${uuid}`, but),
    memorial: async () => (await asHost('GET', `/memorial/get/${uuid}`)).memorial,
    asHost,
  }
}

const mailsTo = async (app: TestApp, address: string) =>
  (await app.outbox()).filter(({ to }) => to.includes(address)).length

test('a waiting answer counts nowhere, and is mailed once a host has approved it', async () => {
  const { app, uuid, form, fill, memorial, asHost } = await aFullHall()
  await fill()
  const sent = await sendForm(app, form, said)
  expect(sent.status).toBe(303)
  expect(wordsOf(await follow(app, sent))).toContain('look at it first')
  expect(await mailsTo(app, 'joan@example.com')).toBe(0)

  const before = await memorial()
  expect(before.rsvps).toMatchObject([{ name: 'Joan Petrie', awaitsLook: true }])
  const nobody = { attending: 0, unsure: 0, notAttending: 0, guests: 0 }
  expect(before.rsvpCounts).toEqual({ ...nobody, waiting: 1 })
  expect(before.contacts).toMatchObject([{ rsvp: null }])
  expect((await asHost('GET', `/memorial/rsvps/${uuid}?status=ATTENDING`)).rsvps).toEqual([])
  expect((await asHost('GET', `/memorial/rsvps/csv/${uuid}`)).csv).not.toContain('Joan')

  // The evening mail mentions it, without its text.
  await evening(app)
  const told = (await app.outbox()).find(({ text }) => text.includes('waits for you'))
  expect(told?.text).toContain('Joan Petrie')
  expect(told?.text).not.toContain('Roses.')

  const [{ id }] = before.rsvps
  const approved = await asHost('POST', `/memorial/rsvp/approve/${uuid}/${id}`)
  expect(approved.rsvp).toMatchObject({ id, awaitsLook: false })
  // Approving twice is approving once.
  await asHost('POST', `/memorial/rsvp/approve/${uuid}/${id}`)
  expect(await mailsTo(app, 'joan@example.com')).toBe(1)
  const after = await memorial()
  expect(after.rsvpCounts).toEqual({ ...nobody, attending: 1, guests: 2, waiting: 0 })
  expect(after.contacts).toMatchObject([{ rsvp: 'ATTENDING' }])
  expect((await asHost('GET', `/memorial/rsvps/csv/${uuid}`)).csv).toContain('Joan')
})

test('a waiting answer does not replace one that counts; sent again from the same form it stays one', async () => {
  const { app, form, fill, memorial } = await aFullHall()
  await sendForm(app, form, said)
  await fill(1)
  const sent = await sendForm(app, form, { ...said, status: 'NOT_ATTENDING' })
  expect((await memorial()).rsvpCounts).toMatchObject({ attending: 1, notAttending: 0, waiting: 1 })
  const answer = receiptIn(sent)
  await sendForm(app, form, { ...said, status: 'UNSURE', answer })
  const { rsvps, rsvpCounts } = await memorial()
  expect(rsvps).toHaveLength(2)
  expect(rsvpCounts).toMatchObject({ attending: 1, waiting: 1 })
})

test('an answer by a personal link needs no approval', async () => {
  const { app, form, fill, memorial } = await aFullHall()
  await fill()
  const { inviteToken } = await app.db.selectFrom('contacts').select('inviteToken').executeTakeFirstOrThrow()
  expect((await sendForm(app, form, { ...said, i: inviteToken })).status).toBe(303)
  expect((await memorial()).rsvpCounts).toMatchObject({ attending: 1, waiting: 0 })
})

test('a host removes a waiting answer, and restores it as it was', async () => {
  const { app, uuid, form, fill, memorial, asHost } = await aFullHall()
  await fill()
  await sendForm(app, form, said)
  const [{ id }] = (await memorial()).rsvps
  await asHost('POST', `/memorial/rsvp/remove/${uuid}/${id}`)
  expect((await memorial()).rsvpCounts.waiting).toBe(0)
  expect((await asHost('POST', `/memorial/rsvp/restore/${uuid}/${id}`)).rsvp.awaitsLook).toBe(true)
})

test('two hundred such forms an hour are accepted; after that a proof of work is', async () => {
  const { app, uuid, form, fill, memorial } = await aFullHall()
  await fill()
  await useUpLimit(app, 'formBeyondFree', `actByIp answer 127.0.0.1 ${uuid}`, 1)
  expect((await sendForm(app, form, said)).status).toBe(303)
  const late = await sendForm(app, form, { ...said, name: 'Ben' })
  expect(late.status).toBe(429)
  // With script, it is sent again with a proof.
  expect(late.body).toContain('data-proof')
  expect((await sendForm(app, form, { ...said, name: 'Ben', captcha: await aProof(app) })).status).toBe(303)
  expect((await memorial()).rsvpCounts.waiting).toBe(1)
})
