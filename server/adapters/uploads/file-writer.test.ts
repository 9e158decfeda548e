import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { diskUploads } from './disk.ts'
import { writingTo } from './file-writer.ts'

const MEGABYTE = 1024 * 1024

async function aFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'afterglow-test-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function aFile() {
  const path = join(await aFolder(), 'file')
  const file = await open(path, 'w+')
  onTestFinished(() => file.close())
  return { file, content: () => readFile(path) }
}

/** In buffers of their own, as they come from a connection. */
const pieces = (content: Buffer, bytes = 65_536) =>
  Array.from({ length: Math.ceil(content.length / bytes) }, (_, at) => {
    const part = content.subarray(at * bytes, (at + 1) * bytes)
    const own = Buffer.from(new ArrayBuffer(part.length))
    part.copy(own)
    return own
  })

test('what is written from a place on is there, and its memory is given back', async () => {
  const { file, content } = await aFile()
  const sent = randomBytes(3 * MEGABYTE)
  const own = pieces(sent)
  const { out, bytes, synced } = writingTo(file, 5)
  await pipeline(Readable.from(own), out)
  await synced()
  expect(bytes()).toBe(sent.length)
  expect((await content()).subarray(5).equals(sent)).toBe(true)
  expect(own.map(({ buffer }) => buffer.byteLength)).toEqual(own.map(() => 0))
})

test('bytes that lie beside others stay', async () => {
  const { file, content } = await aFile()
  const shared = Buffer.from('who is not asked stays as they are')
  const { out } = writingTo(file, 0)
  await pipeline(Readable.from([shared.subarray(0, 3)]), out)
  expect(String(await content())).toBe('who')
  expect(String(shared)).toBe('who is not asked stays as they are')
})

test('a disk that takes less at a time gets the rest', async () => {
  const { file, content } = await aFile()
  const sent = randomBytes(300_000)
  const writev = file.writev.bind(file)
  vi.spyOn(file, 'writev').mockImplementation(async ([first], at) =>
    writev([(first as Buffer).subarray(0, 1000)], at),
  )
  const { out, bytes } = writingTo(file, 0)
  await pipeline(Readable.from(pieces(sent)), out)
  expect(bytes()).toBe(sent.length)
  expect((await content()).equals(sent)).toBe(true)
})

test('a disk that refuses ends the writing', async () => {
  const { file } = await aFile()
  vi.spyOn(file, 'writev').mockRejectedValue(new Error('ENOSPC'))
  const { out, bytes } = writingTo(file, 0)
  await expect(pipeline(Readable.from(pieces(randomBytes(100_000))), out)).rejects.toThrow('ENOSPC')
  expect(bytes()).toBe(0)
})

test('what the disk lost while it was synced does not count as kept', async () => {
  const dir = await aFolder()
  const store = await diskUploads(dir)
  await store.write('a', Readable.from(pieces(randomBytes(MEGABYTE))), 0)
  const { file } = await aFile()
  const sync = vi.spyOn(Object.getPrototypeOf(file), 'datasync').mockRejectedValueOnce(new Error('EIO'))
  onTestFinished(() => sync.mockRestore())
  const more = () => Readable.from(pieces(randomBytes(20 * MEGABYTE)))
  await expect(store.write('a', more(), MEGABYTE)).rejects.toThrow('EIO')
  expect(await store.offset('a')).toBe(MEGABYTE)
  expect(await store.write('a', more(), MEGABYTE)).toBe(21 * MEGABYTE)
})
