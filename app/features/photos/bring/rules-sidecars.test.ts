import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addToLibrary, emptyLibrary, listPhotos } from './find-photos.ts'
import { describePhotos, findIn, writeSidecar, writeZip } from './testing.ts'

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
  const found = await findIn(
    await writeZip({
      [`${IN}/${photo}`]: 'a',
      [`${IN}/${json}`]: writeSidecar('Untitled.jpg', '1987-06-14', 'At the lake'),
    }),
  )
  expect(describePhotos(found)).toEqual([`${photo} 1987-06-14 At the lake`])
})

test('photos whose names begin alike, or have a number, each have their own', async () => {
  const entries = {
    [`${IN}/IMG_1.jpg`]: 'a',
    [`${IN}/IMG_1.jpg.supplemental-metadata.json`]: writeSidecar('IMG_1.jpg', '2019-01-01', 'one'),
    [`${IN}/IMG_1(1).jpg`]: 'bb',
    [`${IN}/IMG_1.jpg.supplemental-metadata(1).json`]: writeSidecar('IMG_1.jpg', '2019-01-02', 'two'),
    [`${IN}/IMG_11.jpg`]: 'ccc',
    [`${IN}/IMG_11.jpg.supplemental-metadata.json`]: writeSidecar('IMG_11.jpg', '2019-01-03', 'three'),
    [`${IN}/Anna-Maria.jpg`]: 'dddd',
    [`${IN}/Anna-Maria.jpg.json`]: writeSidecar('Anna-Maria.jpg', '2019-01-04', 'four'),
    [`${IN}/Anna.jpg`]: 'eeeee',
    [`${IN}/Anna.jpg.json`]: writeSidecar('Anna.jpg', '2019-01-05', 'five'),
  }
  expect(describePhotos(await findIn(await writeZip(entries)))).toEqual([
    'IMG_1.jpg 2019-01-01 one',
    'IMG_1(1).jpg 2019-01-02 two',
    'IMG_11.jpg 2019-01-03 three',
    'Anna-Maria.jpg 2019-01-04 four',
    'Anna.jpg 2019-01-05 five',
  ])
})

test('the title of a sidecar says whose it is, whatever its own name has become', async () => {
  const entries = {
    [`${IN}/Lake with everyone.jpg`]: 'a',
    [`${IN}/Lake.json`]: writeSidecar('Lake with everyone.jpg', '2019-01-01', 'one'),
    [`${IN}/IMG_1.jpg`]: 'bb',
    [`${IN}/IMG_1.jpg.json`]: writeSidecar('IMG_1.jpg', '2019-01-02', 'two'),
    [`${IN}/IMG_1(1).jpg`]: 'ccc',
    [`${IN}/IMG_1(1).jpg.json`]: writeSidecar('IMG_1.jpg', '2019-01-03', 'three'),
    [`${IN}/IMG_11.jpg`]: 'dddd',
    [`${IN}/IMG_1.png`]: 'ffffff',
    [`${IN}/IMG_9.jpg`]: 'eeeee',
  }
  const later = await writeZip({ [`${IN}/x.json`]: writeSidecar('IMG_9.jpg', '2019-01-04', 'four') })
  expect(describePhotos(await findIn(await writeZip(entries), later))).toEqual([
    'Lake with everyone.jpg 2019-01-01 one',
    'IMG_1.jpg 2019-01-02 two',
    'IMG_1(1).jpg 2019-01-03 three',
    'IMG_9.jpg 2019-01-04 four',
    'IMG_1.png -',
    'IMG_11.jpg -',
  ])
})

test('a sidecar that came in another part is found once that part is added', async () => {
  const one = await writeZip({ [`${IN}/IMG_1.jpg`]: 'a' }, 'takeout-001.zip')
  const two = await writeZip(
    { [`${IN}/IMG_1.jpg.json`]: writeSidecar('IMG_1.jpg', '2019-05-12', 'Hello') },
    'takeout-002.zip',
  )
  expect(describePhotos(await findIn(one))).toEqual(['IMG_1.jpg -'])
  expect(describePhotos(await findIn(one, two))).toEqual(['IMG_1.jpg 2019-05-12 Hello'])
})

