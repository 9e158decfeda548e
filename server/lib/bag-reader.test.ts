import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Why it is refused, and for which files. */
const refusal = (zip: Buffer): Promise<string[]> =>
  opened(zip).then(
    () => ['taken'],
    (reason) => {
      if (reason instanceof BagRefused) return [reason.reason, ...reason.files]
      throw reason
    },
  )

const swapped = (zip: Buffer, one: string, other: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(one, other), 'latin1')

test('a bag opens, and its files are read', async () => {
  const bag = await opened(await bagOf())
  expect([...bag.payload]).toEqual([
    ['photos/100% عيد.jpg', photo.length],
    ['words.txt', 5],
  ])
  expect(await text(await bag.read('photos/100% عيد.jpg'))).toBe(String(photo))
  await expect(bag.read('nothing.txt')).rejects.toThrow(BagRefused)
  bag.close()
})

test('a file that changed is named, also one beside the payload', async () => {
  const stored = entry('film.mp4', async () =>
    (await import('node:stream')).Readable.from([Buffer.from('the film')]),
  )
  const bag = await bagOf([stored])
  expect(await refusal(bag)).toEqual(['taken'])
  expect(await refusal(swapped(bag, 'the film', 'the fi1m'))).toEqual(['DAMAGED', 'data/film.mp4'])
})

test('a bag that is cut short, has no manifest, or is none is unreadable', async () => {
  const bag = await bagOf()
  for (const zip of [
    bag.subarray(0, bag.length >> 1),
    Buffer.from('no zip'),
    Buffer.alloc(0),
    await zipOf([entry('a/b', 'x')]),
  ])
    expect((await refusal(zip))[0]).toBe('UNREADABLE')
})

test.each(['../xx/evil', '/xxxx/evil', 'a/../../ev', 'C:/xx/evil', 'aa\\..\\evil'])(
  'a path that leads outside is refused: %s',
  async (evil) => {
    expect((await refusal(swapped(await zipOf([entry('aaaaa/evil', 'x')]), 'aaaaa/evil', evil)))[0]).toBe(
      'UNSAFE',
    )
  },
)

test('two folders, a file that is there twice, and a link are refused', async () => {
  expect(await refusal(await zipOf([entry('a/x', 'x'), entry('b/x', 'x')]))).toEqual(['UNSAFE', 'b/x'])
  expect(await refusal(swapped(await zipOf([entry('a/x', 'x'), entry('a/y', 'x')]), 'a/y', 'a/x'))).toEqual([
    'UNSAFE',
    'a/x',
  ])
  const link = await zipOf([entry('a/x', 'x')])
  link.writeUInt32LE(0o120777 * 0x10000, directory(link) + 38)
  expect(await refusal(link)).toEqual(['UNSAFE', 'a/x'])
})

test('sizes that are not so are refused before anything is read', async () => {
  const bomb = await zipOf([entry('a/bagit.txt', Buffer.alloc(5000))])
  bomb.writeUInt32LE(0x7fffffff, directory(bomb) + 24)
  expect(await refusal(bomb)).toEqual(['UNSAFE', 'a/bagit.txt'])
  const packed = await zipOf([entry('a/bagit.txt', Buffer.alloc(5000))])
  packed.writeUInt32LE(0x7fffffff, directory(packed) + 20)
  expect((await refusal(packed))[0]).toBe('UNSAFE')
})

/** The first entry of the directory, at the end of a ZIP. */
const directory = (zip: Buffer) => zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
