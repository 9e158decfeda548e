import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { Storage } from '#server/ports/storage.ts'
import { openStorage } from '#server/storage.ts'
import { moveMedia } from '../../scripts/lib/move-media.ts'
import { s3Server } from '../support/s3-server.ts'
import { runScript } from '../support/script.ts'

async function aPlace() {
  const dataDir = await mkdtemp(join(tmpdir(), 'move-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const server = await s3Server()
  const disk = await openStorage({ dataDir, s3: null })
  const bucket = await openStorage({ dataDir, s3: server.place })
  return { dataDir, server, disk, bucket }
}

const contentOf = async (storage: Storage) => {
  const files: Record<string, string> = {}
  for await (const key of storage.list(''))
    files[key] = (await buffer(await storage.read(key))).toString('base64')
  return files
}

test('a move that was killed can be continued: every file arrives, and none that did is sent again', async () => {
  const { dataDir, server, disk, bucket } = await aPlace()
  const count = 40
  for (let n = 0; n < count; n += 1) await disk.put(`originals/m/${n}`, randomBytes(1_000 + n))
  const environment = { DATA_DIR: dataDir, ...server.environment }

  const puts: string[] = []
  const first = runScript('storage', ['move'], environment)
  server.decide((method, path) => {
    if (method !== 'PUT') return 'served'
    puts.push(path)
    if (puts.length === 15) first.child.kill('SIGKILL')
    return 'served'
  })
  expect((await first.ended).code).toBe('SIGKILL')
  expect(Object.keys(await contentOf(bucket)).length).toBeLessThan(count)

  const second = await runScript('storage', ['move'], environment).ended
  expect(second).toMatchObject({ code: 0 })
  const [copied, already] = [...second.output.matchAll(/(?:verified|already): (\d+)/g)].map((found) =>
    Number(found[1]),
  )
  expect((copied ?? 0) + (already ?? 0)).toBe(count)
  expect(second.output).toContain('Deleted meanwhile, and so in the bucket: 0')
  expect(await contentOf(bucket)).toEqual(await contentOf(disk))
  // Only the file that was being sent when it was killed is sent twice.
  expect(puts.length).toBeLessThanOrEqual(count + 1)
  expect(new Set(puts).size).toBe(count)

  const third = await runScript('storage', ['move'], environment).ended
  expect(third.output).toContain(`Copied and verified: 0 files (0 bytes). There already: ${count}.`)
})

test('files that are added, changed or removed during the move are correct in the end', async () => {
  const { dataDir, disk, bucket } = await aPlace()
  for (const key of ['a/1', 'a/2', 'a/3']) await disk.put(key, Buffer.from(`first ${key}`))
  const move = { folder: join(dataDir, 'media'), from: disk, to: bucket, ledger: join(dataDir, 'moved.txt') }
  const moved = await moveMedia({
    ...move,
    onCopied: (_key, n) => n === 3 && void disk.put('a/4', Buffer.from('late')),
  })
  expect(moved.copied).toBeGreaterThanOrEqual(3)
  await disk.put('a/2', Buffer.from('another and longer'))
  await disk.remove(['a/3'])
  expect(await moveMedia(move)).toMatchObject({ removed: 1 })
  expect(await contentOf(bucket)).toEqual(await contentOf(disk))
  expect(Object.keys(await contentOf(bucket))).toEqual(['a/1', 'a/2', 'a/4'])
})

test('a file that arrives changed stops the move, and does not count as moved', async () => {
  const { dataDir, disk, bucket } = await aPlace()
  await disk.put('a/1', Buffer.from('right'))
  const bent: Storage = { ...bucket, put: (key) => bucket.put(key, Buffer.from('wrong')) }
  const move = { folder: join(dataDir, 'media'), from: disk, ledger: join(dataDir, 'moved.txt') }
  await expect(moveMedia({ ...move, to: bent })).rejects.toThrow('a/1 did not arrive as it was sent')
  expect(await moveMedia({ ...move, to: bucket })).toMatchObject({ copied: 1 })
  expect(await contentOf(bucket)).toEqual(await contentOf(disk))
})

test('without stored files it says so, and makes nothing', async () => {
  const { dataDir, server } = await aPlace()
  const environment = { DATA_DIR: join(dataDir, 'elsewhere'), ...server.environment }
  const { code, output } = await runScript('storage', ['move'], environment).ended
  expect([code, output]).toEqual([1, expect.stringContaining('There are no media in')])
  expect(await readdir(dataDir)).toEqual(['media'])
})

test('without a bucket it says so, and changes nothing', async () => {
  const { dataDir } = await aPlace()
  const { code, output } = await runScript('storage', ['move'], { DATA_DIR: dataDir }).ended
  expect([code, output]).toEqual([1, expect.stringContaining('S3_BUCKET is not set')])
  expect(await readdir(dataDir)).toEqual(['media'])
})
