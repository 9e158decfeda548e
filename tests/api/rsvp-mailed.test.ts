import { expect, test, vi } from 'vitest'
import { isoDayOf } from '#server/mails/dates.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { follow, sendForm, valueIn, visit, wordsOf } from '../support/forms.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { visitorPages } from '../support/visitor-pages.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const start = () => startApp({}, { pages: visitorPages })

const said = {
  name: 'Joan Petrie',
  email: 'joan@example.com',
  status: 'ATTENDING',
  guests: 2,
  message: 'Roses.',
}
const fields = ['status', 'name', 'email', 'guests', 'message'] as const

const answer = (app: TestApp, { memorial }: Host, json: object) =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { json })

const answers = (app: TestApp) => app.db.selectFrom('rsvps').selectAll().orderBy('dateCreated').execute()

/** The link to change an answer, from the newest mail to an address. */
async function wayIn(app: TestApp, to: string) {
  const mail = (await app.outbox()).find((one) => one.to.includes(to))
  return /\/view\/\S+\/rsvp\S*/.exec(mail?.text ?? '')?.[0] ?? ''
}

const tokenOf = (way: string) => new URL(`http://x${way}`).searchParams.get('a')

test('the link in the mail opens the form with the answer, on any device', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  await answer(app, host, said)
  const way = await wayIn(app, 'joan@example.com')
  const page = await visit(app, way)
  expect(fields.map((name) => valueIn(page, name))).toEqual([
    'ATTENDING',
    'Joan Petrie',
    'joan@example.com',
    '2',
    'Roses.',
  ])

  // Changed there, even with another name, it stays one answer, and is confirmed from now on.
  const token = valueIn(page, 'a') ?? ''
  const changed = { ...said, name: 'Joan P.', status: 'UNSURE', guests: '3', a: token }
  const sent = await sendForm(app, `/view/${host.memorial.shareSlug}/rsvp`, changed)
  expect(wordsOf(await follow(app, sent))).toContain('Your answer: Not Sure')
  expect(await answers(app)).toMatchObject([{ name: 'Joan P.', status: 'UNSURE', guests: 3 }])
  expect((await answers(app))[0]?.provenAt).not.toBeNull()
  // Somebody who only types the address replaces nothing.
  await answer(app, host, { ...said, name: 'Joan P.', status: 'NOT_ATTENDING' })
  expect(await answers(app)).toHaveLength(2)
})

test('it opens the answers to all events, and what was said of food', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const lunch = anEvent({ asksFood: true })
  await programmeOf(app, host).save([anEvent({ uuid: host.memorial.uuid, kind: 'SERVICE' }), lunch])
  const events = [host.memorial.uuid, lunch.uuid].map((eventUuid, guests) => ({
    ...{ eventUuid, guests },
    status: 'ATTENDING',
  }))
  await answer(app, host, { ...said, guests: undefined, events, food: 'No peanuts.' })
  const page = await visit(app, await wayIn(app, 'joan@example.com'))
  expect([`status.${lunch.uuid}`, `guests.${lunch.uuid}`, 'food'].map((name) => valueIn(page, name))).toEqual(
    ['ATTENDING', '1', 'No peanuts.'],
  )
})

test('the link in the mail works for no other memorial, and proves no other address', async () => {
  const app = await start()
  const [host, other] = [await aPaidHost(app), await aPaidHost(app)]
  await answer(app, host, said)
  const answerToken = tokenOf(await wayIn(app, 'joan@example.com'))
  const refused = await answer(app, other, { status: 'UNSURE', answerToken })
  expect(refused).toMatchObject({ status: 400, body: { field: 'name' } })
  const page = await visit(app, `/view/${other.memorial.shareSlug}/rsvp?a=${answerToken}`)
  expect(valueIn(page, 'name')).toBe('')
  await answer(app, host, { ...said, email: 'victim@example.com', answerToken })
  expect(await answers(app)).toMatchObject([{ email: 'victim@example.com', provenAt: null }])
})

