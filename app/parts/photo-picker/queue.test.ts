import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('runs two tasks at a time, in order, and continues after a failure', async () => {
  const queue = createQueue(2)
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const add = (name: string) =>
    queue(() => {
      started.push(name)
      const end = Promise.withResolvers<string>()
      ends.set(name, end)
      return end.promise
    })

  const [first, second, third] = [add('first'), add('second'), add('third')]
  expect(started).toEqual(['first', 'second'])

  ends.get('second')?.reject(new Error('damaged'))
  await expect(second).rejects.toThrow('damaged')
  await expect.poll(() => started).toEqual(['first', 'second', 'third'])

  ends.get('third')?.resolve('done')
  ends.get('first')?.resolve('done')
  expect(await Promise.all([first, third])).toEqual(['done', 'done'])
})
