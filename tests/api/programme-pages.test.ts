import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { startWithPaidHost } from '../support/factories.ts'
import { follow, sendForm, visit, wordsOf } from '../support/forms.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const day = { memorialDate: '2031-11-28', address: 'St Mary’s, Sydney', details: 'Bring a flower' }

async function start() {
  const { app, host } = await startWithPaidHost(day, visitorPages)
  return { app, host, ...programmeOf(app, host), view: `/view/${host.memorial.shareSlug}` }
}

async function fileAt(app: TestApp, path: string) {
  const { status, raw, headers } = await visit(app, path)
  if (status !== 200) return { status, event: null, headers, text: '' }
  const text = raw.toString()
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  return { status, event: component && new ICAL.Event(component), headers, text }
}

test('the calendar file of a memorial without a programme is the day, and has the time once there is one', async () => {
  const { app, host, save, view } = await start()
  const before = await fileAt(app, `${view}/calendar.ics`)
  expect(before.text).toContain('DTSTART;VALUE=DATE:20311128\r\n')
  expect(before.text).not.toContain('SEQUENCE')
  const first = anEvent({
    uuid: host.memorial.uuid,
    kind: 'SERVICE',
    title: 'Mass',
    details: 'Bring a flower',
    streamUrl: 'https://vimeo.com/1',
  })
  await save([first])
  const timed = await fileAt(app, `${view}/calendar.ics`)
  expect(timed.event?.uid).toBe(before.event?.uid)
  expect(timed.event?.startDate.toJSDate()).toEqual(new Date('2031-11-28T03:30:00Z'))
  expect(timed.event?.endDate.toJSDate()).toEqual(new Date('2031-11-28T05:00:00Z'))
  expect(timed.event?.description).toBe('Bring a flower\nhttps://vimeo.com/1')
  const { sequence = 0 } = timed.event ?? {}
  await save([{ ...first, begins: '13:00' }])
  expect((await fileAt(app, `${view}/calendar.ics`)).event?.sequence).toBeGreaterThan(sequence)
  await save([{ ...first, isCancelled: true }])
  const cancelled = await fileAt(app, `${view}/calendar.ics`)
  expect(cancelled.text).toContain('STATUS:CANCELLED\r\n')
  expect(cancelled.headers['cache-control']).toBe('no-store')
})

test('an event in another zone says so, on the page and in its form', async () => {
  const { app, save, view } = await start()
  const here = anEvent({ title: 'Mass', begins: '10:00', ends: null })
  const there = anEvent({ title: 'Wake', begins: '11:00', ends: '13:00', zone: 'Europe/Lisbon' })
  await save([here, there])
  for (const path of [view, `${view}/rsvp`]) {
    const words = wordsOf(await visit(app, path)).replaceAll(/\s/g, ' ')
    expect(words, path).toMatch(/11\D+(1 PM )?\(Western European Standard Time\)/)
    expect(words, path).not.toContain('Australian Eastern')
  }
})

test('once the day is over a recording stands above its programme', async () => {
  const { app, host, save, view } = await start()
  for (const date of ['2031-11-28', '2020-11-28']) {
    await save([
      anEvent({ uuid: host.memorial.uuid, title: 'Mass', recordingUrl: 'https://vimeo.com/1', date }),
    ])
    const [, above = ''] = /<main([\s\S]*)id="day"/.exec((await visit(app, view)).raw.toString()) ?? []
    expect(above.includes('href="https://vimeo.com/1"'), date).toBe(date < '2031')
  }
})

