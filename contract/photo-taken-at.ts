/**
 * When a photo was taken. In the contract, without imports, because the browser sorts photos before they are uploaded,
 * and the server stores the time of uploaded ones.
 */

/** How many first bytes of a file may contain its EXIF data; in a HEIC it may be anywhere. */
export const exifHeadBytes = 256 * 1024

/** TIFF headers that are tried before a file counts as one without a time. */
const MOST_HEADERS = 16
const MOST_ENTRIES = 512

const EXIF_POINTER = 0x8769
const DATE_TIME_ORIGINAL = 0x9003
/** Make, Model and Software. */
const MAKERS = [0x010f, 0x0110, 0x0131]
const LONGEST_MAKER = 80
const ASCII = 2

/**
 * When the camera took a photo, by its own clock, without a time zone: `2018-02-05T15:11:44`. Null if the file does not
 * say, like pictures from messengers. Reads DateTimeOriginal of EXIF (CIPA DC-008 §4.6.5) in every format:
 * JPEG, HEIC, WebP and PNG contain the same TIFF structure. `maker`: make, model and software of what made the file, in
 * one text; empty if it does not say.
 *
 * @param bytes the first `exifHeadBytes` of a file; the whole file if it is a HEIC or TIFF
 */
export function exifOf(bytes: Uint8Array): { takenAt: string | null; maker: string } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = MOST_HEADERS
  let maker = ''
  for (const at of headers(bytes)) {
    if (left-- === 0) break
    maker ||= orNothing(() => readMaker(view, at)) ?? ''
    const takenAt = orNothing(() => readTiff(view, at))
    if (takenAt !== null) return { takenAt, maker }
  }
  return { takenAt: null, maker }
}

function orNothing<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    // An offset past the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Offsets of TIFF headers: `II*\0` or `MM\0*`. */
function* headers(bytes: Uint8Array): Generator<number> {
  for (let at = bytes.indexOf(STAR); at >= 0; at = bytes.indexOf(STAR, at + 1)) {
    const [before2, before1, after] = [bytes[at - 2], bytes[at - 1], bytes[at + 1]]
    if (before2 === I && before1 === I && after === 0) yield at - 2
    if (bytes[at - 3] === M && before2 === M && before1 === 0) yield at - 3
  }
}

const [STAR, I, M] = [0x2a, 0x49, 0x4d]

function readTiff(view: DataView, start: number): string | null {
  const little = view.getUint8(start) === I
  const first = start + view.getUint32(start + 4, little)
  const exif = entryOf(view, first, little, EXIF_POINTER)
  if (exif === null) return null
  const entry = entryOf(view, start + view.getUint32(exif + 8, little), little, DATE_TIME_ORIGINAL)
  if (entry === null || view.getUint16(entry + 2, little) !== ASCII) return null
  return asTime(lettersAt(view, start + view.getUint32(entry + 8, little), 19))
}

function readMaker(view: DataView, start: number): string {
  const little = view.getUint8(start) === I
  const first = start + view.getUint32(start + 4, little)
  return MAKERS.flatMap((tag) => {
    const entry = entryOf(view, first, little, tag)
    if (entry === null || view.getUint16(entry + 2, little) !== ASCII) return []
    const length = view.getUint32(entry + 4, little)
    // Four bytes and less stand in the entry itself.
    const at = length > 4 ? start + view.getUint32(entry + 8, little) : entry + 8
    return [lettersAt(view, at, Math.min(length, LONGEST_MAKER)).replace(/\0.*/s, '').trim()]
  }).join(' ')
}

const lettersAt = (view: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('')

/** The offset of a tag's entry in a directory; null without one. */
function entryOf(view: DataView, directory: number, little: boolean, tag: number): number | null {
  const count = Math.min(view.getUint16(directory, little), MOST_ENTRIES)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12
    if (view.getUint16(entry, little) === tag) return entry
  }
  return null
}

/**
 * `2018:02:05 15:11:44`, or as programs write it, `2018-02-05T15:11:44+08:00`, whose zone is the camera's. A clock that was never
 * set writes zeros, or the first day that computers count.
 */
function asTime(text: string): string | null {
  const [, year, month, day, time] =
    /^(\d{4})[:-](0[1-9]|1[0-2])[:-](0[1-9]|[12]\d|3[01])[ T]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(
      text,
    ) ?? []
  const date = `${year}-${month}-${day}`
  return year === undefined || year === '0000' || date === '1970-01-01' ? null : `${date}T${time}`
}
