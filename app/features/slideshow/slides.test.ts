import { expect, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import type { Show } from '#contract/memorials.ts'
import { contributorsOf, hasShared, slidesOf } from './slides.ts'

const media = (uuid: string) => ({ uuid, title: `Caption ${uuid}` }) as Media

const show = (from: (string | null)[]): Show => ({
  memorialUuid: 'm',
  shareSlug: 'margaret-hollis-abc123',
  nameOfPerson: 'Margaret Hollis',
  memorialDate: null,
  profilePhoto: null,
  photos: from.map((name, at) => ({ media: media(String(at)), from: name })),
})

test('slides are a title card, the photos in order, and a closing card', () => {
  const portrait = media('portrait')
  const slides = slidesOf({ ...show([null, 'Tom']), profilePhoto: portrait })
  expect(slides).toEqual([
    { kind: 'title', picture: portrait },
    { kind: 'photo', number: 1, picture: media('0'), from: null },
    { kind: 'photo', number: 2, picture: media('1'), from: 'Tom' },
    { kind: 'closing', picture: null },
  ])
})

test('contributors are named once each, those without a name not at all', () => {
  expect(contributorsOf(show([null, 'Tom', 'Joan', 'Tom', '']))).toEqual({ names: ['Tom', 'Joan'], more: 0 })
  const many = contributorsOf(show(Array.from({ length: 11 }, (_, at) => `Guest ${at}`)))
  expect([many.names.length, many.more]).toEqual([8, 3])
})

test('tells whether others shared photos, with or without a name', () => {
  expect(hasShared(show([null, null]))).toBe(false)
  expect(hasShared(show([null, '']))).toBe(true)
})
