import { expect, test } from 'vitest'
import { keyedMutex } from './keyed-mutex.ts'

test('work of one key runs in order, one at a time; other keys do not wait', async () => {
  const mutex = keyedMutex()
  const said: string[] = []
  const first = Promise.withResolvers<void>()
  const waits = mutex('a', async () => {
    said.push('a1 begins')
    await first.promise
    said.push('a1 ends')
  })
  const second = mutex('a', async () => void said.push('a2'))
  const third = mutex('a', async () => void said.push('a3'))
  await mutex('b', async () => void said.push('b'))
  expect(said).toEqual(['a1 begins', 'b'])
  first.resolve()
  await Promise.all([waits, second, third])
  expect(said).toEqual(['a1 begins', 'b', 'a1 ends', 'a2', 'a3'])
})

test('a failure goes to its caller, and the next work begins', async () => {
  const mutex = keyedMutex()
  const fails = mutex('a', () => Promise.reject(new Error('no')))
  const next = mutex('a', async () => 'yes')
  await expect(fails).rejects.toThrow('no')
  expect(await next).toBe('yes')
  expect(await mutex('a', async () => 'again')).toBe('again')
})