test('after the address of an answer is corrected, the mail to the wrong one opens nothing', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const wrong = { ...said, email: 'pia.wong@example.con' }
  const first = await answer(app, host, wrong)
  const old = await wayIn(app, wrong.email)
  // The same address written otherwise keeps its link.
  const { body } = await answer(app, host, {
    ...{ ...said, email: wrong.email.toUpperCase() },
    replaces: first.body.receipt,
  })
  expect(valueIn(await visit(app, old), 'message')).toBe('Roses.')
  await answer(app, host, { ...said, message: 'Call me.', email: 'pia@example.com', replaces: body.receipt })
  const seen = await visit(app, old)
  expect(seen).not.toContain('pia@example.com')
  expect([valueIn(seen, 'a'), valueIn(seen, 'message')]).toEqual([null, ''])
  expect(await answer(app, host, { status: 'UNSURE', answerToken: tokenOf(old) })).toMatchObject({
    status: 400,
  })
  expect(valueIn(await visit(app, await wayIn(app, 'pia@example.com')), 'message')).toBe('Call me.')
  expect(await answers(app)).toHaveLength(1)
})

test('an address typed together with a personal link gets no link to the answer of that contact', async () => {
  const app = await start()
  const contacts = [{ uuid: null, email: 'ruth@example.com', phone: null, firstName: 'Ruth', surname: '' }]
  const host = await aPaidHost(app, { contacts })
  const { inviteToken } = await app.db.selectFrom('contacts').select('inviteToken').executeTakeFirstOrThrow()
  await answer(app, host, { ...said, email: 'mistyped@example.com', inviteToken })
  expect(await wayIn(app, 'mistyped@example.com')).toBe(`/view/${host.memorial.shareSlug}/rsvp`)
  const { mailToken } = await app.db.selectFrom('rsvps').select('mailToken').executeTakeFirstOrThrow()
  const page = await visit(app, `/view/${host.memorial.shareSlug}/rsvp?a=${mailToken}`)
  expect(valueIn(page, 'message')).toBe('')
  await answer(app, host, { status: 'UNSURE', inviteToken })
  await answer(app, host, { ...said, email: 'ruth@example.com', inviteToken })
  expect(await wayIn(app, 'ruth@example.com')).toContain(`/rsvp?i=${inviteToken}`)
})

/** Sets the clock to the next 20:00 in UTC, when the next day has begun in the product's time zone. */
function goToAnotherDayThanInUtc() {
  const moment = new Date()
  moment.setUTCDate(moment.getUTCDate() + (moment.getUTCHours() < 20 ? 0 : 1))
  moment.setUTCHours(20, 0, 0, 0)
  // Timers run on: the pages and the database wait by them.
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  expect(isoDayOf(moment)).not.toBe(moment.toISOString().slice(0, 10))
}

test('after the day nobody is asked for an answer, and the day ends in the memorial’s time zone', async () => {
  goToAnotherDayThanInUtc()
  const app = await start()
  const question = 'Will you be there?'
  const pagesOf = async (memorialDate: string | null) => {
    const { memorial } = await aPaidHost(app, { memorialDate })
    const paths = [`/view/${memorial.shareSlug}`, `/view/${memorial.shareSlug}/rsvp`]
    return Promise.all(paths.map(async (path) => wordsOf(await visit(app, path))))
  }
  const today = isoDayOf(new Date())
  const yesterday = isoDayOf(new Date(Date.now() - 24 * 60 * 60 * 1000))
  for (const words of await pagesOf(today)) expect(words).toContain(question)
  const [page, form] = await pagesOf(yesterday)
  expect(page).not.toContain(question)
  expect(form).not.toContain(question)
  expect(form).toContain('answers are no longer asked for')
  const [undated] = await pagesOf(null)
  expect(undated).toContain('The day is not set yet.')
  expect(undated).toContain(question)
})

test('somebody who answered before a day was set gets a mail with it, once', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  await answer(app, host, said)
  await answer(app, host, { ...said, name: 'Kim', email: 'kim@example.com', status: 'NOT_ATTENDING' })
  await app.drained()
  const told = async () => {
    await app.run('rsvp.reminders', {})
    return (await app.outbox()).filter(({ text }) => text.includes('The day is set.')).map(({ to }) => to)
  }
  expect(await told()).toEqual([])
  const edit = (memorialDate: string) =>
    app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, memorialDate } })
  await edit(dayIn(app, 20))
  await answer(app, host, { ...said, name: 'Late', email: 'late@example.com' })
  expect(await told()).toEqual(['joan@example.com'])
  app.clock.advance({ days: 1 })
  expect(await told()).toEqual(['joan@example.com'])
})
