import { expect, test } from 'vitest'
import { beginWork, type RunningWorks } from './running-works.ts'

test('work on a photo begins once the work before it has stopped', async () => {
  const running: RunningWorks = new Map()
  const told: string[] = []
  beginWork(running, 'a', async (signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    told.push('stopped')
  })
  await Promise.resolve()
  running.get('a')?.stop.abort()
  beginWork(running, 'a', async () => void told.push('again'))
  await running.get('a')?.over
  expect(told).toEqual(['stopped', 'again'])
})

test('work that has ended is no longer among the running, and one photo does not wait for another', async () => {
  const running: RunningWorks = new Map()
  beginWork(running, 'a', () => new Promise(() => undefined))
  beginWork(running, 'b', async () => undefined)
  await running.get('b')?.over
  await Promise.resolve()
  expect([...running.keys()]).toEqual(['a'])
})
