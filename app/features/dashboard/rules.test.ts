import { expect, it, test } from 'vitest'
import type { HostContribution } from '#contract/contributions.ts'
import type { Memorial } from '#contract/memorials.ts'
import { countUnanswered, isDayOver, isNew, isSafeTogether } from './rules.ts'

const part = (date: string | null, isCancelled = false) =>
  ({ date, isCancelled }) as Memorial['programme'][number]

test.each([
  [null, [], false],
  ['2026-11-25', [], true],
  ['2026-11-26', [], false],
  ['2026-11-20', [part('2026-11-28')], false],
  ['2026-11-20', [part('2026-11-28', true)], true],
  ['2026-11-20', [part('2026-11-21'), part(null)], true],
])('a memorial on %s with other parts is over or not', (memorialDate, programme, isOver) => {
  expect(isDayOver({ memorialDate, programme }, '2026-11-26')).toBe(isOver)
})

it('approves together only pending memories that need no check, and whose photos somebody can have seen', () => {
  const one = {
    ...{ state: 'PENDING', pendingReason: 'APPROVAL', mailSender: null },
    media: [{ state: 'READY' }],
  } as HostContribution
  const unseen = [{ state: 'PROCESSING' }] as HostContribution['media']
  const others = [
    { state: 'VISIBLE' },
    { pendingReason: 'LINKS' },
    { mailSender: 'OTHER' },
    { media: unseen },
  ]
  expect([{}, ...others].map((fields) => isSafeTogether({ ...one, ...fields } as HostContribution))).toEqual([
    true,
    ...others.map(() => false),
  ])
})

const contact = { inviteState: 'NONE', dateTexted: null, rsvp: null } as const

it('counts only contacts who were asked', () => {
  expect(countUnanswered([])).toBeNull()
  expect(countUnanswered([contact, { ...contact, inviteState: 'BOUNCED' }])).toBeNull()
  expect(
    countUnanswered([
      contact,
      { ...contact, inviteState: 'SENT' },
      { ...contact, inviteState: 'QUEUED', rsvp: 'ATTENDING' },
      { ...contact, dateTexted: '2026-11-25T09:00:00Z' },
    ]),
  ).toBe(2)
  expect(countUnanswered([{ ...contact, inviteState: 'SENT', rsvp: 'UNSURE' }, contact])).toBe(0)
})

it('what came in after the previous visit is new', () => {
  const at = '2026-11-17T03:00:00.000Z'
  expect(isNew('2026-11-17T03:00:00.001Z', { at })).toBe(true)
  expect(isNew('2026-11-17T03:00:00.000Z', { at })).toBe(false)
  expect(isNew('2026-11-17T03:00:00.001Z', { at: null })).toBe(false)
})
