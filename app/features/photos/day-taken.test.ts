import { expect, test } from 'vitest'
import { aMedia, aPhoto } from '#app/draft/testing.ts'
import { byDayTaken, canSortByDay, undated } from './day-taken.ts'

const photo = (id: string, takenAt: string | null) => aPhoto({ id, takenAt })

test('photos go by the time they were taken; without one they stay behind, in their order', () => {
  const photos = [
    photo('scan', null),
    photo('beach', '2019-06-01T14:03:22'),
    photo('other scan', null),
    photo('wedding', '1961-05-06T11:00:00'),
    aPhoto({ id: 'known to the server', serverMedia: aMedia({ takenAt: '2019-06-01T09:00:00' }) }),
  ]
  expect(byDayTaken(photos)).toEqual(['wedding', 'known to the server', 'beach', 'scan', 'other scan'])
  expect(undated(photos)).toBe(2)
})

test('taken at the same time they stay as they stand', () => {
  const day = '2019-06-01T14:03:22'
  expect(byDayTaken([photo('b', day), photo('a', day)])).toEqual(['b', 'a'])
})

test('it takes two days to sort by', () => {
  expect(canSortByDay([photo('a', '2019-06-01T14:03:22'), photo('b', null)])).toBe(false)
  expect(canSortByDay([photo('a', '2019-06-01T14:03:22'), photo('b', '2019-06-02T14:03:22')])).toBe(true)
})

test('a file that will never be a photo is not among those without a day', () => {
  const failed = aPhoto({ id: 'failed', state: 'failed' })
  const refused = aPhoto({ id: 'refused', refusal: 'TOO_LARGE' })
  expect(undated([photo('scan', null), failed, refused])).toBe(1)
})
