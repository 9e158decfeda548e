import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { bagged } from './bag.ts'
import { BagRefused, openBag } from './bag-reader.ts'
import { type ZipEntry, zipped } from './zip.ts'

const dir = await mkdtemp(join(tmpdir(), 'bag-reader-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

const at = new Date('2026-11-27T10:00:00Z')
const entry = (name: string, body: ZipEntry['body']): ZipEntry => ({ name, at, body })
async function* list(entries: ZipEntry[]) {
  yield* entries
}
const zipOf = (entries: ZipEntry[]) => buffer(zipped(() => list(entries)))
const photo = Buffer.from('a photo, as it was sent')
const bagOf = (more: ZipEntry[] = []) =>
  buffer(
    zipped(() =>
      bagged(list([entry('photos/100% عيد.jpg', photo), entry('words.txt', 'words'), ...more]), {
        folder: 'Margaret - archive',
        at,
        info: [],
        besides: () => [entry('index.html', '<p>')],
      }),
    ),
  )

async function opened(zip: Buffer) {
  const path = join(dir, 'a.zip')
  await writeFile(path, zip)
  return openBag(path)
}

const isRefused = async (zip: Buffer) =>
  expect(opened(zip).then((bag) => bag.close())).rejects.toThrow(BagRefused)

const swapped = (zip: Buffer, one: string, other: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(one, other), 'latin1')

test('a bag opens, and its files are read', async () => {
  const bag = await opened(await bagOf())
  expect(await bag.read('photos/100% عيد.jpg', text)).toEqual({ made: String(photo), isWhole: true })
  expect(await bag.readText('words.txt')).toBe('words')
  expect(await bag.read('nothing.txt', text)).toBeNull()
  bag.close()
})

test('a file that changed is known, and the others are what they were', async () => {
  const film = entry('film.mp4', async () => Readable.from([Buffer.from('the film')]))
  const bag = await opened(swapped(await bagOf([film]), 'the film', 'the fi1m'))
  expect(await bag.read('film.mp4', text)).toEqual({ made: 'the fi1m', isWhole: false })
  expect(await bag.readText('film.mp4')).toBeNull()
  expect(await bag.readText('words.txt')).toBe('words')
  bag.close()
})

test('a bag that is cut short, has no manifest, or is none is refused', async () => {
  const bag = await bagOf()
  for (const zip of [
    bag.subarray(0, bag.length >> 1),
    Buffer.from('no zip'),
    Buffer.alloc(0),
    await zipOf([entry('a/b', 'x')]),
  ])
    await isRefused(zip)
})

test.each(['../xx/evil', '/xxxx/evil', 'a/../../ev', 'C:/xx/evil', 'aa\\..\\evil'])(
  'a path that leads outside is refused: %s',
  async (evil) => isRefused(swapped(await zipOf([entry('aaaaa/evil', 'x')]), 'aaaaa/evil', evil)),
)

test('two folders, a file that is there twice, and a link are refused', async () => {
  await isRefused(await zipOf([entry('a/x', 'x'), entry('b/x', 'x')]))
  await isRefused(swapped(await zipOf([entry('a/x', 'x'), entry('a/y', 'x')]), 'a/y', 'a/x'))
  const link = await zipOf([entry('a/x', 'x')])
  link.writeUInt32LE(0o120777 * 0x10000, directory(link) + 38)
  await isRefused(link)
})

test('sizes that are not so are refused before anything is read', async () => {
  for (const field of [24, 20]) {
    const bomb = await zipOf([entry('a/bagit.txt', Buffer.alloc(5000))])
    bomb.writeUInt32LE(0x7fffffff, directory(bomb) + field)
    await isRefused(bomb)
  }
})

/** The first entry of the directory, at the end of a ZIP. */
const directory = (zip: Buffer) => zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
