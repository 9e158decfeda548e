import { expect, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import type { Show } from '#contract/show.ts'
import { relist, rosterOf } from './roster.ts'

const showOf = (photos: string[], portrait?: string): Show => ({
  memorialUuid: 'm',
  shareSlug: 'margaret-hollis-abc123',
  nameOfPerson: 'Margaret Hollis',
  memorialDate: null,
  programme: [],
  profilePhoto: portrait ? ({ uuid: portrait, filename: portrait } as Media) : null,
  photos: photos.map((name) => ({ media: { uuid: name, filename: name } as Media, from: null })),
  films: [],
  memories: [],
  scanned: '',
})

test('at the beginning the numbers are in order, and nothing is fresh', () => {
  expect(rosterOf(showOf(['a', 'b']))).toMatchObject({ order: [0, 1, 2, 3], fresh: [] })
})

test('what stays keeps its number; what comes has a new one', () => {
  const roster = relist(rosterOf(showOf(['a', 'b'])), showOf(['c', 'a', 'b']))
  expect(roster).toMatchObject({ order: [0, 4, 1, 2, 3], fresh: [4] })
  expect(roster.slides[4]).toMatchObject({ kind: 'photo', number: 1 })
  expect(roster.slides[1]).toMatchObject({ kind: 'photo', number: 2 })
})

test('what is taken back is gone, and has the same number when it comes back', () => {
  const taken = relist(rosterOf(showOf(['a', 'b'])), showOf(['b']))
  expect(taken).toMatchObject({ order: [0, 2, 3], fresh: [] })
  expect(taken.slides[1]).toBe(undefined)
  expect(relist(taken, showOf(['a', 'b']))).toMatchObject({ order: [0, 1, 2, 3], fresh: [1] })
})

test('another portrait is another title card', () => {
  const roster = relist(rosterOf(showOf(['a'], 'old')), showOf(['a'], 'new'))
  expect(roster).toMatchObject({ order: [3, 1, 2], fresh: [] })
})
