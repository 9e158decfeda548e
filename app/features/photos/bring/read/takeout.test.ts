import { expect, test } from 'vitest'
import { broughtFrom, lines, sidecar, zipOf } from './testing.ts'

// Exports of Google Photos in the shapes in which they come.

const IN = 'Takeout/Google Photos/Photos from 2019'

test.each([
  ['IMG_1.jpg', 'IMG_1.jpg.json'],
  ['IMG_1.jpg', 'IMG_1.jpg.supplemental-metadata.json'],
  ['IMG_1.jpg', 'IMG_1.jpg.supplemental-meta.json'],
  ['IMG_1.jpg', 'IMG_1.jpg.s.json'],
  ['IMG_1.jpg', 'IMG_1.jpg..json'],
  ['IMG_1(1).jpg', 'IMG_1.jpg(1).json'],
  ['IMG_1(2).jpg', 'IMG_1.jpg.supplemental-metadata(2).json'],
  ['IMG_1(1).jpg', 'IMG_1.jpg.supplemental-me(1).json'],
  ['IMG_1(1).jpg', 'IMG_1(1).jpg.json'],
  ['IMG_1-edited.jpg', 'IMG_1.jpg.supplemental-metadata.json'],
  ['IMG_1-editado.jpg', 'IMG_1.jpg.json'],
  ['IMG_1-معدّلة.jpg', 'IMG_1.jpg.json'],
  ['IMG_1-edited(1).jpg', 'IMG_1.jpg(1).json'],
  ['IMG_1-edited.jpg', 'IMG_1.HEIC.supplemental-metadata.json'],
  // Names are cut to 46 letters before `.json`.
  [
    'Screenshot_2019-05-12-20-15-33-com.example.app.jpg',
    'Screenshot_2019-05-12-20-15-33-com.example.app.json',
  ],
  [
    'original_1a2b3c4d-5e6f-7a8b-9c0d-1e2f3a4b5c6d_P.jpg',
    'original_1a2b3c4d-5e6f-7a8b-9c0d-1e2f3a4b5c6d_.json',
  ],
  ['PXL_20190512_201533123.PORTRAIT-01.COVER.jpg', 'PXL_20190512_201533123.PORTRAIT-01.COVER.jpg.s.json'],
  ['عيد ميلاد جدتي في الحديقة.jpg', 'عيد ميلاد جدتي في الحديق.json'],
])('the sidecar of %s is %s', async (photo, json) => {
  const found = await broughtFrom(
    await zipOf({ [`${IN}/${photo}`]: 'a', [`${IN}/${json}`]: sidecar(photo, '1987-06-14', 'At the lake') }),
  )
  expect(lines(found)).toEqual([`${photo} 1987-06-14 At the lake`])
})

test('photos whose names begin alike, or have a number, each have their own', async () => {
  const entries = {
    [`${IN}/IMG_1.jpg`]: 'a',
    [`${IN}/IMG_1.jpg.supplemental-metadata.json`]: sidecar('IMG_1.jpg', '2019-01-01', 'one'),
    [`${IN}/IMG_1(1).jpg`]: 'bb',
    [`${IN}/IMG_1.jpg.supplemental-metadata(1).json`]: sidecar('IMG_1.jpg', '2019-01-02', 'two'),
    [`${IN}/IMG_11.jpg`]: 'ccc',
    [`${IN}/IMG_11.jpg.supplemental-metadata.json`]: sidecar('IMG_11.jpg', '2019-01-03', 'three'),
    [`${IN}/Anna-Maria.jpg`]: 'dddd',
    [`${IN}/Anna-Maria.jpg.json`]: sidecar('Anna-Maria.jpg', '2019-01-04', 'four'),
    [`${IN}/Anna.jpg`]: 'eeeee',
    [`${IN}/Anna.jpg.json`]: sidecar('Anna.jpg', '2019-01-05', 'five'),
  }
  expect(lines(await broughtFrom(await zipOf(entries)))).toEqual([
    'IMG_1.jpg 2019-01-01 one',
    'IMG_1(1).jpg 2019-01-02 two',
    'IMG_11.jpg 2019-01-03 three',
    'Anna-Maria.jpg 2019-01-04 four',
    'Anna.jpg 2019-01-05 five',
  ])
})

