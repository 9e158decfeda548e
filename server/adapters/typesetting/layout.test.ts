import { describe, expect, test } from 'vitest'
import { GAP, type PhotoPage, photoPages, photoRows, type Shape } from './layout.ts'

const area = { width: 164, height: 247 }
const first = area.height - 40

const shape = (width: number, height: number, captionLength = 0): Shape => ({ width, height, captionLength })
const landscape = shape(4000, 3000)
const portrait = shape(3000, 4000)
const square = shape(3000, 3000)
const panorama = shape(10_000, 1000)
const tall = shape(500, 4000)
const captioned = (one: Shape) => ({ ...one, captionLength: 140 })

/** A hundred shapes, the same in every run. */
const many = Array.from({ length: 400 }, (_, at) => {
  const one = [landscape, portrait, landscape, square, shape(4032, 2268), portrait, panorama, tall][
    (at * 7) % 8
  ]
  return at % 3 ? captioned(one ?? landscape) : (one ?? landscape)
})

const photosOf = <Photo extends Shape>(page: PhotoPage<Photo>) => page.flatMap((row) => row.photos)
const heightOf = (page: PhotoPage<Shape>) =>
  page.reduce((sum, row) => sum + (row.photos[0]?.height ?? 0) + row.captionHeight, 0) +
  GAP.below * (page.length - 1)

describe.each([
  ['none', []],
  ['one', [landscape]],
  ['two panoramas', [panorama, panorama]],
  ['a panorama with a long caption', [captioned(panorama)]],
  ['a tall one', [captioned(tall)]],
  ['portraits', Array.from({ length: 9 }, () => captioned(portrait))],
  ['60 landscapes', Array.from({ length: 60 }, () => landscape)],
  ['400 of all shapes', many],
  ['captions of 500 letters', Array.from({ length: 12 }, () => ({ ...portrait, captionLength: 850 }))],
  ['few pixels', [shape(64, 48), shape(1, 1), landscape]],
])('pages of photos: %s', (_, shapes) => {
  const numbered = shapes.map((one, at) => ({ ...one, at }))
  const pages = photoPages(numbered, area, first)

  test('have every photo once, in its order, one to four per page', () => {
    expect(pages.flatMap(photosOf).map(({ at }) => at)).toEqual(shapes.map((_, at) => at))
    for (const page of pages) {
      expect(photosOf(page).length).toBeGreaterThanOrEqual(1)
      expect(photosOf(page).length).toBeLessThanOrEqual(4)
    }
  })

  test('crop nothing: each keeps its shape', () => {
    for (const { at, width, height } of pages.flatMap(photosOf)) {
      const { width: across = 1, height: high = 1 } = shapes[at] ?? {}
      expect(width / height).toBeCloseTo(across / high, 5)
    }
  })

  test('stay within the page, including captions', () => {
    for (const [at, page] of pages.entries()) {
      expect(heightOf(page)).toBeLessThanOrEqual((at === 0 ? first : area.height) + 0.01)
      for (const { photos } of page) {
        const across = photos.reduce((sum, { cell }) => sum + cell, 0) + GAP.beside * (photos.length - 1)
        expect(across).toBeLessThanOrEqual(area.width + 0.01)
        for (const { width, cell } of photos) expect(width).toBeLessThanOrEqual(cell)
      }
    }
  })
})

describe('a page', () => {
  test('is filled by one upright photo, or by two wide ones', () => {
    const [page] = photoPages([portrait], area)
    expect(photosOf(page ?? [])[0]?.width).toBeCloseTo(area.width, 1)
    expect(photoPages([landscape, landscape], area)).toHaveLength(1)
  })

  test('differs from the one before if there is a choice', () => {
    const shapes = Array.from({ length: 40 }, () => portrait)
    const counts = photoPages(shapes, area).map((page) => page.map((row) => row.photos.length).join())
    for (const [at, count] of counts.slice(1).entries()) expect(count).not.toBe(counts[at])
  })

  test('of a long book has more photos', () => {
    const perPage = (photos: number) =>
      photos /
      photoPages(
        Array.from({ length: photos }, () => landscape),
        area,
      ).length
    expect(perPage(400)).toBeGreaterThan(perPage(8))
    expect(perPage(400)).toBeGreaterThan(2.5)
  })

  test('shows a photo with few pixels small', () => {
    const [page] = photoPages([shape(400, 300)], area)
    expect(photosOf(page ?? [])[0]?.height).toBeLessThan(80)
  })
})

test('rows within text have two wide or three upright photos, and are never too high', () => {
  const counts = (shapes: Shape[]) => photoRows(shapes, 132, 90).map((row) => row.photos.length)
  expect(counts([landscape, landscape, landscape])).toEqual([2, 1])
  expect(counts([portrait, portrait, portrait])).toEqual([3])
  expect(counts([panorama, portrait])).toEqual([1, 1])
  expect(counts([portrait, portrait, shape(2000, 1000)])).toEqual([2, 1])
  expect(photoRows([portrait], 132, 90)[0]?.photos[0]?.height).toBeCloseTo(90, 3)
  expect(counts([])).toEqual([])
})
