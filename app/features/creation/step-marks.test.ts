import { expect, test } from 'vitest'
import { blankDraft, type Draft } from '#app/draft/schema.ts'
import type { Account } from '#app/draft/steps.ts'
import { aUser, uuid } from '#app/draft/testing.ts'
import { stepMarks, stepOfPath } from './step-marks.ts'

const nobody: Account = { token: null, user: null }
const host: Account = { token: 'token', user: aUser() }
const draft = (change: Partial<Draft> = {}): Draft => ({ ...blankDraft('draft'), ...change })
const line = (path: string, of: Draft, account: Account) =>
  stepMarks(stepOfPath(path), of, account).map(
    (mark) => `${mark.number} ${mark.name} ${mark.state}${mark.to ? ' →' : ''}`,
  )

test('a new user may go back to every step they reached', () => {
  expect(line('/photos', draft({ furthestStep: 3 }), nobody)).toEqual([
    '1 who done →',
    '2 photos current →',
    '3 message todo →',
    '4 contacts todo',
    '5 preview todo',
    '6 save todo',
    '7 payment todo',
    '8 share disabled',
  ])
})

test('a host with a memorial has no Save step, and Share waits for the payment', () => {
  const saved = draft({ memorialUuid: uuid(1), furthestStep: 2 })
  expect(line('/who', saved, host)).toEqual([
    '1 who current →',
    '2 photos done →',
    '3 message done →',
    '4 contacts done →',
    '5 preview done →',
    '6 payment todo →',
    '7 share disabled',
  ])
  expect(line('/who', { ...saved, paymentCompleted: true }, host).at(-1)).toBe('7 share todo →')
})

test('Save is not done for who looked at the payment and saved nothing', () => {
  expect(line('/payment', draft({ furthestStep: 7 }), nobody)).toContain('6 save todo →')
})

test('a path names its step, with or without a slash at the end', () => {
  expect(stepOfPath('/photos/')?.name).toBe('photos')
  expect(stepOfPath('/')).toBeUndefined()
  expect(stepOfPath('/profile')).toBeUndefined()
})
