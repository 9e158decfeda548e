import { expect, test } from 'vitest'
import { awaited } from './awaited.ts'

const contact = { inviteState: 'NONE', dateTexted: null, rsvp: null } as const

test('whoever was not asked is not waited for', () => {
  expect(awaited([])).toBeNull()
  expect(awaited([contact, { ...contact, inviteState: 'BOUNCED' }])).toBeNull()
  expect(
    awaited([
      contact,
      { ...contact, inviteState: 'SENT' },
      { ...contact, inviteState: 'QUEUED', rsvp: 'ATTENDING' },
      { ...contact, dateTexted: '2026-11-25T09:00:00Z' },
    ]),
  ).toBe(2)
  expect(awaited([{ ...contact, inviteState: 'SENT', rsvp: 'UNSURE' }, contact])).toBe(0)
})
