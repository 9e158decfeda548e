import { expect, test } from 'vitest'
import type { Language } from '#languages/index.ts'
import { startApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { aPaidHost } from '../support/factories.ts'
import { visit } from '../support/forms.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// The day by the server's clock, from a week before to a year after: what answers, reminders, calendar files and the
// hosts' numbers say each time.

const HOUR = 60 * 60 * 1000
/** A year with all of its steps. */
const PATIENCE = { timeout: 300_000 }

async function aDay(language: Language) {
  const app = await startApp({}, { pages: visitorPages })
  const host = await aPaidHost(app, { memorialDate: dayIn(app, 8) })
  await app.api('POST', `/memorial/settings/${host.memorial.uuid}`, { token: host.token, json: { language } })
  const date = dayIn(app, 8)
  const part = (kind: string, begins: string, ends: string, uuid?: string) =>
    anEvent({ kind, date, begins, ends, ...(uuid && { uuid }) })
  const parts = [
    part('SERVICE', '11:00', '12:00', host.memorial.uuid),
    part('BURIAL', '12:30', '13:00'),
    part('GATHERING', '14:00', '16:00'),
  ]
  const programme = programmeOf(app, host)
  await programme.save(parts)
  const page = await programme.page()
  const begins = Date.parse(page.programme[0].beginsAt)
  /** Moves the clock to so many hours after the service began. */
  const at = (hours: number) =>
    app.clock.advance({ seconds: (begins + hours * HOUR - app.clock.now().getTime()) / 1000 })
  return { app, host, programme, parts, at }
}

const stations = [
  // [hours since the service began, parts that take answers, whether a page still offers the day to calendars]
  [-7 * 24, 3],
  [-24, 3],
  [-2, 3],
  [0.5, 3],
  [1.25, 2],
  [1.75, 2],
  [4, 1],
  [7, 0],
  [24, 0],
  [30 * 24, 0],
  [360 * 24, 0],
] as const

const words = {
  en: {
    only: 'It is the only reminder of this day.',
    coming: 'You said that you are coming.',
    part: 'The burial',
  },
  es: {
    only: 'Es el único recordatorio de ese día.',
    coming: 'Usted dijo que asistirá.',
    part: 'El entierro',
  },
  ar: { only: 'وهو التذكير الوحيد بهذا اليوم.', coming: 'ذكرتم أنكم ستحضرون.', part: 'الدفن' },
} as const

test.each(['en', 'es', 'ar'] as const)(
  'the day walked by the server’s clock, in %s',
  PATIENCE,
  async (language) => {
    const { app, host, programme, parts, at } = await aDay(language)
    const all = (status: string) => parts.map(({ uuid }) => ({ eventUuid: uuid, status, guests: 1 }))
    await programme.answer({
      name: 'Joan',
      email: 'joan@example.com',
      status: 'ATTENDING',
      events: all('ATTENDING'),
    })
    await app.drained()
    const reminders = async () =>
      (await app.outbox()).filter(
        ({ to, text }) => to === 'joan@example.com' && text.includes(words[language].only),
      )
    const walked: unknown[] = []
    for (const [hours, open] of stations) {
      at(hours)
      await app.run('rsvp.reminders', {})
      const who = `guest-${walked.length}`
      const answer = await programme.answer({
        name: who,
        email: `${who}@example.com`,
        status: 'NOT_ATTENDING',
        events: all('ATTENDING'),
      })
      const taken = answer.body.answers.filter(
        ({ status }: { status: string }) => status === 'ATTENDING',
      ).length
      const file = await visit(app, `/view/${host.memorial.shareSlug}/calendar/${parts[1]?.uuid}.ics`)
      const { overAt } = (await programme.page()).programme[2]
      walked.push([hours, taken, file.status, Date.parse(overAt) <= app.clock.now().getTime()])
      expect([hours, answer.body.refused.length]).toEqual([hours, 3 - open])
    }
    expect(walked).toEqual(stations.map(([hours, open]) => [hours, open, 200, hours >= 7]))
    const sent = await reminders()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(words[language].coming)
    expect(sent[0]?.text).toContain(words[language].part)
    // Joan, and those whose answers were in time.
    const coming = await app.db
      .selectFrom('eventReplies')
      .select(['eventUuid', ({ fn }) => fn.countAll<string>().as('count')])
      .where('memorialUuid', '=', host.memorial.uuid)
      .where('status', '=', 'ATTENDING')
      .groupBy('eventUuid')
      .execute()
    const countOf = new Map(coming.map(({ eventUuid, count }) => [eventUuid, Number(count)]))
    expect(parts.map(({ uuid }) => countOf.get(uuid))).toEqual([5, 7, 8])
  },
)
