import { crc32, inflateRawSync } from 'node:zlib'

/** One file out of a ZIP. */
export interface Unzipped {
  name: string
  content: Buffer
  isStored: boolean
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50

/**
 * All files of a ZIP according to its directory. Checks the checksum of each, and throws if anything is inconsistent.
 */
export function unzip(zip: Buffer): Unzipped[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  expectWord(zip, end, END)
  const [count, size, start] = [
    zip.readUInt16LE(end + 10),
    zip.readUInt32LE(end + 12),
    zip.readUInt32LE(end + 16),
  ]
  if (start + size !== end) throw new Error('The directory is not where the ZIP says')
  const files: Unzipped[] = []
  let at = start
  for (let n = 0; n < count; n += 1) {
    expectWord(zip, at, ENTRY)
    const method = zip.readUInt16LE(at + 10)
    const isUtf8 = (zip.readUInt16LE(at + 8) & 0x800) !== 0
    const [sum, packed, bytes] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
    ]
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const named = zip.subarray(at + 46, at + 46 + name)
    if (!isUtf8 && named.some((byte) => byte > 0x7f)) throw new Error('A name is not in UTF-8')
    const local = zip.readUInt32LE(at + 42)
    expectWord(zip, local, LOCAL)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const raw = zip.subarray(data, data + packed)
    const content = method === 0 ? raw : inflateRawSync(raw)
    if (content.length !== bytes || crc32(content) !== sum) throw new Error(`${named} is damaged`)
    files.push({ name: named.toString(), content, isStored: method === 0 })
    at += 46 + name + extra + comment
  }
  return files
}

function expectWord(zip: Buffer, at: number, word: number): void {
  if (at < 0 || zip.readUInt32LE(at) !== word) throw new Error('This is no whole ZIP')
}
