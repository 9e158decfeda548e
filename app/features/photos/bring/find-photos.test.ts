import { expect, test } from 'vitest'
import { DIRECTORY_BYTES, type FileInZip, filesOfZip } from '#app/lib/zip/files-of-zip.ts'
import { media } from '#contract/limits.ts'
import { exifHeadBytes } from '#contract/photo-taken-at.ts'
import { addToLibrary } from './find-photos.ts'
import { separateZips } from './rules.ts'
import { describePhotos, findIn, writeSidecar, writeZip } from './testing.ts'

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
const zip = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'takeout.zip')
const problemOf = async (file: File) => (await findIn(file)).troubles.map(({ problem }) => problem)
const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919) >> 3)

/** Changes bytes after each place where a signature stands. */
function patched(bytes: Uint8Array<ArrayBuffer>, signature: number, change: (view: DataView) => void) {
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 46 <= bytes.length; at++)
    if (view.getUint32(at, true) === signature) change(new DataView(bytes.buffer, at))
  return zip(bytes)
}
const [LOCAL, LISTED] = [0x04034b50, 0x02014b50]

test.each([
  ['a text', zip(new TextEncoder().encode('This is not a ZIP, whatever it is called.')), 'notZip'],
  ['nothing', zip(new Uint8Array()), 'notZip'],
  ['a TGZ', zip(Uint8Array.from([0x1f, 0x8b, 8, ...Array(60).fill(0)])), 'notZip'],
])('%s', async (_what, file, problem) => expect(await problemOf(file)).toEqual([problem]))

test('a ZIP without its end, and one whose middle is missing', async () => {
  const whole = await bytesOf(
    await writeZip({
      'a.jpg': { content: noise(3000), level: 0 },
      'b.jpg': { content: noise(4000), level: 0 },
    }),
  )
  expect(await problemOf(zip(whole.slice(0, 5000)))).toEqual(['cutShort'])
  const holed = await findIn(zip(Uint8Array.from([...whole.slice(0, 500), ...whole.slice(900)])))
  // Its list is there, and says where the photos would be.
  for (const { file } of holed.photos) await expect(file.read()).rejects.toThrow()
})

test('a ZIP in which there is nothing, and one without photos', async () => {
  expect(await problemOf(await writeZip({}))).toEqual(['empty'])
  const nested = await findIn(await writeZip({ 'lib 0.zip': 'x', 'lib 1.zip': 'yy' }))
  expect(nested).toMatchObject({ troubles: [], photos: [], others: 2 })
})

test('a name that leads out of its folder is only a name', async () => {
  const found = await findIn(
    await writeZip({
      '../../../etc/passwd.jpg': 'a',
      '..\\..\\Windows\\b.jpg': 'bb',
      'c/\u202egpj.exe.jpg': 'ccc',
    }),
  )
  expect(found.photos.map(({ name }) => name).toSorted()).toEqual(['b.jpg', 'gpj.exe.jpg', 'passwd.jpg'])
})

test('a ZIP that says it has ten million files is refused before its list is read', async () => {
  const bytes = await bytesOf(await writeZip({ 'a.jpg': { content: 'a', zip64: true } }))
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 56 <= bytes.length; at++) {
    if (view.getUint32(at, true) !== 0x06064b50) continue
    view.setBigUint64(at + 24, 10_000_000n, true)
    view.setBigUint64(at + 32, 10_000_000n, true)
  }
  const end = bytes.length - 22
  for (const field of [8, 10]) view.setUint16(end + field, 0xffff, true)
  // Its list ends after one, so the others cannot be there.
  const { photos, troubles } = await findIn(zip(bytes))
  expect(photos).toHaveLength(1)
  expect(troubles.map(({ problem }) => problem)).toEqual(['damaged'])
})

test('a list larger than a device can hold is not read', async () => {
  const bytes = await bytesOf(await writeZip({ 'a.jpg': 'a' }))
  const end = bytes.slice(-22)
  const view = new DataView(end.buffer)
  view.setUint32(12, DIRECTORY_BYTES + 100, true)
  view.setUint32(16, bytes.length - 22, true)
  const file = new File([bytes.slice(0, -22), new Uint8Array(DIRECTORY_BYTES + 100), end], 'a.zip')
  expect(await problemOf(file)).toEqual(['tooMany'])
})

test('a photo that grows beyond what it says is stopped, and so is a text', async () => {
  const grown = { content: new Uint8Array(30 * 1024 * 1024), level: 9 }
  const file = patched(
    await bytesOf(await writeZip({ 'a.jpg': grown, 'a.jpg.json': grown })),
    LISTED,
    (view) => view.setUint32(24, 1000, true),
  )
  const found = await findIn(file)
  expect(found.photos.map(({ size }) => size)).toEqual([1000])
  await expect(found.photos[0]?.file.read()).rejects.toThrow()
  const [first] = await entriesOf(file)
  expect(await first?.head(2000)).toHaveLength(2000)
})

