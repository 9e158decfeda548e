import { expect, onTestFinished, test, vi } from 'vitest'
import type { Locks } from '#server/ports/locks.ts'
import type { OpenUpload, UploadStore } from '#server/ports/upload-store.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { writingTurns } from './writing-turns.ts'

const facts = { kind: 'photo', memorialUuid: 'm', clientId: 'c', userUuid: 'u' } as const
const anUpload = (offset: number): OpenUpload => ({ id: 'a', facts, offset, size: 1000 })

/** One upload, and locks that say who has them; `want` is somebody on another node. */
function aPlace(open: () => Promise<OpenUpload | null> = async () => anUpload(0)) {
  const opened = vi.fn(open)
  const holders: { told: () => void }[] = []
  const free: (() => void)[] = []
  const acquire = vi.fn<Locks['acquire']>(async (_key, { onWanted = () => {} } = {}) => {
    while (holders.length > 0) {
      holders[0]?.told()
      await new Promise<void>((resolve) => void (holders.length > 0 ? free.push(resolve) : resolve()))
    }
    const holder = { told: onWanted }
    holders.push(holder)
    return async () => {
      holders.splice(holders.indexOf(holder), 1)
      for (const resolve of free.splice(0)) resolve()
    }
  })
  const turns = writingTurns({
    store: { open: opened } as Partial<UploadStore> as UploadStore,
    locks: { acquire, close: async () => {} },
  })
  onTestFinished(() => turns.close())
  const take = async () => {
    const turn = await turns.take('a')
    if (!turn) throw new Error('no turn')
    return turn
  }
  return { turns, take, opened, acquire, isHeld: () => holders.length > 0, want: () => holders[0]?.told() }
}

test('the next piece finds its turn kept: nothing is asked again', async () => {
  const { turns, take, opened, acquire } = aPlace()
  const first = await take()
  expect(first.upload).toEqual(anUpload(0))
  first.end(400)
  expect(turns.known('a')).toEqual(anUpload(400))
  const next = await take()
  expect(next.upload).toEqual(anUpload(400))
  expect([opened.mock.calls.length, acquire.mock.calls.length]).toEqual([1, 1])
})

test('whoever else wants it has it at once between two pieces', async () => {
  const { turns, take, opened, isHeld, want } = aPlace()
  const first = await take()
  first.end(400)
  expect(isHeld()).toBe(true)
  want()
  expect([isHeld(), turns.known('a')]).toEqual([false, null])
  await take()
  expect(opened).toHaveBeenCalledTimes(2)
})

test('whoever else wants it while a piece comes ends the piece, and has it then', async () => {
  const { turns, take, isHeld, want } = aPlace()
  const first = await take()
  want()
  expect([first.wanted.aborted, isHeld()]).toEqual([true, true])
  first.end(400)
  expect([isHeld(), turns.known('a')]).toEqual([false, null])
})

test('a second call at once ends the first, and looks again', async () => {
  let offset = 0
  const { take, opened } = aPlace(async () => anUpload(offset))
  const first = await take()
  const second = take()
  await eventually(() => expect(first.wanted.aborted).toBe(true))
  offset = 300
  first.end(300)
  expect((await second).upload).toEqual(anUpload(300))
  expect(opened).toHaveBeenCalledTimes(2)
})

test('a piece that failed keeps no turn', async () => {
  const { turns, take, isHeld } = aPlace()
  const first = await take()
  first.end(null)
  expect([isHeld(), turns.known('a')]).toEqual([false, null])
})

test('a turn that nobody comes back for is given back, and one that is used is not', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { take, isHeld } = aPlace()
  const first = await take()
  first.end(100)
  await vi.advanceTimersByTimeAsync(4_000)
  const second = await take()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(isHeld()).toBe(true)
  second.end(200)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(isHeld()).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isHeld()).toBe(false)
})

test('an upload that is not there, or storage that is away, holds no turn', async () => {
  const none = aPlace(async () => null)
  const turn = await none.take()
  expect(turn.upload).toBeNull()
  turn.end(null)
  expect(none.isHeld()).toBe(false)
  const away = aPlace(() => Promise.reject(new Error('away')))
  await expect(away.take()).rejects.toThrow('away')
  expect(away.isHeld()).toBe(false)
})

test('whoever does not stop writing is not waited for', async () => {
  const { turns, acquire } = aPlace()
  acquire.mockRejectedValueOnce(new DOMException('too long', 'TimeoutError'))
  expect(await turns.take('a')).toBeNull()
  acquire.mockRejectedValueOnce(new Error('the database is away'))
  await expect(turns.take('a')).rejects.toThrow('the database is away')
})
