import { expect, test } from 'vitest'
import { sortFilms } from './chosen-films.ts'

test('films are told from photos, also from those that have no type', () => {
  const [film, photo, heic] = [{ type: 'video/mp4' }, { type: 'image/jpeg' }, { type: '' }] as const
  expect(sortFilms([film, photo, heic])).toEqual({ films: [film], others: [photo, heic] })
})
