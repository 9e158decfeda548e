import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ArchiveRefused } from './archive-refused.ts'
import { openArchive } from './open-archive.ts'
import { Sha256 } from './sha256.ts'
import { archiveOf, bagOf, saying, zipOf } from './testing.ts'

const photo = Uint8Array.from({ length: 5000 }, (_, at) => (at < 3 ? [0xff, 0xd8, 0xff][at] : at * 7919) ?? 0)
const media = [{ uuid: 'p1', role: 'PHOTO', originalName: 'IMG_1.jpg' }]
const files = { p1: ['photos/001.jpg', photo] as [string, Uint8Array] }
const whole = () => archiveOf({ media }, files)
const entriesOf = () =>
  bagOf({ 'photos/001.jpg': photo, 'afterglow.json': saying({ media }, { p1: 'photos/001.jpg' }) })

const refusal = async (zip: Blob | Promise<Blob>, check = true): Promise<string[]> => {
  try {
    const archive = await openArchive(await zip)
    if (check) await archive.verify()
    return []
  } catch (reason) {
    const { problem, files } = reason as ArchiveRefused
    return [problem, ...files]
  }
}

test('an archive is read, and its files are what they were', async () => {
  const archive = await openArchive(await whole())
  expect(archive).toMatchObject({
    madeBy: 'https://former.example',
    isWhole: true,
    memorial: { nameOfPerson: 'Anna' },
  })
  expect(archive.tables.contributions).toEqual([])
  const seen: number[] = []
  await archive.verify({ onProgress: (done, total) => seen.push(done, total) })
  expect(seen).toEqual([5000, 5000])
  const file = await archive.mediaFile('p1')
  expect([file?.name, file?.type]).toEqual(['IMG_1.jpg', 'image/jpeg'])
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(photo)
  expect(await archive.mediaFile('another')).toBeNull()
})

test('an archive that a Mac has unpacked, and somebody packed again', async () => {
  const [first, ...others] = entriesOf()
  const again = await zipOf(
    [['__MACOSX/._bagit.txt', 'x'] as const, ['.DS_Store', 'x'] as const, ...others, first ?? ['', '']].map(
      ([path, content]) => [path.normalize('NFD'), content, { level: 6 }] as const,
    ),
  )
  const archive = await openArchive(again)
  await archive.verify()
  expect(await (await archive.mediaFile('p1'))?.bytes()).toEqual(photo)
  const flat = await zipOf(bagOf({ 'afterglow.json': saying({}) }, ''))
  expect((await openArchive(flat)).memorial).toEqual({ nameOfPerson: 'Anna' })
})

test('what is no archive, or of another version', async () => {
  expect(await refusal(new Blob(['a letter']))).toEqual(['notZip'])
  expect(await refusal(new Blob([]))).toEqual(['notZip'])
  expect(await refusal(zipOf([['a/photo.jpg', photo]]))).toEqual(['notArchive'])
  expect(await refusal(zipOf(bagOf({ 'a.txt': 'another bag' })))).toEqual(['older'])
  expect(await refusal(zipOf(bagOf({ 'afterglow.json': saying({}, {}, { version: 2 }) })))).toEqual(['newer'])
  for (const text of ['{', '[]', 'null', saying({}, {}, { format: 'x' }), saying({ memorials: [] })])
    expect((await refusal(zipOf(bagOf({ 'afterglow.json': text }))))[0]).toMatch(/unsafe|newer/)
})

test('an archive that is cut short, at any place', async () => {
  const zip = await whole()
  for (const part of [0.1, 0.5, 0.9, 0.999])
    expect(await refusal(zip.slice(0, Math.floor(zip.size * part)))).toEqual(['cutShort'])
})

test('a file that was changed or taken out is named', async () => {
  const other = Uint8Array.from(photo).fill(1, 400, 401)
  const changed = entriesOf().map(([path, content]) => [path, content === photo ? other : content] as const)
  expect(await refusal(zipOf(changed))).toEqual(['changed', 'photos/001.jpg'])
  expect(await refusal(zipOf(changed), false)).toEqual([])
  const archive = await openArchive(await zipOf(changed))
  await expect(archive.mediaFile('p1')).rejects.toMatchObject({
    problem: 'changed',
    files: ['photos/001.jpg'],
  })
  const without = entriesOf().filter(([, content]) => content !== photo)
  expect(await refusal(zipOf(without))).toEqual(['changed', 'photos/001.jpg'])
  const retold = entriesOf().map(([path, content]) =>
    path.endsWith('afterglow.json') ? ([path, saying({ media })] as const) : ([path, content] as const),
  )
  expect(await refusal(zipOf(retold))).toEqual(['changed', 'afterglow.json'])
})

test('an archive with a password', async () => {
  const locked = await zipOf(
    entriesOf().map(([path, content]) => [path, content, { password: 'x', level: 6 }]),
  )
  expect(await refusal(locked)).toEqual(['locked'])
})

test('bombs: a file twice, one file for many rows, a text that grows without end', async () => {
  const twice = await zipOf([...entriesOf(), ['Archive of Anna/data/photoz/001.jpg', photo]])
  const bytes = new Uint8Array(await twice.arrayBuffer())
  const name = new TextEncoder().encode('photoz')
  for (let at = 0; at < bytes.length - 6; at++)
    if (name.every((byte, n) => bytes[at + n] === byte)) bytes[at + 5] = 's'.charCodeAt(0)
  expect((await refusal(new Blob([bytes])))[0]).toBe('unsafe')
  const shared = bagOf({ 'a.jpg': photo, 'afterglow.json': saying({}, { p1: 'a.jpg', p2: 'a.jpg' }) })
  expect((await refusal(zipOf(shared)))[0]).toBe('unsafe')
  const long = bagOf({ 'afterglow.json': `${saying({})}${' '.repeat(70 * 1024 * 1024)}` })
  const packed = await zipOf(long.map(([path, content]) => [path, content, { level: 9 }]))
  expect(packed.size).toBeLessThan(200_000)
  expect((await refusal(packed))[0]).toBe('unsafe')
  const entries = [...bagOf({ 'afterglow.json': saying({}, { f: 'films/1.mp4' }) })]
  const film = await zipOf([...entries, ['Archive of Anna/data/films/1.mp4', new Uint8Array(777)]])
  const listed = new DataView(await film.arrayBuffer())
  // The list of a ZIP says how long a file is; no film is so long.
  for (let at = 0; at + 46 < film.size; at++)
    if (listed.getUint32(at, true) === 0x02014b50 && listed.getUint32(at + 24, true) === 777)
      listed.setUint32(at + 24, 400 * 1024 * 1024, true)
  expect(await refusal(new Blob([listed]))).toEqual(['unsafe', 'films/1.mp4'])
})

test('a checksum made piece by piece is that of the whole', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 5000]) {
    const bytes = photo.slice(0, length)
    const sum = new Sha256()
    for (let at = 0; at < length; at += 37) sum.update(bytes.subarray(at, at + 37))
    expect(sum.digest()).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('a checking that is stopped ends', async () => {
  const archive = await openArchive(await whole())
  await expect(archive.verify({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
})
