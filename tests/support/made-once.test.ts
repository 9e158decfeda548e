import { expect, test } from 'vitest'
import { madeOnceFor } from './made-once.ts'

test('something is made once for each key, however many ask', async () => {
  let count = 0
  const made = madeOnceFor(async (key: string) => {
    count += 1
    return `${key} ${count}`
  })
  expect(await Promise.all([made('a'), made('a'), made('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(await made('a')).toBe('a 1')
})

test('a failure is told to all who asked, and is not remembered', async () => {
  let count = 0
  const made = madeOnceFor(async (_: string) => {
    count += 1
    if (count === 1) throw new Error('not yet')
    return count
  })
  const asked = await Promise.allSettled([made('a'), made('a')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await made('a')).toBe(2)
})
