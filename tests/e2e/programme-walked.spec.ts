import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { expectFits } from './support/widths.ts'

// The day as its guests walk through it, in three languages. Not the clock is moved but the day: so server and browser
// agree what time it is. A picture of each lies in test-results/.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A zone in which it is about noon now, so that no part is on the other side of midnight. */
function noonZone(now: number): { zone: string; offset: number } {
  const hours = 12 - new Date(now).getUTCHours()
  // The sign of these names is turned round.
  return {
    zone: hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`,
    offset: hours * HOUR,
  }
}

/** Service of an hour, burial of half an hour 90 minutes after it began, gathering of two hours 3 hours after. */
const lengths = [
  { kind: 'SERVICE', from: 0, to: 60 },
  { kind: 'BURIAL', from: 90, to: 120 },
  { kind: 'GATHERING', from: 180, to: 300 },
]

function partsAt(first: string, begins: number, now: number) {
  const { zone, offset } = noonZone(now)
  const local = (at: number) => new Date(at + offset).toISOString()
  return lengths.map(({ kind, from, to }, at) => {
    const [start, end] = [local(begins + from * MINUTE), local(begins + to * MINUTE)]
    return {
      uuid: at === 0 ? first : randomUUID(),
      kind,
      date: start.slice(0, 10),
      begins: start.slice(11, 16),
      endDate: end.slice(0, 10),
      ends: end.slice(11, 16),
      zone,
      place: 'St Brigid’s Hall',
    }
  })
}

interface Station {
  name: string
  /** How long ago the service began, in milliseconds; negative: it is ahead. */
  since: number
  page: 'before' | 'today' | 'after'
  /** The chips of the parts; '' for none. */
  chips: readonly (keyof typeof words.en | '')[]
  /** How many parts still ask for an answer. */
  asked: number
}

const stations: readonly Station[] = [
  { name: 'a week before', since: -7 * DAY, page: 'before', chips: ['', '', ''], asked: 3 },
  { name: 'the day before', since: -DAY, page: 'before', chips: ['', '', ''], asked: 3 },
  { name: 'the morning', since: -2 * HOUR, page: 'today', chips: ['next', '', ''], asked: 3 },
  { name: 'during the service', since: 30 * MINUTE, page: 'today', chips: ['now', 'next', ''], asked: 3 },
  { name: 'between', since: 75 * MINUTE, page: 'today', chips: ['over', 'next', ''], asked: 2 },
  { name: 'during the burial', since: 105 * MINUTE, page: 'today', chips: ['over', 'now', 'next'], asked: 2 },
  { name: 'during the gathering', since: 4 * HOUR, page: 'today', chips: ['over', 'over', 'now'], asked: 1 },
  { name: 'the evening', since: 6 * HOUR, page: 'after', chips: [], asked: 0 },
  { name: 'the day after', since: DAY, page: 'after', chips: [], asked: 0 },
  { name: 'a month after', since: 30 * DAY, page: 'after', chips: [], asked: 0 },
  { name: 'a year after', since: 365 * DAY, page: 'after', chips: [], asked: 0 },
]

const words = {
  en: { now: 'Now', next: 'Next', over: 'Over', folded: 'The day', service: 'The service' },
  es: { now: 'Ahora', next: 'A continuación', over: 'Terminado', folded: 'El día', service: 'La ceremonia' },
  ar: { now: 'الآن', next: 'التالي', over: 'انتهى', folded: 'يوم الوداع', service: 'مراسم التأبين' },
} as const

async function walk(page: Page, server: RunningServer, language: keyof typeof words) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body: { language } })
  const t = words[language]
  for (const { name, since, page: time, chips, asked } of stations)
    await test.step(name, async () => {
      const now = Date.now()
      const events = partsAt(made.uuid, now - since, now)
      await call(server, 'POST', `/memorial/programme/${made.uuid}`, { token: host.token, body: { events } })
      await page.goto(`/view/${made.shareSlug}`)
      await expect(page.locator('[data-page]')).toHaveAttribute('data-time', time)
      const day = page.locator('#day')
      if (time === 'after') {
        await expect(day.getByText(t.service)).toBeHidden()
        await day.getByText(t.folded, { exact: true }).click()
        await expect(day.getByText(t.service)).toBeVisible()
        await expect(page.locator('#rsvp')).toBeHidden()
      } else {
        await expect(day.locator('[data-chip]')).toHaveText(chips.map((chip) => (chip ? t[chip] : '')))
        const form = page.locator('#rsvp')
        await form.scrollIntoViewIfNeeded()
        await form.hover()
        await expect(form.locator('form[data-awake] input[value=ATTENDING]')).toHaveCount(asked)
        await day.scrollIntoViewIfNeeded()
      }
      await page.screenshot({ path: test.info().outputPath(`${language} ${name}.png`) })
      await expectFits(page, [360])
    })
}

for (const language of ['en', 'es', 'ar'] as const)
  test(`from a week before the day to a year after, in ${language}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await walk(page, server, language)
  })

test('a page that stays open folds the day when its last part is over, but not under its reader', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const now = Date.now()
  const events = partsAt(made.uuid, now - 4 * HOUR, now)
  await call(server, 'POST', `/memorial/programme/${made.uuid}`, { token: host.token, body: { events } })
  const day = page.locator('#day')
  const isOpen = () => day.locator('details').evaluate((one: HTMLDetailsElement) => one.open)
  await page.clock.install({ time: now })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.locator('[data-page]')).toHaveAttribute('data-time', 'today')
  await day.scrollIntoViewIfNeeded()
  await page.clock.fastForward(2 * HOUR)
  await expect(page.locator('[data-page]')).toHaveAttribute('data-time', 'after')
  await expect(day.locator('summary')).toHaveText('The day')
  expect(await isOpen()).toBe(true)
  await expect(page.locator('#rsvp')).toBeHidden()

  // The page as the browser kept it, opened when all is over.
  await page.clock.setFixedTime(now + 6 * HOUR)
  await page.reload()
  await expect(day.locator('summary')).toHaveText('The day')
  expect(await isOpen()).toBe(false)
})
