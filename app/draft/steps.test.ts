import { describe, expect, it } from 'vitest'
import { reachStep } from './edits.ts'
import { blankDraft } from './schema.ts'
import {
  barSteps,
  canOpenStep,
  findPathBack,
  findPathBeforeSave,
  furthestReached,
  isEditMode,
  steps,
} from './steps.ts'
import { aUser, uuid } from './testing.ts'

const nobody = { token: null, user: null }
const unverified = { token: 't', user: aUser({ emailVerified: false }) }
const host = { token: 't', user: aUser() }
const draft = { ...blankDraft('d1'), furthestStep: 3 }
const saved = { ...draft, memorialUuid: uuid(1) }

describe('edit mode', () => {
  it.each([
    ['nobody', saved, nobody, false],
    ['an unverified account', saved, unverified, false],
    ['an account whose token is gone', saved, { token: null, user: aUser() }, false],
    ['a host without a memorial', draft, host, false],
    ['a host with a memorial', saved, host, true],
  ])('for %s', (_, of, account, expected) => expect(isEditMode(of, account)).toBe(expected))
})

describe('steps that can be opened', () => {
  const open = (of: typeof draft, account: typeof host | typeof nobody) =>
    [1, 2, 3, 4, 5, 6, 7, 8].filter((step) => canOpenStep(step, of, account))

  it('are those up to the furthest step reached', () => {
    expect(open(draft, nobody)).toEqual([1, 2, 3])
    expect(open(draft, unverified)).toEqual([1, 2, 3])
    expect(open({ ...draft, furthestStep: 8 }, nobody)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  it('lead to what is missing before them', () => {
    const back = (of: typeof draft) => [undefined, 6, 7, 8].map((step) => findPathBack(step, of))
    expect(back(draft)).toEqual([null, null, '/save', '/save'])
    expect(back(saved)).toEqual([null, null, null, '/payment'])
  })
  it('are all but Share for a host who is fully signed in', () => {
    expect(open(saved, host)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  it('include Share once the payment is settled', () => {
    expect(canOpenStep(8, { ...saved, paymentCompleted: true }, host)).toBe(true)
    expect(canOpenStep(8, { ...saved, promo: { code: 'GIFT', free: true } }, host)).toBe(true)
    expect(canOpenStep(8, { ...saved, promo: { code: 'LESS', free: false } }, host)).toBe(false)
  })
})

describe('Save, opened from a step before its turn', () => {
  it('leads back to that step, and does not count as reached', () => {
    const early = reachStep(6)(reachStep(3)(draft))
    expect(early).toMatchObject({ currentStep: 6, furthestStep: 3 })
    expect(findPathBeforeSave(early)).toBe('/message')
    expect(findPathBeforeSave(blankDraft('d1'))).toBe('/who')
  })
  it('leads back to Preview once that was seen', () => {
    const late = reachStep(6)(reachStep(5)(draft))
    expect(late).toMatchObject({ currentStep: 6, furthestStep: 6 })
    expect(findPathBeforeSave(late)).toBe('/preview')
  })
})

it('counts a signed-in host with a memorial as having reached Payment', () => {
  expect(furthestReached(saved, host)).toBe(7)
  expect(furthestReached({ ...saved, furthestStep: 8 }, host)).toBe(8)
  expect(furthestReached(saved, nobody)).toBe(3)
})

it('hides Save once account, confirmed address and memorial exist', () => {
  const shown = (of: typeof draft, account: typeof host | typeof nobody) =>
    barSteps(steps[5], of, account).map((step) => step.index)
  expect(shown(saved, host)).toEqual([1, 2, 3, 4, 5, 7, 8])
  expect(barSteps(steps[6], saved, host)).toHaveLength(8)
  for (const [of, account] of [
    [draft, host],
    [saved, unverified],
    [saved, nobody],
  ] as const) {
    expect(shown(of, account)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  }
})
