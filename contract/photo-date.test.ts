import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decadeDate,
  decadeOf,
  inOrderOfTime,
  isPhotoDate,
  isPhotoDateAhead,
  photoTimeKey,
  readPhotoDate,
  resolvePhotoDate,
  xmpDateOf,
} from './photo-date.ts'

test.each([
  ['1954-05-07', 'DAY', false],
  ['1954-05', 'MONTH', false],
  ['1954', 'YEAR', false],
  ['1954~', 'YEAR', true],
  ['195X', 'DECADE', false],
  ['195X~', 'DECADE', true],
])('%s is exact to the %s', (text, precision, isAbout) => {
  expect(readPhotoDate(text)).toEqual({ precision, isAbout })
  expect(isPhotoDate(text)).toBe(true)
  expect(decadeOf(text)).toBe(1950)
})

test.each([
  '',
  '10000',
  '0000-00-00',
  '1700',
  '1954-13',
  '1954-02-30',
  '1954-05~',
  '195X-05',
  '19XX',
  '1954-5-7',
  '1954-05-07Z',
])('%j is no date of a photo', (text) => {
  expect(isPhotoDate(text)).toBe(false)
  expect(readPhotoDate(text)).toBeNull()
})

test('the 29th of February is of leap years', () => {
  expect(isPhotoDate('1956-02-29')).toBe(true)
  expect(isPhotoDate('1900-02-29')).toBe(false)
})

test('a date is ahead when all of it is', () => {
  const today = '2026-11-26'
  expect(['2026-11-27', '2026-12', '2027', '203X'].map((date) => isPhotoDateAhead(date, today))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(
    ['2026-11-26', '2026-11', '2026', '202X', 'XXXX'].some((date) => isPhotoDateAhead(date, today)),
  ).toBe(false)
})

test('coarser dates stand before finer ones of the same time, unknown ones behind as they were', () => {
  const dates = ['XXXX', '1960', '1954-05-07', null, '195X', '1954~', '1954-05', '1950-01-01', '194X~']
  const sorted = inOrderOfTime(dates, (saidDate) => photoTimeKey({ saidDate }))
  expect(sorted).toEqual([
    '194X~',
    '195X',
    '1950-01-01',
    '1954~',
    '1954-05',
    '1954-05-07',
    '1960',
    'XXXX',
    null,
  ])
})

test('sorting loses and doubles nothing, and sorting again changes nothing', () => {
  const date = fc.oneof(
    fc.constantFrom(null, 'XXXX', '195X', '1954~', '1954-05'),
    fc.integer({ min: 1826, max: 2030 }).map(String),
  )
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.integer(), saidDate: date })), (rows) => {
      const once = inOrderOfTime(rows, photoTimeKey)
      expect(new Set(once)).toEqual(new Set(rows))
      expect(inOrderOfTime(once, photoTimeKey)).toEqual(once)
    }),
  )
})

const life = { birthDate: '1931-03-12', deathDate: '2026-11-03' }

test('what a person says counts before the file, and unknown is an answer', () => {
  const facts = { takenAt: '2019-05-12T10:00:00', saidDate: '195X' }
  expect(resolvePhotoDate(facts, life)).toEqual({ date: '195X', source: 'PERSON', doubt: null })
  expect(resolvePhotoDate({ ...facts, saidDate: 'XXXX' }, life)).toEqual({
    date: null,
    source: 'PERSON',
    doubt: null,
  })
})

test.each([
  ['a scan', { takenAt: '2019-05-12T10:00:00', isScan: true }, 'SCAN', '2019-05-12'],
  ['a picture of a print after the death', { takenAt: '2026-11-20T10:00:00' }, 'NOT_IN_LIFE', '2026-11-20'],
  ['a camera whose clock began anew', { takenAt: '1930-01-01T00:00:00' }, 'NOT_IN_LIFE', '1930-01-01'],
  [
    'a messenger after the death',
    { fileDate: '2026-11-04', fileDateSource: 'FILE_NAME' as const },
    'NOT_IN_LIFE',
    '2026-11-04',
  ],
])('%s is asked about, never assumed', (_what, facts, why, date) => {
  expect(resolvePhotoDate(facts, life)).toEqual({ date: null, source: null, doubt: { date, why } })
  expect(photoTimeKey(facts, life)).toBeNull()
})

test.each([
  [{ birthDate: '1931', deathDate: null }, '1931-01-01T00:00:00'],
  [{ birthDate: '1931~' }, '1931-02-01T00:00:00'],
  [{ deathDate: '2026' }, '2026-12-31T00:00:00'],
  [{ deathDate: '2026-11-03' }, '2026-11-03T23:00:00'],
  [{}, '2026-12-31T00:00:00'],
])('as far as the dates of the life are known (%j) %s may be in it', (life, takenAt) => {
  expect(resolvePhotoDate({ takenAt }, life)).toMatchObject({ source: 'CAMERA', doubt: null })
})

test("a caption program's date of a scan is believed", () => {
  const facts = {
    takenAt: '2019-05-12T10:00:00',
    isScan: true,
    fileDate: '1954',
    fileDateSource: 'XMP' as const,
  }
  expect(resolvePhotoDate(facts, life)).toEqual({ date: '1954', source: 'XMP', doubt: null })
})

test("photos of one day are in the order of the camera's clock, also once somebody has confirmed the day", () => {
  const takenAt = '2019-05-12T10:11:12'
  expect(photoTimeKey({ takenAt })).toBe(takenAt)
  expect(photoTimeKey({ takenAt, saidDate: '2019-05-12' })).toBe(takenAt)
  expect(photoTimeKey({ takenAt, saidDate: '2019' })).toBe('2019')
})

test('only what other programs can read goes to them', () => {
  expect(['1954-05-07', '1954-05', '1954', '1954~', '195X', 'XXXX'].map(xmpDateOf)).toEqual([
    '1954-05-07',
    '1954-05',
    '1954',
    null,
    null,
    null,
  ])
  expect(decadeDate(1950)).toBe('195X')
})
