import { expect, test } from 'vitest'
import { aMedia, aPhoto } from '#app/draft/testing.ts'
import { byDayTaken, canSortByDay, undated } from './day-taken.ts'

const photo = (id: string, takenAt: string | null) => aPhoto({ id, takenAt })

test('photos are sorted by the time they were taken; photos without a time follow in their order', () => {
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

test('photos taken at the same time keep their order', () => {
  const day = '2019-06-01T14:03:22'
  expect(byDayTaken([photo('b', day), photo('a', day)])).toEqual(['b', 'a'])
})

test('sorting is offered if at least two photos have a time', () => {
  expect(canSortByDay([photo('a', '2019-06-01T14:03:22'), photo('b', null)])).toBe(false)
  expect(canSortByDay([photo('a', '2019-06-01T14:03:22'), photo('b', '2019-06-02T14:03:22')])).toBe(true)
})

test('files that cannot become photos are not counted as undated', () => {
  const failed = aPhoto({ id: 'failed', state: 'failed' })
  const refused = aPhoto({ id: 'refused', refusal: 'TOO_LARGE' })
  expect(undated([photo('scan', null), failed, refused])).toBe(1)
})
