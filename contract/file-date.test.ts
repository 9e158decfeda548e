import sharp, { type Exif } from 'sharp'
import { expect, test } from 'vitest'
import { fileDateOf } from './file-date.ts'

const today = '2026-11-26'
const nothing = { takenAt: null, fileDate: null, fileDateSource: null, isScan: false }

const picture = () => sharp({ create: { width: 20, height: 10, channels: 3, background: 'grey' } })

const jpeg = (exif: Exif, xmp = '') => {
  const dated = picture().withExif(exif)
  return (xmp ? dated.withXmp(xmp) : dated).jpeg().toBuffer()
}

const xmp = (date: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" ${date}/></rdf:RDF></x:xmpmeta>`

test.each([
  ['IMG-20190512-WA0001.jpg', '2019-05-12'],
  ['00000042-PHOTO-2019-05-12-10-11-12.jpg', '2019-05-12'],
  ['PXL_20190512_101112345.MP.jpg', '2019-05-12'],
  ['IMG_20190512_101112.jpg', '2019-05-12'],
  ['Screenshot_2019-05-12-10-11-12-123_com.app.png', '2019-05-12'],
  ['Screenshot_20190512-101112.png', '2019-05-12'],
  ['WhatsApp Image 2019-05-12 at 10.11.12.jpeg', '2019-05-12'],
  ['signal-2019-05-12-101112.jpg', '2019-05-12'],
  ['WhatsApp Video 2019-05-12 at 10.11.12.mp4', '2019-05-12'],
  ['2019-05-12 10.11.12.jpg', '2019-05-12'],
  ['20190512_101112.jpg', '2019-05-12'],
  ['IMG_4711.JPG', null],
  ['IMG_20191399_101112.jpg', null],
  ['DSC20123456.jpg', null],
  ['scan 19540507.jpg', null],
  ['order-2019-05-12345.jpg', null],
  ['IMG-20990512-WA0001.jpg', null],
  ['1234567890123.jpg', null],
  ['', null],
])('the name %s says %s', (name, date) => {
  const { fileDate, fileDateSource } = fileDateOf(new Uint8Array(), name, today)
  expect({ fileDate, fileDateSource }).toEqual({ fileDate: date, fileDateSource: date && 'FILE_NAME' })
})

test("the camera's clock counts before the name", async () => {
  const bytes = await jpeg({
    IFD0: { Make: 'Canon', Model: 'EOS 5D' },
    IFD2: { DateTimeOriginal: '1998:12:31 23:59:59' },
  })
  expect(fileDateOf(bytes, 'IMG-20190512-WA0001.jpg', today)).toEqual({
    ...nothing,
    takenAt: '1998-12-31T23:59:59',
  })
})

test('the day on which a picture was sent gives way to the day in its XMP', async () => {
  const bytes = await picture()
    .withXmp(xmp('photoshop:DateCreated="2017-07-07T23:55:11+08:00"'))
    .jpeg()
    .toBuffer()
  const names = [
    'IMG-20240105-WA0001.jpg',
    'WhatsApp Image 2024-01-05 at 10.11.12.jpeg',
    'signal-2024-01-05.jpg',
  ]
  for (const name of names)
    expect(fileDateOf(bytes, name, today)).toMatchObject({ fileDate: '2017-07-07', fileDateSource: 'XMP' })
})

test.each([
  { Make: 'EPSON', Model: 'Perfection V600' },
  { Make: 'EPSON', Model: 'FF-680W', Software: 'EPSON FastFoto' },
  { Make: 'Canon', Model: 'CanoScan LiDE 400' },
  { Make: 'HP', Model: 'OfficeJet Pro 8020' },
  { Software: 'VueScan 9 x64 (9.7.50)' },
  { Software: 'Photomyne' },
])('$Make $Model $Software is a scanner', async (maker) => {
  const IFD2 = { DateTimeOriginal: '2019:05:12 10:11:12' }
  expect(fileDateOf(await jpeg({ IFD0: maker, IFD2 }), 'a.jpg', today)).toMatchObject({ isScan: true })
})

test.each([
  { Make: 'Canon', Model: 'Canon EOS R6', Software: 'Adobe Lightroom' },
  { Make: 'SEIKO EPSON CORP.', Model: 'R-D1' },
  { Make: 'Apple', Model: 'iPhone 13', Software: '17.1' },
  { Make: 'HP', Model: 'PhotoSmart R717' },
])('$Make $Model is a camera', async (maker) => {
  expect(fileDateOf(await jpeg({ IFD0: maker }), 'a.jpg', today)).toMatchObject({ isScan: false })
})

test.each([
  ['photoshop:DateCreated="1954"', '1954'],
  ['photoshop:DateCreated="1954-05"', '1954-05'],
  ['photoshop:DateCreated="1954-05-07T00:00:00+02:00"', '1954-05-07'],
  ['photoshop:DateCreated="10000-01-01"', null],
  ['photoshop:DateCreated="0000-00-00"', null],
  ['photoshop:DateCreated="2031-01-01"', null],
  ['photoshop:DateCreated="2019-05-12"', null],
])('XMP that says %s beside the clock of a scanner', async (created, date) => {
  const bytes = await jpeg(
    { IFD0: { Make: 'EPSON', Model: 'Perfection V600' }, IFD2: { DateTimeOriginal: '2019:05:12 10:11:12' } },
    xmp(created),
  )
  expect(fileDateOf(bytes, 'a.jpg', today)).toEqual({
    takenAt: '2019-05-12T10:11:12',
    fileDate: date,
    fileDateSource: date && 'XMP',
    isScan: true,
  })
})

test.each([
  '10000:01:01 00:00:00',
  '0000:00:00 00:00:00',
  '2019:02:30 10:00:00',
  '2031:01:01 00:00:00',
  '1776:07:04 00:00:00',
])('a clock that says %s is not believed', async (clock) => {
  expect(fileDateOf(await jpeg({ IFD2: { DateTimeOriginal: clock } }), 'a.jpg', today)).toEqual(nothing)
})

test('a huge comment, and makers without end, cost no time', async () => {
  const IFD0 = { Make: 'x'.repeat(60_000), ImageDescription: 'II*\0'.repeat(15_000) }
  const bytes = await jpeg({ IFD0, IFD2: { DateTimeOriginal: '1998:12:31 23:59:59' } })
  const start = performance.now()
  for (let turn = 0; turn < 20; turn++) fileDateOf(bytes, 'p'.repeat(100_000), today)
  expect((performance.now() - start) / 20).toBeLessThan(50)
  expect(fileDateOf(bytes, 'a.jpg', today)).toMatchObject({ isScan: false })
  const rubbish = new TextEncoder().encode('photoshop:DateCreated'.repeat(10_000))
  expect(fileDateOf(rubbish, 'a.jpg', today)).toEqual(nothing)
})
