import type { AnsweredEvent, EventCounts, HostEvent, PublicEvent } from '#contract/events.ts'

/** Events of a programme for tests, as the server sends them. */

export const aPublicEvent = (change: Partial<PublicEvent> = {}): PublicEvent => ({
  uuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  kind: 'SERVICE',
  title: null,
  date: '2031-11-28',
  begins: '11:00',
  endDate: null,
  ends: null,
  zone: 'Australia/Sydney',
  beginsAt: '2031-11-28T00:00:00.000Z',
  endsAt: null,
  overAt: '2031-11-28T03:00:00.000Z',
  place: null,
  details: null,
  asksFood: false,
  asksAccess: false,
  streamUrl: null,
  recordingUrl: null,
  isNotStreamed: false,
  isCancelled: false,
  sequence: 0,
  ...change,
})

/** Nobody has answered. */
const noCounts: EventCounts = {
  attending: 0,
  guests: 0,
  unsure: 0,
  notAttending: 0,
  watching: 0,
}

export const aHostEvent = (change: Partial<HostEvent> = {}): HostEvent => ({
  ...aPublicEvent(),
  audience: 'EVERYONE',
  contactUuids: [],
  counts: noCounts,
  cancelledAt: null,
  ...change,
})

export function anAnsweredEvent(change: Partial<AnsweredEvent> = {}): AnsweredEvent {
  const { uuid, kind, title, date, begins, place, isCancelled, counts } = aHostEvent(change)
  return { uuid, kind, title, date, begins, place, isCancelled, counts }
}
