import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exifOf } from './photo-taken-at.ts'

/** A TIFF structure as in EXIF, in either byte order. */
function exif(text: string, { little = false, tag = 0x9003 } = {}): Buffer {
  const tiff = Buffer.alloc(64)
  const short = (value: number, at: number) =>
    little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  tiff.write(little ? 'II' : 'MM')
  short(42, 2)
  long(8, 4)
  const entry = (at: number, id: number, type: number, count: number, value: number) => {
    short(1, at)
    short(id, at + 2)
    short(type, at + 4)
    long(count, at + 6)
    long(value, at + 10)
  }
  entry(8, 0x8769, 4, 1, 26)
  entry(26, tag, 2, 20, 44)
  tiff.write(`${text}\0`, 44)
  return tiff
}

const rubbish = Buffer.from('ftypheic Exif\0\0i II*\0 MM\0* and so on ***')

test.each([
  ['with the most significant byte first', exif('2018:02:05 15:11:44')],
  ['with the least significant byte first', exif('2018:02:05 15:11:44', { little: true })],
  ['behind anything else', Buffer.concat([rubbish, exif('2018:02:05 15:11:44'), rubbish])],
])('reads the time %s', (_what, bytes) => {
  expect(exifOf(bytes).takenAt).toBe('2018-02-05T15:11:44')
})

test('reads a time with its zone as the camera saw it', () => {
  expect(exifOf(exif('2017-07-07T23:55:11+08:00')).takenAt).toBe('2017-07-07T23:55:11')
})

test('reads the time of a JPEG', async () => {
  const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: 'grey' } })
  const plain = await picture.clone().jpeg().toBuffer()
  expect(exifOf(plain).takenAt).toBeNull()
  const dated = picture.withExif({ IFD2: { DateTimeOriginal: '1998:12:31 23:59:59' } })
  expect(exifOf(await dated.jpeg().toBuffer()).takenAt).toBe('1998-12-31T23:59:59')
})

test.each([
  ['a clock that was never set', exif('0000:00:00 00:00:00')],
  ['the first second that computers count', exif('1970:01:01 00:00:00')],
  ['no time', exif('yesterday afternoon')],
  ['the time of a scan', exif('2018:02:05 15:11:44', { tag: 0x9004 })],
  ['a directory that is cut off', exif('2018:02:05 15:11:44').subarray(0, 40)],
  ['nothing', new Uint8Array()],
  ['headers without end', Buffer.from('II*\0'.repeat(10_000))],
])('finds no time in %s', (_what, bytes) => {
  expect(exifOf(bytes).takenAt).toBeNull()
})
