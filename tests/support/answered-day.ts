import { expect } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { dayIn } from './day-in.ts'
import { aPaidHost, startWithPaidHost } from './factories.ts'
import { anEvent, programmeOf } from './programme.ts'

// A day with a programme, and people who answer to its events.

const day = { memorialDate: '2031-11-28', address: 'St Mary’s, Sydney' }

export const joan = { name: 'Joan Petrie', email: 'joan@example.com', status: 'ATTENDING' }
export const to = (eventUuid: string, status = 'ATTENDING', guests = 0) => ({ eventUuid, status, guests })
export const person = (n: number) => ({
  name: `Guest ${n}`,
  email: `guest-${n}@example.com`,
  status: 'ATTENDING',
})

/** A paid memorial whose programme has these events, with the calls about it. */
export async function aDay(events: (app: TestApp) => object[], memorial: object = {}) {
  const { app, host } = await startWithPaidHost({ ...day, ...memorial })
  const calls = programmeOf(app, host)
  const saved = await calls.save(events(app))
  expect(saved.status).toBe(200)
  return { app, host, ...calls }
}

/** A day with a service and a wake, in five days. */
export async function aDayOfTwo() {
  const app = await startApp()
  const host = await aPaidHost(app, { memorialDate: dayIn(app, 5), address: 'St Mary’s' })
  const calls = programmeOf(app, host)
  const wake = anEvent({ title: 'Wake', date: dayIn(app, 5) })
  const service = {
    ...wake,
    uuid: host.memorial.uuid,
    kind: 'SERVICE',
    title: null,
    begins: '11:00',
    place: 'St Mary’s',
  }
  await calls.save([service, wake])
  return { app, host, service, wake, ...calls }
}
