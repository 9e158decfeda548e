import { describe, expect, it } from 'vitest'
import { aPhoto } from '#app/draft/testing.ts'
import { photoAfter, type RemovedPhoto, removedPhotoOf, withRemovedPhotos } from './removed-photos.ts'

const photo = (id: string) => aPhoto({ id })
const photos = (ids: string) => [...ids].map(photo)

/** Writes the list as text: 'a[b]c' has the photos a and c, and the removed photo b between them. */
const drawn = (ids: string, gaps: readonly RemovedPhoto[]): string =>
  withRemovedPhotos(photos(ids), gaps)
    .map((place) => (place.photo ? place.photo.id : `[${place.gap.photo.id}]`))
    .join('')

/** Removes the photos of `out` one after the other; returns the removed photos. */
function taking(all: string, out: string): RemovedPhoto[] {
  const gaps: RemovedPhoto[] = []
  let left = all
  for (const id of out) {
    gaps.push(removedPhotoOf('draft', photo(id), withRemovedPhotos(photos(left), gaps)))
    left = left.replace(id, '')
  }
  return gaps
}

describe('a removed photo', () => {
  it.each([
    ['a', '[a]bcd'],
    ['b', 'a[b]cd'],
    ['d', 'abc[d]'],
    ['bc', 'a[b][c]d'],
    ['cb', 'a[b][c]d'],
    ['ba', '[a][b]cd'],
    ['dcba', '[a][b][c][d]'],
    ['abcd', '[a][b][c][d]'],
  ])('keeps its place: %s', (out, expected) => {
    const left = [...'abcd'].filter((id) => !out.includes(id)).join('')
    expect(drawn(left, taking('abcd', out))).toBe(expected)
  })

  it.each([
    ['bc', 'a[b][c]d'],
    ['abcd', '[a][b][c][d]'],
    ['ad', '[a]bc[d]'],
  ])('keeps its place if several are removed together: %s', (out, expected) => {
    const places = withRemovedPhotos(photos('abcd'), [])
    const gaps = [...out].map((id) => removedPhotoOf('draft', photo(id), places))
    expect(drawn([...'abcd'].filter((id) => !out.includes(id)).join(''), gaps)).toBe(expected)
  })

  it('is gone from the list once the photo is restored', () => {
    expect(drawn('abcd', taking('abcd', 'b'))).toBe('abcd')
  })

  it('follows the photo before it when that is moved, and goes to the start when that is gone', () => {
    const gaps = taking('abcd', 'b')
    expect(drawn('cda', gaps)).toBe('cda[b]')
    expect(drawn('cd', gaps)).toBe('[b]cd')
  })

  it('is restored at its place', () => {
    const places = withRemovedPhotos(photos('ad'), taking('abcd', 'bc'))
    expect(photoAfter(places, 'b')).toBe('d')
    expect(photoAfter(withRemovedPhotos(photos('abc'), taking('abcd', 'd')), 'd')).toBeNull()
  })
})
