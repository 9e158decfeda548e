import { expect, test, vi } from 'vitest'
import { ExpiringCache } from './expiring-cache.ts'

/** Counts its calls. */
function counting() {
  let asked = 0
  return async () => {
    asked += 1
    return asked
  }
}

test('an answer is cached for its time, and concurrent calls load it once', async () => {
  const time = vi.spyOn(performance, 'now').mockReturnValue(0)
  const kept = new ExpiringCache<number>(10)
  const load = counting()
  expect(await Promise.all([kept.getOrLoad('a', 100, load), kept.getOrLoad('a', 100, load)])).toEqual([1, 1])
  time.mockReturnValue(99)
  expect(await kept.getOrLoad('a', 100, load)).toBe(1)
  expect(await kept.getOrLoad('a', 50, load)).toBe(2)
  time.mockReturnValue(199)
  expect(await kept.getOrLoad('a', 100, load)).toBe(3)
  time.mockRestore()
})

test('an answer that changed while it was loaded is loaded again', async () => {
  const kept = new ExpiringCache<string>(10)
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = kept.getOrLoad('a', 1000, () => promise)
  kept.drop('a')
  const second = kept.getOrLoad('a', 1000, async () => 'after')
  resolve('before')
  expect([await first, await second]).toEqual(['before', 'after'])
  expect(await kept.getOrLoad('a', 1000, async () => 'never asked')).toBe('after')
  kept.dropAll()
  expect(await kept.getOrLoad('a', 1000, async () => 'again')).toBe('again')
})

test('a failure goes only to those who waited for it, and the oldest keys are evicted', async () => {
  const kept = new ExpiringCache<number>(2)
  await expect(kept.getOrLoad('a', 1000, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const load = counting()
  for (const key of ['a', 'b', 'c', 'a']) await kept.getOrLoad(key, 1000, load)
  expect(await kept.getOrLoad('c', 1000, load)).toBe(3)
  expect(await kept.getOrLoad('a', 1000, load)).toBe(4)
})
