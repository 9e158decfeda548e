import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aUser } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { ask, askAndConfirm, press } from '../support/yearly-notes.ts'

// Three years pass: exactly one mail for each day and year that was asked for, and none to anybody else.

const YEARS = 3
const DAY_MS = 24 * 60 * 60 * 1000
/** Of the day in UTC: the morning in Sydney and the afternoon in Los Angeles, then the morning there and in London. */
const RUNS = [22, 16]

interface Wish {
  email: string
  zone: string
  /** Dates whose anniversaries were asked for. */
  days: string[]
}

const dayIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)

/** The anniversaries of a date after one day, up to another. */
function anniversaries(date: string, after: string, until: string): string[] {
  const years = Array.from({ length: YEARS + 2 }, (_, year) => Number(after.slice(0, 4)) + year)
  return years
    .map((year) => {
      const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
      return `${year}-${date.endsWith('02-29') && !isLeap ? '02-28' : date.slice(5)}`
    })
    .filter((day) => day > after && day <= until)
}

/** The days around every anniversary, and one in nine of the others, since each run takes time. */
function isLookedAt(moment: Date, dates: string[]): boolean {
  const isNear = dates.some((date) => {
    const day = Date.parse(`${moment.getUTCFullYear()}${date.slice(4).replace('02-29', '02-28')}`)
    return Math.abs(moment.getTime() - day) < 2.5 * DAY_MS
  })
  return isNear || Math.floor(moment.getTime() / DAY_MS) % 9 === 0
}

async function inZone(app: TestApp, { memorial }: Host, zone: string) {
  await app.db
    .updateTable('events')
    .set({ begins: '14:00', zone })
    .where('uuid', '=', memorial.uuid)
    .execute()
}

async function aMemorial(
  app: TestApp,
  zone: string,
  dates: { birthDate: string; deathDate: string },
): Promise<Wish[]> {
  const host = await aPaidHost(app, dates)
  await inZone(app, host, zone)
  const [both, one, never, ended] = [host, await aUser(app), await aUser(app), await aUser(app)]
  await app.api('POST', `/memorial/anniversary/${host.memorial.uuid}`, {
    token: both.token,
    json: { onDeath: true, onBirth: true },
  })
  await askAndConfirm(app, host, one.email)
  // Somebody else typed this address, and its owner used no link.
  await ask(app, host, never.email)
  await press(app, (await askAndConfirm(app, host, ended.email)).replace('confirm', 'end'))
  return [
    { email: both.email, zone, days: [dates.deathDate, dates.birthDate] },
    { email: one.email, zone, days: [dates.deathDate] },
    { email: never.email, zone, days: [] },
    { email: ended.email, zone, days: [] },
  ]
}

test('one mail for each day and year that was asked for, and none to anybody else', {
  timeout: 300_000,
}, async () => {
  const app = await startApp({}, { pages: visitorPages })
  const wishes = [
    ...(await aMemorial(app, 'Australia/Sydney', { birthDate: '1931-03-12', deathDate: '2025-11-03' })),
    ...(await aMemorial(app, 'America/Los_Angeles', { birthDate: '1940-02-29', deathDate: '2024-02-29' })),
    ...(await aMemorial(app, 'Europe/London', { birthDate: '1950-12-31', deathDate: '2026-01-01' })),
  ]
  const began = app.clock.now()
  const end = began.getTime() + YEARS * 366 * DAY_MS
  const days = wishes.flatMap((wish) => wish.days)
  while (app.clock.now().getTime() < end) {
    const hour = app.clock.now().getUTCHours()
    app.clock.advance({ hours: Math.min(...RUNS.map((run) => (run - hour + 24) % 24 || 24)) })
    if (!isLookedAt(app.clock.now(), days)) continue
    // Two workers at once.
    await Promise.all([app.run('anniversary.due', {}), app.run('anniversary.due', {})])
  }
  const sent = (await app.outbox()).filter(({ text }) =>
    text.includes('You asked us to write to you once a year'),
  )
  const expected = wishes.flatMap(({ email, zone, days }) =>
    days.flatMap((day) =>
      anniversaries(day, dayIn(zone, began), dayIn(zone, app.clock.now())).map((on) => `${email} ${on}`),
    ),
  )
  const zoneOf = new Map(wishes.map(({ email, zone }) => [email, zone]))
  const found = sent.map(({ to, date }) => `${to} ${dayIn(zoneOf.get(to) ?? 'UTC', new Date(date))}`)
  expect(found.sort()).toEqual(expected.sort())
  expect(expected.length).toBeGreaterThan(15)
  const rows = await app.db.selectFrom('sentMails').select('occasion').execute()
  expect(rows).toHaveLength(sent.length)
})
