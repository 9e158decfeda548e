import { describe, expect, it, test } from 'vitest'
import {
  isDeathBeforeBirth,
  isWholeDay,
  latestToday,
  lifeDateText,
  readLifeDate,
  typedLifeDate,
} from './life-dates.ts'

const today = '2026-11-26'

describe('reading a date of birth or death', () => {
  test.each(['1931-03-12', '1931-03', '1931', '1931~', '2026-11-26', '2024-02-29'])('%s is one', (text) => {
    expect(readLifeDate(text, today)).toEqual({ date: text })
  })

  it('is not known where nothing was typed', () => {
    expect(readLifeDate('', today)).toEqual({ date: null })
  })

  test.each([
    ['-03-12', 'yearMissing'],
    ['~', 'yearMissing'],
    ['193', 'yearUnclear'],
    ['0193', 'yearUnclear'],
    ['10000', 'yearUnclear'],
    ['19x1', 'yearUnclear'],
    ['1931-03-12-01', 'yearUnclear'],
    ['1931--12', 'monthMissing'],
    ['1931-13', 'monthUnclear'],
    ['1931-02-31', 'dayUnclear'],
    ['1931-02-29', 'dayUnclear'],
    ['1931-02-00', 'dayUnclear'],
    ['1931-02-x', 'dayUnclear'],
    ['1931-03~', 'aboutYearOnly'],
    ['2026-11-27', 'future'],
    ['2026-12', 'future'],
    ['2027', 'future'],
    ['2027~', 'future'],
  ])('%s: %s', (text, problem) => {
    expect(readLifeDate(text, today)).toEqual({ problem })
  })
})

describe('the parts of a date', () => {
  test.each(['1931-03-12', '1931--12', '-03', '1931~', '~', '', '10000-02-31', '1931-03-x'])(
    '%o loses none of them',
    (text) => {
      expect(lifeDateText(typedLifeDate(text))).toBe(text)
    },
  )

  it('a day of one digit has two in the text', () => {
    expect(lifeDateText({ year: '1931', month: '03', day: '3', isAbout: false })).toBe('1931-03-03')
  })

  it('what holds the parts together is not typed', () => {
    expect(lifeDateText({ year: '19-31~', month: '', day: '', isAbout: false })).toBe('1931')
  })
})

test.each([
  ['1931-03-12', '1931-03-11', true],
  ['1931-03-12', '1931-03-12', false],
  ['1931-03-12', '1931', false],
  ['1931-03-12', '1930', true],
  ['1931~', '1930-12-31', true],
  ['1931', null, false],
])('born %s, died %s', (birthDate, deathDate, isBefore) => {
  expect(isDeathBeforeBirth({ birthDate, deathDate })).toBe(isBefore)
})

it('takes the day of the place where it is latest', () => {
  expect(latestToday(new Date('2026-11-26T09:59:00Z'))).toBe('2026-11-26')
  expect(latestToday(new Date('2026-11-26T10:01:00Z'))).toBe('2026-11-27')
})

it('knows a whole day', () => {
  expect(['1931-03-12', '1931-03', '1931', '1931~', null].map((date) => isWholeDay(date))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