async function entriesOf(file: File): Promise<FileInZip[]> {
  const files: FileInZip[] = []
  for await (const one of filesOfZip(file)) files.push(one)
  return files
}

test('entries that lie over one another, as in the bombs of 42 KB, are not read', async () => {
  const bytes = await bytesOf(await writeZip({ 'a.jpg': noise(900), 'b.jpg': noise(901) }))
  const file = patched(bytes, LISTED, (view) => view.setUint32(42, 0, true))
  const found = await findIn(file)
  const reads = await Promise.allSettled(found.photos.map(({ file }) => file.read()))
  expect(reads.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
})

test('the day of a scan is found behind its pixels', async () => {
  const content = `II*\0${'\0'.repeat(exifHeadBytes)}photoshop:DateCreated="1987-06-14"`
  expect(describePhotos(await findIn(await writeZip({ 'a.tif': content })))).toEqual(['a.tif 1987-06-14'])
})

test('what is too large to be a photo is counted, by what the list says', async () => {
  const file = patched(await bytesOf(await writeZip({ 'a.jpg': 'a' })), LISTED, (view) =>
    view.setUint32(24, media.photoBytes + 1, true),
  )
  expect(await findIn(file)).toMatchObject({ photos: [], others: 1 })
})

test('a photo with another checksum than the list says is damaged', async () => {
  const file = patched(
    await bytesOf(await writeZip({ 'a.jpg': noise(900), 'b.jpg': noise(901) })),
    LISTED,
    (view) => {
      if (view.getUint32(24, true) === 900) view.setUint32(16, 1, true)
    },
  )
  const [a, b] = (await findIn(file)).photos.map((photo) => photo.file.read())
  await expect(a).rejects.toThrow()
  expect((await b)?.size).toBe(901)
})

test('photos behind a password are counted', async () => {
  const found = await findIn(await writeZip({ 'a.jpg': { content: 'a', password: '42' }, 'b.jpg': 'bb' }))
  expect(describePhotos(found)).toEqual(['b.jpg -'])
  expect(found.others).toBe(1)
})

test('names in the code page of old computers, in UTF-8 that says so, and in UTF-8 that does not', async () => {
  const name = 'niño.jpg'
  const cp437 = {
    content: 'a',
    encodeText: (text: string) => Uint8Array.from(text, (one) => (one === 'ñ' ? 0xa4 : one.charCodeAt(0))),
    useUnicodeFileNames: false,
  }
  expect(describePhotos(await findIn(await writeZip({ [name]: cp437 })))).toEqual([`${name} -`])
  const utf8 = await bytesOf(await writeZip({ [name]: 'a' }))
  expect(describePhotos(await findIn(zip(utf8)))).toEqual([`${name} -`])
  const clear = (at: number) => (view: DataView) =>
    view.setUint16(at, view.getUint16(at, true) & ~0x800, true)
  patched(utf8, LOCAL, clear(6))
  expect(describePhotos(await findIn(patched(utf8, LISTED, clear(8))))).toEqual([`${name} -`])
})

test('letters with accents that Apple takes apart are found by their sidecar', async () => {
  const name = 'Café.jpg'
  const found = await findIn(
    await writeZip({
      [name.normalize('NFD')]: 'a',
      [`${name}.json`]: writeSidecar(name, '2019-05-12', 'Hello'),
    }),
  )
  expect(describePhotos(found)).toEqual([`${name} 2019-05-12 Hello`])
})

test('a ZIP64 with entries that say their size after themselves', async () => {
  const found = await findIn(
    await writeZip({
      'a.jpg': { content: noise(900), zip64: true, dataDescriptor: true },
      'b.jpg': { content: noise(901), level: 0 },
    }),
  )
  const sizes = await Promise.all(found.photos.map(async ({ file }) => (await file.read()).size))
  expect(sizes).toEqual([900, 901])
})

test('a file that is gone since it was chosen', async () => {
  class Gone extends File {
    override slice() {
      return Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
      })
    }
  }
  expect(await problemOf(new Gone(['x'], 'a.zip'))).toEqual(['unreadable'])
})

test('what was found stays when another ZIP cannot be read', async () => {
  const { library } = await findIn(await writeZip({ 'a.jpg': 'a' }))
  const again = await addToLibrary(library, [zip(new Uint8Array(9))], () => {})
  expect(again.library.files).toHaveLength(1)
  expect(again.troubles).toHaveLength(1)
})

test('ZIPs among chosen files are told by their names', () => {
  const files = ['a.jpg', 'b.ZIP', 'c.zip.jpg'].map((name) => new File(['x'], name))
  expect(separateZips(files)).toEqual({ zips: [files[1]], others: [files[0], files[2]] })
})
