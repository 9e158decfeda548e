/** A file of an export, in a ZIP or in a folder. Nothing of it has been read yet. */
export interface FoundFile {
  /** With its folders, `/` between them. */
  path: string
  /** Bytes. */
  size: number
  /** Null outside a ZIP. */
  crc32: number | null
  /** In milliseconds; null where it is not known. */
  lastModified: number | null
  /** Needs a password. */
  isLocked: boolean
  /** Its first bytes, at most that many; rejects if they cannot be read. */
  head(bytes: number): Promise<Uint8Array<ArrayBuffer>>
  /** All of it, checked against its size and checksum; rejects if it is damaged. */
  read(): Promise<Blob>
}

/** How exact a day is, in the form of EDTF: `1987-06-14`, `1987-06` or `1987`. */
export type BroughtDay = string

/**
 * Who says so. `export`: what the person's account knows of the photo. `camera`: EXIF. `name`: the file's name. `sent`: when
 * it was sent or posted, which may be long after it was taken. `folder`: a year or month in a folder's name.
 */
export type DayFrom = 'export' | 'camera' | 'name' | 'sent' | 'folder'

/** What an export says of a photo. */
export interface PhotoNote {
  day: BroughtDay | null
  dayFrom: DayFrom
  /** '' where there is none. */
  caption: string
  /** In the bin of the account, or hidden there. */
  isHidden: boolean
}
