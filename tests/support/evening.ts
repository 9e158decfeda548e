import { timeZone } from '#app/messages/formats.ts'
import type { TestApp } from './app.ts'

const clockFace = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** Moves a test's clock on to five past the next time that it is `hour` where the product is. */
export function untilHour(app: TestApp, hour: number): void {
  const read = () => clockFace.format(app.clock.now()).split(':').map(Number)
  const [, minute = 0] = read()
  app.clock.advance({ minutes: 5 - minute })
  // Hour by hour: some days have one more, or less.
  do app.clock.advance({ hours: 1 })
  while (read()[0] !== hour)
}

/** The evening's mails are written, as they would be by themselves. */
export async function evening(app: TestApp): Promise<void> {
  untilHour(app, app.config.digestHour)
  await app.run('digest.hosts', {})
}
