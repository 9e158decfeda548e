import { beforeEach, expect, test } from 'vitest'
import { apartFromZips } from './chosen-files.ts'
import type { BroughtPhoto } from './read/library.ts'
import { choose, wall } from './wall-state.ts'
import { byYear, isAmong, photoKey, piecesOf } from './wall-years.ts'

const photo = (id: number, takenOn: string | null): BroughtPhoto => ({
  id,
  name: `IMG_${id}.jpg`,
  size: id,
  lastModified: null,
  takenOn,
  dayFrom: takenOn === null ? null : 'export',
  caption: '',
})

test('photos stand by year, those without a day at the end', () => {
  const photos = [
    photo(1, '1987'),
    photo(2, '1987-06-14'),
    photo(3, '2019-05'),
    photo(4, null),
    photo(5, null),
  ]
  expect(byYear(photos).map(({ year, photos: all }) => [year, all.length])).toEqual([
    ['1987', 2],
    ['2019', 1],
    [null, 2],
  ])
  expect(byYear([])).toEqual([])
})

test('a year in pieces has every photo once', () => {
  const photos = Array.from({ length: 100 }, (_, id) => photo(id, null))
  expect(piecesOf(photos).length).toBeGreaterThan(1)
  expect(piecesOf(photos).flat()).toEqual(photos)
})

test('a photo of the memorial is recognised by name and size', () => {
  const isThere = isAmong([photoKey({ name: 'IMG_1.jpg', size: 1 })])
  expect([photo(1, null), photo(2, null), { ...photo(1, null), size: 7 }].map(isThere)).toEqual([
    true,
    false,
    false,
  ])
})

test('ZIPs among chosen files are told by their names', () => {
  const files = ['a.jpg', 'b.ZIP', 'c.zip.jpg'].map((name) => new File(['x'], name))
  expect(apartFromZips(files)).toEqual({ zips: [files[1]], others: [files[0], files[2]] })
})

beforeEach(() => wall.setState({ chosen: new Set(), noRoom: 0 }))
const state = () => ({ chosen: [...wall.getState().chosen], noRoom: wall.getState().noRoom })

test('as many are chosen as there is room for, and the others are told', () => {
  choose([1, 2], true, 3)
  choose([2, 3, 4, 5], true, 3)
  expect(state()).toEqual({ chosen: [1, 2, 3], noRoom: 2 })
  choose([1, 9], false, 3)
  expect(state()).toEqual({ chosen: [2, 3], noRoom: 0 })
  choose([7], true, 0)
  expect(state()).toEqual({ chosen: [2, 3], noRoom: 1 })
})
