import { expect, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import type { Show } from '#contract/show.ts'
import { contributorsOf, hasShared, slidesOf } from './slides.ts'

const media = (uuid: string) => ({ uuid, title: `Caption ${uuid}` }) as Media

const show = (from: (string | null)[]): Show => ({
  memorialUuid: 'm',
  shareSlug: 'margaret-hollis-abc123',
  nameOfPerson: 'Margaret Hollis',
  memorialDate: null,
  programme: [],
  profilePhoto: null,
  photos: from.map((name, at) => ({ media: media(String(at)), from: name })),
  films: [],
  memories: [],
  scanned: '',
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

test('films follow the photos, and are counted on', () => {
  const films = [{ media: media('film'), from: null, withSound: true }]
  expect(slidesOf({ ...show([null]), films }).slice(2)).toEqual([
    { kind: 'film', number: 2, picture: media('film'), from: null, withSound: true },
    { kind: 'closing', picture: null },
  ])
})

test('in order of time films stand among the photos, and what has no date behind', () => {
  const photos = [
    { media: media('1954'), from: null, at: '1954' },
    { media: media('undated'), from: null },
  ]
  const films = [
    { media: media('1948'), from: 'Tom', withSound: false, at: '1948-05' },
    { media: media('undated film'), from: null, withSound: true },
  ]
  expect(
    slidesOf({ ...show([]), photos, films }).flatMap((slide) => ('number' in slide ? [slide] : [])),
  ).toMatchObject([
    { kind: 'film', number: 1, picture: { uuid: '1948' } },
    { kind: 'photo', number: 2, picture: { uuid: '1954' } },
    { kind: 'photo', number: 3, picture: { uuid: 'undated' } },
    { kind: 'film', number: 4, picture: { uuid: 'undated film' } },
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
