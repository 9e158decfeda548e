import { expect, test } from 'vitest'
import { formatIsoDay } from '#app/lib/event-times.ts'
import { startApp } from '../support/app.ts'
import { aPaidHost, startWithHost, startWithPaidHost } from '../support/factories.ts'
import { visit } from '../support/forms.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// A day without a time is that of the place where it is held (docs/decisions/0023).

/** Where a day ends last, and where it began first: there it is always a later one. */
const LAST = 'Etc/GMT+12'
const FIRST = 'Pacific/Kiritimati'

test('a page asks until its own day is over', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const memorialDate = formatIsoDay(Date.now(), LAST)
  const asked = []
  for (const zone of [LAST, FIRST]) {
    const { memorial } = await aPaidHost(app, { memorialDate, zone })
    const page = await visit(app, `/view/${memorial.shareSlug}`)
    const form = await visit(app, `/view/${memorial.shareSlug}/rsvp`)
    asked.push([page, form].map(({ raw }) => raw.toString().includes('Will you be there?')))
  }
  expect(asked).toEqual([
    [true, true],
    [false, false],
  ])
})

test.each([
  ['America/New_York', '2031-11-29T05:00:00.000Z'],
  ['Asia/Kolkata', '2031-11-28T18:30:00.000Z'],
  [null, '2031-11-28T13:00:00.000Z'],
])('a part without a time in %s is over at %s', async (zone, overAt) => {
  const { app, host } = await startWithPaidHost({ memorialDate: '2031-11-28', zone }, visitorPages)
  const { save, page } = programmeOf(app, host)
  const allDay = { date: '2031-11-28', begins: null, ends: null, zone: null }
  await save([anEvent({ ...allDay, uuid: host.memorial.uuid }), anEvent({ ...allDay, kind: 'BURIAL' })])
  const { programme } = await page()
  expect(programme.map((event: { overAt: string }) => event.overAt)).toEqual([overAt, overAt])
})

test('a zone has one name, and visitors read it only where a day goes by it', async () => {
  const { app, host } = await startWithPaidHost({ zone: 'eUrope/mAdrid' })
  expect(host.memorial.zone).toBe('Europe/Madrid')
  const shown = async () =>
    (await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial.zone
  expect(await shown()).toBeNull()
  await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, memorialDate: '2031-11-28' },
  })
  expect(await shown()).toBe('Europe/Madrid')
})

test('the first zone that is known stays; one that is none refuses no save', async () => {
  const { app, host } = await startWithHost({ zone: 'Nowhere/Land' })
  const uuid = host.memorial.uuid
  expect(host.memorial.zone).toBeNull()
  const saved = []
  for (const zone of [undefined, 'x'.repeat(500_000), 'Europe/Madrid', 'America/Lima', null]) {
    const { status, body } = await app.api('POST', '/memorial/edit', {
      token: host.token,
      json: { uuid, memorialDate: '2031-11-28', zone },
    })
    saved.push([status, body.memorial?.zone])
  }
  expect(saved).toEqual([
    [200, null],
    [200, null],
    [200, 'Europe/Madrid'],
    [200, 'Europe/Madrid'],
    [200, 'Europe/Madrid'],
  ])
})
