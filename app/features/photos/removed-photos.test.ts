import { describe, expect, it } from 'vitest'
import { aPhoto } from '#app/draft/testing.ts'
import { photoAfter, type RemovedPhoto, removedPhotoOf, withRemovedPhotos } from './removed-photos.ts'

const photo = (id: string) => aPhoto({ id })
const photos = (ids: string) => [...ids].map(photo)

/** 'a[b]c': photos, and gaps in brackets. */
const drawn = (ids: string, gaps: readonly RemovedPhoto[]): string =>
  withRemovedPhotos(photos(ids), gaps)
    .map((place) => (place.photo ? place.photo.id : `[${place.gap.photo.id}]`))
    .join('')

/** The gaps after taking out these photos, one after the other. */
function taking(all: string, out: string): RemovedPhoto[] {
  const gaps: RemovedPhoto[] = []
  let left = all
  for (const id of out) {
    gaps.push(removedPhotoOf('draft', photo(id), withRemovedPhotos(photos(left), gaps)))
    left = left.replace(id, '')
  }
  return gaps
}

describe('a photo that was taken out', () => {
  it.each([
    ['a', '[a]bcd'],
    ['b', 'a[b]cd'],
    ['d', 'abc[d]'],
    ['bc', 'a[b][c]d'],
    ['cb', 'a[b][c]d'],
    ['ba', '[a][b]cd'],
    ['dcba', '[a][b][c][d]'],
    ['abcd', '[a][b][c][d]'],
  ])('leaves a gap in its place: %s', (out, expected) => {
    const left = [...'abcd'].filter((id) => !out.includes(id)).join('')
    expect(drawn(left, taking('abcd', out))).toBe(expected)
  })

  it.each([
    ['bc', 'a[b][c]d'],
    ['abcd', '[a][b][c][d]'],
    ['ad', '[a]bc[d]'],
  ])('leaves its gap also when several go together: %s', (out, expected) => {
    const places = withRemovedPhotos(photos('abcd'), [])
    const gaps = [...out].map((id) => removedPhotoOf('draft', photo(id), places))
    expect(drawn([...'abcd'].filter((id) => !out.includes(id)).join(''), gaps)).toBe(expected)
  })

  it('leaves none once it is back', () => {
    expect(drawn('abcd', taking('abcd', 'b'))).toBe('abcd')
  })

  it('goes along with what it followed, and stands at the start when that is gone for good', () => {
    const gaps = taking('abcd', 'b')
    expect(drawn('cda', gaps)).toBe('cda[b]')
    expect(drawn('cd', gaps)).toBe('[b]cd')
  })

  it('is put back where its gap is', () => {
    const places = withRemovedPhotos(photos('ad'), taking('abcd', 'bc'))
    expect(photoAfter(places, 'b')).toBe('d')
    expect(photoAfter(withRemovedPhotos(photos('abc'), taking('abcd', 'd')), 'd')).toBeNull()
  })
})