test('another event has its own file; that of chosen people only they get', async () => {
  const { app, host, save, view } = await start()
  const { body } = await app.api('POST', `/memorial/contacts/add/${host.memorial.uuid}`, {
    token: host.token,
    json: { contacts: [{ email: 'rose@example.com' }] },
  })
  const contactUuid = body.contacts[0].uuid
  const { inviteToken } = await app.db
    .selectFrom('contacts')
    .select('inviteToken')
    .where('uuid', '=', contactUuid)
    .executeTakeFirstOrThrow()
  const wake = anEvent({ title: 'Wake', details: 'Bring a chair', streamUrl: 'https://vimeo.com/1' })
  const burial = anEvent({ kind: 'BURIAL', audience: 'CHOSEN', contactUuids: [contactUuid] })
  const undated = anEvent({ date: null, begins: null, ends: null, zone: null })
  await save([wake, burial, undated])
  const open = await fileAt(app, `${view}/calendar/${wake.uuid}.ics`)
  expect(open.event?.summary).toMatch(/^Wake · Margaret/)
  expect(open.event?.description).toBe('Bring a chair\nhttps://vimeo.com/1')
  expect(open.headers['content-disposition']).toContain(`-${wake.uuid.slice(0, 8)}.ics"`)
  expect((await fileAt(app, `${view}/calendar/${burial.uuid}.ics`)).status).toBe(404)
  expect((await fileAt(app, `${view}/calendar/${burial.uuid}.ics?i=nobody`)).status).toBe(404)
  const chosen = await fileAt(app, `${view}/calendar/${burial.uuid}.ics?i=${inviteToken}`)
  expect(chosen.event?.summary).toMatch(/^The burial · Margaret/)
  expect(chosen.headers['cache-control']).toBe('no-store')
  for (const file of [`${undated.uuid}.ics`, `${anEvent().uuid}.ics`, 'x.ics', `${wake.uuid}.txt`])
    expect((await fileAt(app, `${view}/calendar/${file}`)).status).toBe(404)
})

test('a form without script answers each event by fields of its own', async () => {
  const { app, host, save, answers, view } = await start()
  const memorialUuid = host.memorial.uuid
  const wake = anEvent({ title: 'Wake' })
  await save([wake])
  const joan = { name: 'Joan Petrie', email: 'joan@example.com', message: '' }
  // From a page of before there was a programme: it is asked for the rest.
  expect((await sendForm(app, `${view}/rsvp`, { ...joan, status: 'ATTENDING', guests: '1' })).status).toBe(
    400,
  )
  const sent = await sendForm(app, `${view}/rsvp`, {
    ...joan,
    status: 'NOT_ATTENDING',
    food: 'Vegan',
    [`status.${memorialUuid}`]: 'ATTENDING',
    [`guests.${memorialUuid}`]: '1',
    [`status.${wake.uuid}`]: 'UNSURE',
    [`guests.${wake.uuid}`]: '2',
  })
  expect(sent.status).toBe(303)
  expect((await follow(app, sent)).status).toBe(200)
  expect((await answers(wake.uuid)).body.answers).toMatchObject([
    { name: 'Joan Petrie', status: 'UNSURE', guests: 2, food: 'Vegan' },
  ])
  expect((await answers(memorialUuid)).body.answers).toMatchObject([{ status: 'ATTENDING', guests: 1 }])
})

test('the mail about an answer lists the events that were answered, with a calendar file for each', async () => {
  const { app, save, answer } = await start()
  const [wake, lunch] = [
    anEvent({ title: 'Wake' }),
    anEvent({ title: 'Win at https://casino.com', kind: 'OTHER' }),
  ]
  await save([wake, lunch])
  await answer({
    name: 'Joan',
    email: 'joan@example.com',
    status: 'ATTENDING',
    events: [
      { eventUuid: wake.uuid, status: 'ATTENDING', guests: 0 },
      { eventUuid: lunch.uuid, status: 'NOT_ATTENDING', guests: 0 },
    ],
  })
  const mail = (await app.outbox()).find(({ subject }) => subject.startsWith('Your RSVP'))
  expect(mail?.text).toContain('Wake, Friday 28 November 2031, 2:30 pm')
  expect(mail?.text).toContain(`/calendar/${wake.uuid}.ics`)
  expect(mail?.text).not.toContain(`/calendar/${lunch.uuid}.ics`)
  // Titles that look like advertisements are in no mail.
  expect(mail?.text).not.toContain('casino')
  expect(mail?.text).toContain('The memorial')
  // In the words of the page.
  expect(mail?.text).toMatch(/Your answer: Coming\.[\s\S]*Not coming/)
})
