import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { bagged } from './bag.ts'
import { type ZipEntry, zipped } from './zip.ts'

const at = new Date('2026-11-26T00:00:00Z')

/** Everything that a bag yields, by path; streams are read before the next file is asked for. */
async function filesOf(payload: readonly ZipEntry[], info: [string, string][] = []) {
  const files = new Map<string, string>()
  const all = bagged(from(payload), { folder: 'Rosa', at, info, besides: () => [] })
  for await (const { name, body } of all)
    files.set(name, typeof body === 'function' ? String(await buffer(await body())) : String(body))
  return files
}

async function* from(entries: readonly ZipEntry[]): AsyncIterable<ZipEntry> {
  yield* entries
}

// Sums of coreutils: printf abc | sha256sum
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('text, bytes and streams are in the manifest with their sums, and counted', async () => {
  const files = await filesOf([
    { name: 'a.txt', at, body: 'abc' },
    { name: 'b.bin', at, body: Buffer.from('abc') },
    { name: 'in/100 %.jpg', at, body: async () => Readable.from([Buffer.from('a'), Buffer.from('bc')]) },
  ])
  expect(files.get('Rosa/manifest-sha256.txt')).toBe(
    `${ABC}  data/a.txt\n${ABC}  data/b.bin\n${ABC}  data/in/100 %25.jpg\n`,
  )
  expect(files.get('Rosa/data/in/100 %.jpg')).toBe('abc')
  expect(files.get('Rosa/bag-info.txt')).toBe('Payload-Oxum: 9.3\n')
  expect(files.get('Rosa/tagmanifest-sha256.txt')).toMatch(
    /^\w{64} {2}bagit\.txt\n\w{64} {2}bag-info\.txt\n\w{64} {2}manifest-sha256\.txt\n$/,
  )
})

test('a name cannot add a line to what is said about the bag', async () => {
  const files = await filesOf([], [['External-Description', 'Rosa\nPayload-Oxum: 0.0\r\n x']])
  expect(files.get('Rosa/bag-info.txt')).toBe(
    'External-Description: Rosa Payload-Oxum: 0.0 x\nPayload-Oxum: 0.0\n',
  )
})

test('a file that fails while it is read fails the ZIP', async () => {
  const failing = new Readable({
    read() {
      this.destroy(new Error('gone'))
    },
  })
  const payload = [{ name: 'a.jpg', at, body: async () => failing }]
  const zip = zipped(() => bagged(from(payload), { folder: 'Rosa', at, info: [], besides: () => [] }))
  await expect(zip.toArray()).rejects.toThrow('gone')
})

test('a reader who goes away closes the file that is open', async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })
  const payload = [{ name: 'a.jpg', at, body: async () => endless }]
  const zip = zipped(() => bagged(from(payload), { folder: 'Rosa', at, info: [], besides: () => [] }))
  await new Promise((resolve) => zip.once('readable', resolve))
  zip.destroy()
  await new Promise((resolve) => endless.once('close', resolve))
  expect(endless.destroyed).toBe(true)
})
