import { expect, test } from 'vitest'
import { sortFilms } from './sort-films.ts'

test('films are told from photos, by content where the device gives no type', async () => {
  const named = ['video/mp4', 'image/jpeg', 'audio/mpeg'].map((type) => new File([], '', { type }))
  const nameless = ['ftypqt  \0\0\0\0', 'ftypheic'].map((brand) => new File([`\0\0\0\x14${brand}`], 'A.MOV'))
  const [[film, photo, voice], [mov, heic]] = [named, nameless]
  const files = [...named, ...nameless]
  expect(await sortFilms(files)).toEqual({ films: [film, mov], others: [photo, voice, heic] })
  expect((await sortFilms(files, 'filmOrVoice')).films).toEqual([film, voice, mov])
})
