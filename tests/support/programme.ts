import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'

interface Host {
  token: string
  memorial: { uuid: string; shareSlug: string }
}

/** An event as the screens of hosts send it. */
export const anEvent = (fields: Record<string, unknown> = {}) => ({
  uuid: randomUUID(),
  kind: 'GATHERING',
  title: null,
  date: '2031-11-28',
  begins: '14:30',
  endDate: null,
  ends: '16:00',
  zone: 'Australia/Sydney',
  place: 'Bondi Pavilion',
  details: null,
  audience: 'EVERYONE',
  contactUuids: [],
  asksFood: false,
  asksAccess: false,
  streamUrl: null,
  recordingUrl: null,
  isNotStreamed: false,
  isCancelled: false,
  ...fields,
})

/** The calls about the programme of a memorial. */
export function programmeOf(app: TestApp, host: Host) {
  const { uuid, shareSlug } = host.memorial
  const by = { token: host.token }
  return {
    read: () => app.api('GET', `/memorial/programme/${uuid}`, by),
    save: (events: object[], version?: number, token = host.token) =>
      app.api('POST', `/memorial/programme/${uuid}`, { token, json: { events, version } }),
    answers: (eventUuid: string, query = '') =>
      app.api('GET', `/memorial/event/answers/${uuid}/${eventUuid}${query}`, by),
    csv: (eventUuid: string) => app.api('GET', `/memorial/event/csv/${uuid}/${eventUuid}`, by),
    answer: (json: object, token?: string) =>
      app.api('POST', `/public/memorial/${shareSlug}/rsvp`, { json, ...(token && { token }) }),
    page: async () => (await app.api('GET', `/public/memorial/${shareSlug}`)).body.memorial,
    mine: async (query = '', token?: string) =>
      (await app.api('GET', `/public/memorial/${shareSlug}/mine${query}`, token ? { token } : {})).body,
  }
}
