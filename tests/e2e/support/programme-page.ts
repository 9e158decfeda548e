import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Account, anAccount, aPublicMemorial, call, type Made } from './memorials.ts'
import { card } from './rsvp-form.ts'
import type { RunningServer } from './server.ts'

// A memorial whose day has three parts, and its places on the page.

export const day = (page: Page) => page.locator('#day')
export const row = (page: Page, title: string) =>
  day(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
export const question = (page: Page, title: string) => card(page).getByRole('group', { name: title })

const zone = 'Australia/Sydney'
const date = '2031-11-28'
export const stream = 'https://vimeo.com/event/4711'

/** Service at 2 PM with a stream, burial at 3.30 PM, gathering from 5 to 8 PM; all in Sydney. */
export const threeParts = (first: string, changes: Record<string, object> = {}) => [
  {
    uuid: first,
    kind: 'SERVICE',
    date,
    begins: '14:00',
    zone,
    place: 'St Brigid’s Hall, 14 Marine Parade',
    streamUrl: stream,
    asksAccess: true,
    ...changes.service,
  },
  {
    uuid: randomUUID(),
    kind: 'BURIAL',
    date,
    begins: '15:30',
    zone,
    place: 'Old Coast Road Cemetery',
    isNotStreamed: true,
    ...changes.burial,
  },
  {
    uuid: randomUUID(),
    kind: 'GATHERING',
    date,
    begins: '17:00',
    ends: '20:00',
    zone,
    place: 'The Sailing Club, upstairs',
    asksFood: true,
    ...changes.gathering,
  },
]

export const saveProgramme = (server: RunningServer, host: Account, made: Made, events: object[]) =>
  call(server, 'POST', `/memorial/programme/${made.uuid}`, { token: host.token, body: { events } })

export async function aProgramme(server: RunningServer, changes: Record<string, object> = {}) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await saveProgramme(server, host, made, threeParts(made.uuid, changes))
  return { host, made }
}
