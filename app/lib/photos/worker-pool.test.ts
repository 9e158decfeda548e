import { beforeEach, expect, test, vi } from 'vitest'
import { decodersAtOnce, type PoolWorker, workerPool } from './worker-pool.ts'

/** A worker that does nothing until the test tells it to. */
class HeldWorker implements PoolWorker {
  onmessage: PoolWorker['onmessage'] = null
  onerror: PoolWorker['onerror'] = null
  tasks: unknown[] = []
  ended = false
  postMessage(task: unknown) {
    this.tasks.push(task)
  }
  terminate() {
    this.ended = true
  }
  answer(data: unknown) {
    this.onmessage?.(new MessageEvent('message', { data }))
  }
  crash(message: string) {
    this.onerror?.(Object.assign(new Event('error'), { message }) as ErrorEvent)
  }
}

let made: HeldWorker[]
beforeEach(() => {
  made = []
  vi.useFakeTimers()
})

const pool = (size: number) =>
  workerPool<string, string>({
    create: () => {
      const worker = new HeldWorker()
      made.push(worker)
      return worker
    },
    size,
    idleMs: 1000,
  })
const tasks = () => made.map((worker) => worker.tasks)

test('starts no more workers than allowed, and keeps the order of the tasks', async () => {
  const run = pool(2)
  const results = ['a', 'b', 'c'].map((task) => run(task))
  expect(tasks()).toEqual([['a'], ['b']])
  made[1]?.answer({ done: 'B' })
  expect(tasks()).toEqual([['a'], ['b', 'c']])
  made[0]?.answer({ done: 'A' })
  made[1]?.answer({ done: 'C' })
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C'])
})

test('a failed task rejects, and its worker does the next task', async () => {
  const run = pool(1)
  const [first, second] = [run('a'), run('b')]
  made[0]?.answer({ failed: 'not a photo', spent: false })
  made[0]?.answer({ done: 'B' })
  await expect(first).rejects.toThrow('not a photo')
  expect(await second).toBe('B')
  expect(made).toHaveLength(1)
})

test.each([
  ['is spent', (worker?: HeldWorker) => worker?.answer({ failed: 'out of memory', spent: true })],
  ['crashes', (worker?: HeldWorker) => worker?.crash('out of memory')],
])('a worker that %s is replaced', async (_what, fail) => {
  const run = pool(1)
  const [first, second] = [run('a'), run('b')]
  fail(made[0])
  await expect(first).rejects.toThrow('out of memory')
  expect(made[0]?.ended).toBe(true)
  expect(tasks()).toEqual([['a'], ['b']])
  made[1]?.answer({ done: 'B' })
  expect(await second).toBe('B')
})

test('aborting a running task ends its worker; aborting a waiting one only removes it', async () => {
  const run = pool(1)
  const stop = new AbortController()
  const [running, waiting, other] = [run('a', stop.signal), run('b', stop.signal), run('c')]
  stop.abort(new Error('removed by the person'))
  await expect(running).rejects.toThrow('removed by the person')
  await expect(waiting).rejects.toThrow('removed by the person')
  await expect(run('d', stop.signal)).rejects.toThrow('removed by the person')
  expect(made[0]?.ended).toBe(true)
  made.at(-1)?.answer({ done: 'C' })
  expect(await other).toBe('C')
})

test('idle workers end, and new ones start when needed', async () => {
  const run = pool(1)
  const first = run('a')
  made[0]?.answer({ done: 'A' })
  await first
  expect(made[0]?.ended).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(made[0]?.ended).toBe(true)
  const second = run('b')
  made[1]?.answer({ done: 'B' })
  expect(await second).toBe('B')
})

test('a worker that got another task in time does not end', async () => {
  const run = pool(1)
  const first = run('a')
  made[0]?.answer({ done: 'A' })
  await first
  const second = run('b')
  vi.advanceTimersByTime(5000)
  expect(made[0]?.ended).toBe(false)
  made[0]?.answer({ done: 'B' })
  expect(await second).toBe('B')
})

test.each([
  [{ deviceMemory: 1, maxTouchPoints: 5 }, 1],
  [{ deviceMemory: 2, maxTouchPoints: 5 }, 1],
  [{ deviceMemory: 8, maxTouchPoints: 5 }, 2],
  [{ maxTouchPoints: 5 }, 1],
  [{ maxTouchPoints: 0 }, 2],
])('a device with %j decodes %i at once', (device, count) => {
  expect(decodersAtOnce(device)).toBe(count)
})
