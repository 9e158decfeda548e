import { isPhotoDate, isPhotoDateAhead, type PhotoDate } from './photo-date.ts'
import { exifOf } from './photo-taken-at.ts'

/** What a photo's file says of its date, in it and by its name. The browser asks before it uploads, the server after. */
export interface FileDate {
  /** By the camera's own clock: `2018-02-05T15:11:44`. */
  takenAt: string | null
  /** By XMP, or else by the name; null where the camera says it already. */
  fileDate: PhotoDate | null
  fileDateSource: 'XMP' | 'FILE_NAME' | null
  /** Whether a scanner made it, by its make, model and software. */
  isScan: boolean
}

/**
 * @param bytes the first `exifHeadBytes` of the file; the whole file if it is a HEIC or TIFF; none of a film
 * @param today after which no file is dated: `2026-11-26`
 */
export function fileDateOf(bytes: Uint8Array, name: string, today: string, exif = exifOf(bytes)): FileDate {
  const { takenAt: clock, maker } = exif
  const isToCome = (date: string) => isPhotoDateAhead(date, today)
  const takenAt =
    clock !== null && isPhotoDate(clock.slice(0, 10)) && !isToCome(clock.slice(0, 10)) ? clock : null
  const isScan = SCANNER.test(maker)
  const xmp = createdByXmp(bytes)
  // The clock's own day in XMP says nothing more.
  if (xmp !== null && !isToCome(xmp) && !clock?.startsWith(xmp))
    return { takenAt, fileDate: xmp, fileDateSource: 'XMP', isScan }
  const named = takenAt === null ? dateInName(name) : null
  if (named !== null && !isToCome(named))
    return { takenAt, fileDate: named, fileDateSource: 'FILE_NAME', isScan }
  return { takenAt, fileDate: null, fileDateSource: null, isScan }
}

/**
 * Makes and programs of scanners, and of apps that photograph prints. A camera of the same maker (Canon, Epson's R-D1) is
 * not one of them: only what is named like a scanner is.
 */
const SCANNER =
  /scan|perfection|expression \d|v[3-8]\d\d photo|fast ?foto|silverfast|vuescan|pixma|officejet|laserjet|deskjet|envy|workforce|plustek|opticfilm|coolscan|dimage scan|photomyne|digitize|minolta dual|mp navigator|twain/i

/**
 * When the picture itself was made, by IPTC's `photoshop:DateCreated`: caption programs write it for scans, with a month or a
 * year where no more is known. XMP is text in every format (XMP specification part 3).
 */
function createdByXmp(bytes: Uint8Array): PhotoDate | null {
  const at = indexOf(bytes, 'photoshop:DateCreated')
  if (at < 0) return null
  const text = String.fromCharCode(...bytes.subarray(at, at + 64))
  const [, date = ''] =
    /^photoshop:DateCreated(?:\s*=\s*["']|>)(\d{4}(?:-\d\d){0,2})(?=[T"'<])/.exec(text) ?? []
  return isPhotoDate(date) ? date : null
}

function indexOf(bytes: Uint8Array, words: string): number {
  const first = words.charCodeAt(0)
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1
    while (length < words.length && bytes[at + length] === words.charCodeAt(length)) length++
    if (length === words.length) return at
  }
  return -1
}

/**
 * Names that phones and messengers give: `IMG-20190512-WA0001`, `PXL_20190512_101112345`, `IMG_20190512_101112`,
 * `Screenshot_2019-05-12-10-11-12`, `signal-2019-05-12-101112`, `WhatsApp Image 2019-05-12 at 10.11.12`,
 * `00000042-PHOTO-2019-05-12-10-11-12` (WhatsApp on an iPhone), `2019-05-12 10.11.12`.
 * A number that only happens to look like a day, such as a counter, is none: before it stands such a word or nothing.
 */
function dateInName(name: string): PhotoDate | null {
  const [, year, , month, day] = NAMED.exec(name) ?? []
  const date = `${year}-${month}-${day}`
  // Telephones with cameras, and what names files by the day, are of this century.
  return year !== undefined && isPhotoDate(date) && date >= '1995' ? date : null
}

const NAMED =
  /^(?:\d{8}-(?=photo|video))?(?:(?:img|vid|pxl|mvimg|dsc|pano|burst|screenshot|photo|image|video|signal|whatsapp (?:image|video)|capture|p|pic|snapchat|received)[-_ ]?)?((?:19|20)\d\d)([-_.]?)(\d\d)\2(\d\d)(?=$|\D)/i
