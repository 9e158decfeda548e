import { expect, test } from 'vitest'
import { inviteRefusal, type KnownContact, planContacts, portraitWait, portraitWidth } from './rules.ts'

const known = (uuid: string, contact: Partial<KnownContact>): KnownContact => ({
  uuid,
  email: null,
  phone: null,
  firstName: '',
  surname: '',
  ...contact,
})

test('fields missing from the input stay, fields in the input replace', () => {
  const existing = [
    known('a', { email: 'a@example.com', phone: '0412 345 678', firstName: 'Ana', surname: 'S' }),
  ]
  const plan = (input: object) =>
    planContacts([{ email: 'a@example.com', ...input }], existing, () => 'new')[0]
  expect(plan({ firstName: null, phone: null })).toEqual({ ...existing[0], isKept: true })
  expect(plan({ firstName: '', phone: '0499 111 222' })).toEqual({
    ...existing[0],
    isKept: true,
    firstName: '',
    phone: '0499 111 222',
  })
})

const now = new Date('2026-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
type Facts = Parameters<typeof inviteRefusal>[0]
const facts: Facts = {
  email: 'a@example.com',
  inviteState: 'NONE',
  inviteQueuedAt: null,
  unsubscribedAt: null,
}

test.each<[string, Partial<Facts>, object | null]>([
  ['never invited', {}, null],
  ['no email', { email: null }, { code: 'CONTACT_HAS_NO_EMAIL' }],
  ['unsubscribed', { unsubscribedAt: now }, { code: 'CONTACT_UNSUBSCRIBED' }],
  [
    'sent 9 minutes ago',
    { inviteState: 'SENT', inviteQueuedAt: minutesAgo(9) },
    { code: 'INVITE_TOO_SOON', retryAfterSeconds: 60 },
  ],
  ['sent 10 minutes ago', { inviteState: 'SENT', inviteQueuedAt: minutesAgo(10) }, null],
  [
    'queued now',
    { inviteState: 'QUEUED', inviteQueuedAt: now },
    { code: 'INVITE_TOO_SOON', retryAfterSeconds: 600 },
  ],
  ['bounced a moment ago', { inviteState: 'BOUNCED', inviteQueuedAt: now }, null],
])('inviting a contact who is: %s', (_, change, refusal) => {
  expect(inviteRefusal({ ...facts, ...change }, now)).toEqual(refusal)
})

test('the portrait is the narrowest rendition that is sharp, else the widest', () => {
  expect(portraitWidth([320, 640, 1280])).toBe(640)
  expect(portraitWidth([120])).toBe(120)
  expect(portraitWidth([])).toBeNull()
})

test('an invitation waits at most three minutes for a portrait in progress', () => {
  const queuedAt = new Date('2026-11-28T03:00:00Z')
  const after = (seconds: number) => new Date(queuedAt.getTime() + seconds * 1000)
  expect(portraitWait('PROCESSING', queuedAt, queuedAt)).toBe(10)
  expect(portraitWait('PROCESSING', queuedAt, after(179))).toBe(10)
  expect(portraitWait('PROCESSING', queuedAt, after(180))).toBe(0)
  for (const state of ['READY', 'FAILED', null]) expect(portraitWait(state, queuedAt, queuedAt)).toBe(0)
})
