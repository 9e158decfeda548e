import { timeZone } from '#app/messages/formats.ts'
import type { TestApp } from './app.ts'

const clockFace = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** Moves a test's clock forward to five past the given hour, in the product's time zone. */
export function untilHour(app: TestApp, hour: number): void {
  const read = () => clockFace.format(app.clock.now()).split(':').map(Number)
  const [, minute = 0] = read()
  app.clock.advance({ minutes: 5 - minute })
  // Hour by hour, because some days have 23 or 25 hours.
  do app.clock.advance({ hours: 1 })
  while (read()[0] !== hour)
}

/** Runs the job that sends the evening's mails to hosts, at its usual hour. */
export async function evening(app: TestApp): Promise<void> {
  untilHour(app, app.config.digestHour)
  await app.run('digest.hosts', {})
}
