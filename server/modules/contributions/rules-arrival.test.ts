import { describe, expect, it } from 'vitest'
import { type Arriving, arrivalOf } from './rules-arrival.ts'

const words = 'Nan taught me to swim.'
const arriving = (fields: Partial<Arriving>): Arriving => ({
  by: 'OTHER',
  appearAtOnce: 'EVERYONE',
  message: words,
  lines: ['Ana Silva', 'AT THE SEA IN NINETEEN SEVENTY'],
  sameElsewhere: 0,
  before: null,
  takenDownBefore: false,
  ...fields,
})
const visible = { state: 'VISIBLE', pendingReason: null }
const waits = (pendingReason: string) => ({ state: 'PENDING', pendingReason })

describe('whether a contribution is visible at once', () => {
  it.each([
    ['NONE', 'OTHER', waits('APPROVAL')],
    ['NONE', 'INVITED', waits('APPROVAL')],
    ['NONE', 'HOST', visible],
    ['INVITED', 'OTHER', waits('APPROVAL')],
    ['INVITED', 'INVITED', visible],
    ['INVITED', 'HOST', visible],
    ['EVERYONE', 'OTHER', visible],
    ['EVERYONE', 'INVITED', visible],
  ] as const)('%s: of %s', (appearAtOnce, by, arrival) => {
    expect(arrivalOf(arriving({ appearAtOnce, by }))).toEqual(arrival)
  })

  it('it waits, whatever the setting, if its words need a second look', () => {
    const message = 'Her story is at www.example.com'
    for (const by of ['INVITED', 'OTHER'] as const)
      expect(arrivalOf(arriving({ by, message }))).toEqual(waits('LINKS'))
    expect(arrivalOf(arriving({ sameElsewhere: 3 }))).toEqual(waits('REPEATED'))
    expect(arrivalOf(arriving({ appearAtOnce: 'NONE', message }))).toEqual(waits('LINKS'))
    expect(arrivalOf(arriving({ by: 'HOST', message }))).toEqual(visible)
  })

  it('a changed contribution is checked again, but not for words that hosts approved', () => {
    const message = 'Her story is at www.example.com'
    const before = { state: 'VISIBLE', message, lines: [] } as const
    expect(arrivalOf(arriving({ message, before }))).toEqual(visible)
    expect(arrivalOf(arriving({ message: `${message}/2`, before }))).toEqual(waits('LINKS'))
    expect(arrivalOf(arriving({ message, before, appearAtOnce: 'NONE' }))).toEqual(waits('APPROVAL'))
    expect(arrivalOf(arriving({ message, before: { state: 'PENDING', message, lines: [] } }))).toEqual(
      waits('LINKS'),
    )
  })

  it('it waits if its name or a caption needs a second look, until hosts approved exactly those', () => {
    const lines = ['Ana Silva', 'Cheap flowers at flowers.com']
    expect(arrivalOf(arriving({ lines }))).toEqual(waits('LINKS'))
    expect(arrivalOf(arriving({ lines: ['Bitcoin Joe'] }))).toEqual(waits('WORDS'))
    expect(arrivalOf(arriving({ by: 'HOST', lines }))).toEqual(visible)
    const before = { state: 'VISIBLE', message: words, lines } as const
    expect(arrivalOf(arriving({ lines, before }))).toEqual(visible)
    expect(arrivalOf(arriving({ lines: [...lines, 'www.flowers.com'], before }))).toEqual(waits('LINKS'))
    expect(arrivalOf(arriving({ lines, before: { ...before, state: 'PENDING' } }))).toEqual(waits('LINKS'))
  })

  it('it waits if a host took down the one before it, unless hosts approved this one since', () => {
    const takenDownBefore = true
    for (const by of ['INVITED', 'OTHER'] as const)
      expect(arrivalOf(arriving({ by, takenDownBefore }))).toEqual(waits('APPROVAL'))
    expect(arrivalOf(arriving({ by: 'HOST', takenDownBefore }))).toEqual(visible)
    const stood = (state: 'PENDING' | 'VISIBLE') =>
      arriving({ takenDownBefore, before: { state, message: words, lines: [] }, message: 'Changed.' })
    expect(arrivalOf(stood('PENDING'))).toEqual(waits('APPROVAL'))
    expect(arrivalOf(stood('VISIBLE'))).toEqual(visible)
  })

  it('it stays hidden when a host hid it', () => {
    const before = { state: 'HIDDEN', message: words, lines: [] } as const
    expect(arrivalOf(arriving({ before }))).toEqual({ state: 'HIDDEN', pendingReason: null })
  })
})
