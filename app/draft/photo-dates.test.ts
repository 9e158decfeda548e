import { expect, test } from 'vitest'
import { dateOfPhoto, datePhotos, forgetRepeatedDay, idsByDate } from './photo-dates.ts'
import { blankDraft } from './schema.ts'
import { aMedia, aPhoto } from './testing.ts'

const life = { birthDate: '1931', deathDate: '2026-11-03' }
const photo = (id: string, takenAt: string | null) => aPhoto({ id, takenAt })

test('photos are in the order they were taken, those without a date at the end as they were', () => {
  const photos = [
    photo('scan', null),
    photo('beach', '2019-06-01T14:03:22'),
    photo('wedding', '1988-05-07T11:00:00'),
    photo('other scan', null),
    aPhoto({ id: 'known to the server', serverMedia: aMedia({ takenAt: '2019-06-01T09:00:00' }) }),
    aPhoto({ id: 'said', takenAt: '2019-06-01T14:03:22', saidDate: '195X' }),
  ]
  expect(idsByDate(photos, life)).toEqual([
    'said',
    'wedding',
    'known to the server',
    'beach',
    'scan',
    'other scan',
  ])
})

test('photos of the same moment keep their order', () => {
  const day = '2019-06-01T14:03:22'
  expect(idsByDate([photo('b', day), photo('a', day)], life)).toEqual(['b', 'a'])
})

test('what the server read counts, and what was said here counts before it', () => {
  const serverMedia = aMedia({
    takenAt: '2018-05-07T11:00:00',
    isScan: true,
    fileDate: null,
    saidDate: '1960',
  })
  expect(dateOfPhoto(aPhoto({ serverMedia }), life).doubt).toEqual({ date: '2018-05-07', why: 'SCAN' })
  expect(dateOfPhoto(aPhoto({ serverMedia, saidDate: '1954~' }), life)).toMatchObject({
    date: '1954~',
    source: 'PERSON',
  })
})

test('before it is sent, the name of a file says its day', () => {
  expect(dateOfPhoto(aPhoto({ fileDate: '2019-05-12' }), life)).toMatchObject({
    date: '2019-05-12',
    source: 'FILE_NAME',
  })
})

test('dates that are still being typed put no photo in doubt', () => {
  const old = photo('a', '1920-01-01T00:00:00')
  expect(dateOfPhoto(old, { birthDate: '1931-13', deathDate: '' }).doubt).toBeNull()
  expect(dateOfPhoto(old, { birthDate: '1931', deathDate: '' }).doubt).not.toBeNull()
})

test('several photos are dated at once, and others stay', () => {
  const draft = {
    ...blankDraft('d'),
    photos: [aPhoto({ id: 'a' }), aPhoto({ id: 'b' }), aPhoto({ id: 'c', saidDate: '1960' })],
  }
  const dated = datePhotos(
    new Map([
      ['a', '195X'],
      ['c', null],
    ]),
  )(draft)
  expect(dated.photos.map(({ saidDate }) => saidDate)).toEqual(['195X', null, null])
})

test.each([
  ['2018-01-01', '2018-01-01T09:00:00', null],
  ['2018-01-02', '2018-01-01T23:00:00', null],
  ['1954-05-07', '2018-01-01T09:00:00', '1954-05-07'],
  ['2018', '2018-01-01T09:00:00', '2018'],
  ['1954-05-07', null, '1954-05-07'],
])('of an export that says %s, of a photo taken at %s, %s stays', (saidDate, takenAt, kept) => {
  const other = aPhoto({ id: 'b', saidDate: '2018-01-01', takenAt: '2018-01-01T09:00:00' })
  const draft = { ...blankDraft('d'), photos: [aPhoto({ id: 'a', saidDate, takenAt }), other] }
  expect(forgetRepeatedDay('a')(draft).photos.map((photo) => photo.saidDate)).toEqual([kept, '2018-01-01'])
})
