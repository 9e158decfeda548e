import { expect, test } from 'vitest'
import { isRenditionOf, renditionOf, type Screen } from './renditions.ts'

const landscape = {
  location: '/media/m',
  filename: 'beach',
  url: '/media/m/beach.jpg',
  widths: [320, 640, 1280, 2048],
  width: 4000,
  height: 3000,
}
const portrait = { ...landscape, filename: 'porch', widths: [240, 480, 960, 1536], width: 3000, height: 4000 }
const projector: Screen = { width: 1920, height: 1080, density: 1, turns: false }
const phone: Screen = { width: 360, height: 740, density: 3, turns: true }

test.each([
  // 1080 high at 4:3 is 1440 wide
  ['a projector', landscape, projector, 2048],
  ['a small projector', landscape, { ...projector, width: 1280, height: 720 }, 1280],
  ['a projector, upright photo: 810 wide', portrait, projector, 960],
  ['a dense screen: more than there is', landscape, { ...projector, density: 2 }, 2048],
  ['a phone that may be turned: 480 by 3', landscape, phone, 2048],
  ['a phone, upright photo: 360 by 3', portrait, phone, 1536],
  ['a phone that stays as it is: 360 by 3', landscape, { ...phone, turns: false }, 1280],
] as const)('chooses the rendition for %s', (_, photo, screen, width) => {
  expect(renditionOf(photo, screen, 'avif')).toBe(`/media/m/${photo.filename}-${width}.avif`)
})

test('a photo without renditions or without a size is shown as it is', () => {
  expect(renditionOf({ ...landscape, widths: [] }, projector, 'webp')).toBe('/media/m/beach.jpg')
  const unknown = { ...landscape, width: null, height: null }
  expect(renditionOf(unknown, projector, 'webp')).toBe('/media/m/beach-1280.webp')
})

test('tells renditions of one photo from those of another', () => {
  expect(isRenditionOf(landscape, '/media/m/beach-640.webp')).toBe(true)
  expect(isRenditionOf(landscape, '/media/m/beach.jpg')).toBe(true)
  expect(isRenditionOf(landscape, '/media/m/porch-640.webp')).toBe(false)
})
