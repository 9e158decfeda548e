import { expect, it } from 'vitest'
import { isAllSaved, isUnsaved } from '#app/draft/rules.ts'
import { uuid } from '#app/draft/testing.ts'
import { wholeDraft } from './plans.ts'
import { saveInBackground } from './save.ts'
import { refusal, testDependencies } from './testing.ts'

// Films of a draft: they go with the photos, and the draft forgets each once the server has it.

const withFilms = () => {
  const place = testDependencies()
  place.addPhoto(1, 'lake.jpg')
  place.addFilm(2, 'wedding.mp4', ' The wedding ')
  place.addFilm(3, 'garden.mov')
  return place
}
const run = ({ deps }: ReturnType<typeof testDependencies>) => saveInBackground(wholeDraft, {}, deps)

it('sends films after the photos, with their captions', async () => {
  const place = withFilms()
  await run(place)
  expect(place.asked).toEqual([
    'create',
    'send photo lake.jpg',
    'send film wedding.mp4',
    'send film garden.mov',
    `photos ${uuid(500)}`,
  ])
  expect(place.arrived.filter(({ mediaType }) => mediaType === 1).map(({ title }) => title)).toEqual([
    'The wedding',
    '',
  ])
  expect(place.draft().films).toEqual([])
  expect(isAllSaved(place.draft())).toBe(true)
})

it('keeps a film that could not be sent, and sends it the next time', async () => {
  const place = withFilms()
  place.refuseWith((asked) => {
    if (asked.includes('wedding')) throw refusal('STORAGE_AWAY')
  })
  await run(place)
  expect(place.draft().films.map(({ name, problem }) => [name, problem])).toEqual([['wedding.mp4', null]])
  expect(isUnsaved(place.draft())).toBe(true)
  place.refuseWith(() => {})
  await run(place)
  expect(place.draft().films).toEqual([])
  expect(place.asked.filter((one) => one === 'send film garden.mov')).toHaveLength(1)
})

it('writes down why the server refused one; it is nothing that is still to be saved', async () => {
  const place = withFilms()
  place.refuseWith((asked) => {
    if (asked.includes('wedding')) throw refusal('FILM_TOO_LONG')
  })
  await run(place)
  expect(place.draft().films).toMatchObject([{ name: 'wedding.mp4', problem: 'FILM_TOO_LONG' }])
  expect(isAllSaved(place.draft())).toBe(true)
})
