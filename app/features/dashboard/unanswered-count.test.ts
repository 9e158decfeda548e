import { expect, test } from 'vitest'
import { unansweredCount } from './unanswered-count.ts'

const contact = { inviteState: 'NONE', dateTexted: null, rsvp: null } as const

test('counts only contacts who were asked', () => {
  expect(unansweredCount([])).toBeNull()
  expect(unansweredCount([contact, { ...contact, inviteState: 'BOUNCED' }])).toBeNull()
  expect(
    unansweredCount([
      contact,
      { ...contact, inviteState: 'SENT' },
      { ...contact, inviteState: 'QUEUED', rsvp: 'ATTENDING' },
      { ...contact, dateTexted: '2026-11-25T09:00:00Z' },
    ]),
  ).toBe(2)
  expect(unansweredCount([{ ...contact, inviteState: 'SENT', rsvp: 'UNSURE' }, contact])).toBe(0)
})
