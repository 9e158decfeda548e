import { isoDayOf } from '#server/mails/dates.ts'
import type { TestApp } from './app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The calendar day that many days ahead of the test's clock, in the product's time zone, which is ahead of UTC. */
export const dayIn = (app: TestApp, days: number): string =>
  isoDayOf(new Date(app.clock.now().getTime() + days * DAY_MS))