test.each(['Google Photos/Photos from 1987', 'Google Fotos/Fotos de 1987', 'صور Google/صور من ١٩٨٧'])(
  'in %s a photo without a sidecar has the year of its folder',
  async (folder) => {
    expect(lines(await broughtFrom(await zipOf({ [`Takeout/${folder}/scan.jpg`]: 'a' })))).toEqual([
      'scan.jpg 1987',
    ])
  },
)

test('a sidecar that came in another part is found once that part is added', async () => {
  const one = await zipOf({ [`${IN}/IMG_1.jpg`]: 'a' }, 'takeout-001.zip')
  const two = await zipOf(
    { [`${IN}/IMG_1.jpg.json`]: sidecar('IMG_1.jpg', '2019-05-12', 'Hello') },
    'takeout-002.zip',
  )
  expect(lines(await broughtFrom(one))).toEqual(['IMG_1.jpg 2019'])
  expect(lines(await broughtFrom(one, two))).toEqual(['IMG_1.jpg 2019-05-12 Hello'])
})

test('a photo in an album and by itself is shown once, with what either says', async () => {
  const found = await broughtFrom(
    await zipOf({
      'Takeout/Google Photos/Lake/IMG_1.jpg': 'same',
      'Takeout/Google Photos/Lake/metadata.json': JSON.stringify({ title: 'Lake', description: 'Album' }),
      [`${IN}/IMG_1.jpg`]: 'same',
      [`${IN}/IMG_1.jpg.json`]: sidecar('IMG_1.jpg', '2019-05-12', 'Hello'),
    }),
  )
  expect(lines(found)).toEqual(['IMG_1.jpg 2019-05-12 Hello'])
  expect(found.passedOver.copies).toBe(1)
})

test('a live photo is one photo, and other films are counted', async () => {
  const found = await broughtFrom(
    await zipOf({
      [`${IN}/IMG_1.HEIC`]: 'a',
      [`${IN}/IMG_1.MP4`]: 'bb',
      [`${IN}/PXL_20190512_201533123.MP.jpg`]: 'ccc',
      [`${IN}/PXL_20190512_201533123.MP`]: 'dddd',
      [`${IN}/wedding.mp4`]: 'eeeee',
      [`${IN}/camera.mov`]: 'ffffff',
    }),
  )
  expect(found.photos).toHaveLength(2)
  expect(found.passedOver.films).toBe(2)
})

test('what was thrown away in the account is not shown, but counted', async () => {
  const found = await broughtFrom(
    await zipOf({
      [`${IN}/IMG_1.jpg`]: 'a',
      [`${IN}/IMG_1.jpg.json`]: sidecar('IMG_1.jpg', '2019-05-12', '', { trashed: true }),
      [`${IN}/IMG_2.jpg`]: 'b',
    }),
  )
  expect(lines(found)).toEqual(['IMG_2.jpg 2019'])
  expect(found.passedOver.hidden).toBe(1)
})

test('a day before 1970, a caption that is too long, and a JSON that is none', async () => {
  const found = await broughtFrom(
    await zipOf({
      [`${IN}/a.jpg`]: 'a',
      [`${IN}/a.jpg.json`]: sidecar('a.jpg', '1931-03-12', 'x'.repeat(600)),
      [`${IN}/b.jpg`]: 'bb',
      [`${IN}/b.jpg.json`]: '{ "title": ',
    }),
  )
  expect(found.photos.map(({ takenOn }) => takenOn)).toEqual(['1931-03-12', '2019'])
  expect(found.photos[0]?.caption).toHaveLength(500)
})
