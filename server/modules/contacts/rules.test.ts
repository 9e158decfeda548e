import { expect, test } from 'vitest'
import { inviteRefusal, type KnownContact, plannedContacts, portraitWait, portraitWidth } from './rules.ts'

const known = (uuid: string, contact: Partial<KnownContact>): KnownContact => ({
  uuid,
  email: null,
  phone: null,
  firstName: '',
  surname: '',
  ...contact,
})

/** Numbers new contacts. */
const counting = () => {
  let count = 0
  return () => {
    count += 1
    return `new-${count}`
  }
}

test('emails and numbers stay in their order, each once', () => {
  const { rows, kept } = plannedContacts(
    [
      { email: 'b@example.com' },
      { email: ' ', phone: null },
      { phone: '+61 412 345 678' },
      { email: 'B@Example.com', firstName: 'Ben' },
      { phone: '+61412345678' },
      { email: 'neither' },
    ],
    [],
    counting(),
  )
  expect(rows).toEqual([
    known('new-1', { email: 'b@example.com' }),
    known('new-2', { phone: '+61 412 345 678' }),
  ])
  expect(kept).toEqual([])
})

test('a number typed into the email field is taken as a number', () => {
  const { rows } = plannedContacts([{ email: '0412 345 678' }], [], counting())
  expect(rows).toEqual([known('new-1', { phone: '0412 345 678' })])
})

test('the address identifies a contact before the uuid does', () => {
  const existing = [known('a', { email: 'a@example.com' }), known('b', { email: 'b@example.com' })]
  const { rows, kept } = plannedContacts(
    [
      { uuid: 'a', email: 'b@example.com' },
      { uuid: 'b', email: 'A@example.com' },
    ],
    existing,
    counting(),
  )
  expect(rows.map((row) => [row.uuid, row.email])).toEqual([
    ['b', 'b@example.com'],
    ['a', 'A@example.com'],
  ])
  expect(kept).toEqual(['b', 'a'])
})

test('a uuid whose address was changed gets the new address, and is not among the kept', () => {
  const existing = [known('a', { email: 'old@example.com', firstName: 'Ana', phone: '0412 345 678' })]
  const inputs = [
    { uuid: 'A', email: 'new@example.com' },
    { uuid: 'a', email: 'third@example.com' },
  ]
  expect(plannedContacts(inputs, existing, counting())).toEqual({
    rows: [
      known('a', { email: 'new@example.com', firstName: 'Ana' }),
      known('new-1', { email: 'third@example.com' }),
    ],
    kept: [],
  })
})

test('fields missing from the input stay, fields in the input replace', () => {
  const existing = [
    known('a', { email: 'a@example.com', phone: '0412 345 678', firstName: 'Ana', surname: 'S' }),
  ]
  const plan = (input: object) =>
    plannedContacts([{ email: 'a@example.com', ...input }], existing, counting()).rows[0]
  expect(plan({ firstName: null, phone: null })).toEqual(existing[0])
  expect(plan({ firstName: '', phone: '0499 111 222' })).toEqual({
    ...existing[0],
    firstName: '',
    phone: '0499 111 222',
  })
})

const now = new Date('2026-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const facts = { email: 'a@example.com', inviteState: 'NONE', inviteQueuedAt: null, unsubscribedAt: null }

test.each([
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
