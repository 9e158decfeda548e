import { describe, expect, it } from 'vitest'
import { KeptAt } from '#contract/memorials.ts'
import { blankDraft } from './schema.ts'
import {
  barSteps,
  canOpenStep,
  furthestReached,
  isEditMode,
  isUnfinishedMemorial,
  keptStep,
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
  })
  it('are all but Share for a host who is fully signed in', () => {
    expect(open(saved, host)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  it('include Share once the payment is settled', () => {
    expect(canOpenStep(8, { ...saved, paymentCompleted: true }, host)).toBe(true)
    expect(canOpenStep(8, { ...saved, promo: { code: 'GIFT', free: true } }, host)).toBe(true)
    expect(canOpenStep(8, { ...saved, promo: { code: 'LESS', free: false } }, host)).toBe(false)
    expect(canOpenStep(8, { ...draft, furthestStep: 8 }, nobody)).toBe(false)
  })
})

describe('a memorial that was kept by mail before its end', () => {
  const kept = { ...saved, keptEarly: true }

  it.each([
    ['goes on', kept, true],
    ['not until the server has it', { ...kept, memorialUuid: null }, false],
    ['not once it is paid for', { ...kept, paymentCompleted: true }, false],
    ['not once a code has made it free', { ...kept, promo: { code: 'GIFT', free: true } }, false],
    ['unlike one that was saved at the end', saved, false],
  ])('%s', (_, of, expected) => expect(isUnfinishedMemorial(of)).toBe(expected))

  it('lists the steps at which a memorial can be kept by mail', () => {
    expect(KeptAt.options.map((name) => keptStep(name)?.path)).toEqual([
      '/who',
      '/photos',
      '/message',
      '/contacts',
      '/preview',
    ])
    expect(['welcome', 'save', 'payment', '//evil.example', '', null].map(keptStep)).toEqual(
      Array.from({ length: 6 }, () => null),
    )
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
