import { expect, it } from 'vitest'
import type { HostContribution } from '#contract/contributions.ts'
import { approvableTogether, queueOrder } from './queue-order.ts'

const one = (id: string, fields: Partial<HostContribution> = {}) =>
  ({
    id,
    state: 'PENDING',
    pendingReason: 'APPROVAL',
    mailSender: null,
    onPaper: false,
    isBrought: false,
    isInvited: true,
    media: [],
    ...fields,
  }) as HostContribution

it('lists pending memories, with postponed ones at the end', () => {
  const all = [one('a'), one('b', { state: 'VISIBLE' }), one('c'), one('d')]
  expect(queueOrder(all, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['d', 'c', 'a'])
})

it('approves together only memories of invited people whose text needs no check', () => {
  const queue = [one('a'), one('b', { isInvited: false }), one('c', { pendingReason: 'LINKS' }), one('d')]
  expect(approvableTogether(queue).map(({ id }) => id)).toEqual(['a', 'd'])
})

it('approves nothing together whose photos nobody can have seen', () => {
  const media = [{ state: 'READY' }, { state: 'PROCESSING' }] as HostContribution['media']
  expect(approvableTogether([one('a', { media }), one('b')]).map(({ id }) => id)).toEqual(['b'])
})