test('a photo in an album and by itself is shown once, with what either says', async () => {
  const found = await findIn(
    await writeZip({
      'Takeout/Google Photos/Lake/IMG_1.jpg': 'same',
      'Takeout/Google Photos/Lake/metadata.json': JSON.stringify({ title: 'Lake', description: 'Album' }),
      [`${IN}/IMG_1.jpg`]: 'same',
      [`${IN}/IMG_1.jpg.json`]: writeSidecar('IMG_1.jpg', '2019-05-12', 'Hello'),
    }),
  )
  expect(describePhotos(found)).toEqual(['IMG_1.jpg 2019-05-12 Hello'])
})

test('the day is the one that the name says, where Google says none', async () => {
  const found = await findIn(
    await writeZip({ 'IMG_20190512_101112.jpg': 'a', 'scan.jpg': 'bb', 'party.mp4': 'c' }),
  )
  expect(describePhotos(found)).toEqual(['IMG_20190512_101112.jpg 2019-05-12', 'scan.jpg -'])
  expect(found.photos.map(({ saidDate }) => saidDate)).toEqual([null, null])
  expect(found.others).toBe(1)
})

test('zero is no day, and the day in a picture counts as it does once the picture is chosen', async () => {
  const grey = sharp({ create: { width: 20, height: 10, channels: 3, background: 'grey' } })
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a photoshop:DateCreated="1954-05"/></x:xmpmeta>'
  const dated = grey.withExif({ IFD2: { DateTimeOriginal: '2019:05:12 10:11:12' } }).withXmp(xmp)
  const found = await findIn(
    await writeZip({
      [`${IN}/IMG-20240105-WA0001.jpg`]: await dated.jpeg().toBuffer(),
      [`${IN}/b.jpg`]: 'b',
      [`${IN}/b.jpg.json`]: writeSidecar('b.jpg', '1970-01-01', '', { photoTakenTime: { timestamp: '0' } }),
    }),
  )
  expect(describePhotos(found)).toEqual(['IMG-20240105-WA0001.jpg 1954-05', 'b.jpg -'])
})

test('of a folder, the photos are found with the JSON beside them', async () => {
  const inFolder = (path: string, content: string) =>
    Object.defineProperty(new File([content], path.slice(path.lastIndexOf('/') + 1)), 'webkitRelativePath', {
      value: path,
    })
  const { library, troubles } = await addToLibrary(
    emptyLibrary,
    [
      inFolder('Takeout/2019/IMG_1.jpg', 'a'),
      inFolder('Takeout/2019/IMG_1.jpg.json', writeSidecar('IMG_1.jpg', '1987-06-14', 'Hello')),
      inFolder('Takeout/notes.pdf', 'x'),
    ],
    () => {},
  )
  expect(troubles).toEqual([])
  expect(describePhotos(listPhotos(library))).toEqual(['IMG_1.jpg 1987-06-14 Hello'])
})

test('what was thrown away in the account is not shown', async () => {
  const found = await findIn(
    await writeZip({
      [`${IN}/IMG_1.jpg`]: 'a',
      [`${IN}/IMG_1.jpg.json`]: writeSidecar('IMG_1.jpg', '2019-05-12', '', { trashed: true }),
      [`${IN}/IMG_2.jpg`]: 'b',
    }),
  )
  expect(describePhotos(found)).toEqual(['IMG_2.jpg -'])
})

test('what lies in a bin, or in what was recently deleted, is not shown', async () => {
  const folders = ['Trash', 'Bin', 'Papelera', 'Lixeira', 'المهملات', 'Recently Deleted']
  const inBins = Object.fromEntries(folders.map((folder) => [`Takeout/Photos/${folder}/1.jpg`, folder]))
  const found = await findIn(await writeZip({ ...inBins, 'Takeout/Photos/Trash cans/2.jpg': 'a' }))
  expect(describePhotos(found)).toEqual(['2.jpg -'])
  expect(found.others).toBe(0)
})

test('a day before 1970, a caption that is too long, in full, and a JSON that is none', async () => {
  const found = await findIn(
    await writeZip({
      [`${IN}/a.jpg`]: 'a',
      [`${IN}/a.jpg.json`]: writeSidecar('a.jpg', '1931-03-12', 'x'.repeat(600)),
      [`${IN}/b.jpg`]: 'bb',
      [`${IN}/b.jpg.json`]: '{ "title": ',
    }),
  )
  expect(found.photos.map(({ takenOn }) => takenOn)).toEqual(['1931-03-12', null])
  expect(found.photos[0]?.caption).toHaveLength(600)
})
