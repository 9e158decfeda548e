import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { edgePurges } from './purges.ts'

const ONE = '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'
const OTHER = '1e8f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b22'
const adds = { onlyAdds: true }
const takesAway = { onlyAdds: false }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Records which purges an edge got, and when, in milliseconds since the start. */
function anEdge({ failures = 0 } = {}) {
  const start = Date.now()
  const told: [path: string, at: number][] = []
  const failed: unknown[] = []
  let left = failures
  const purges = edgePurges({
    edge: {
      async purge(paths) {
        if (left > 0) {
          left -= 1
          throw new Error('It is away')
        }
        for (const path of paths) told.push([path, Date.now() - start])
      },
    },
    pathsOf: async (memorialUuid) => [`/view/${memorialUuid.slice(0, 2)}`],
    onFailed: (reason) => failed.push(reason),
  })
  return { purges, told, failed, times: () => told.map(([, at]) => at) }
}

test('a change is purged at once, and again two seconds later for requests in flight', async () => {
  const { purges, told } = anEdge()
  purges.changed(ONE, adds)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([['/view/0d', 0]])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([
    ['/view/0d', 0],
    ['/view/0d', 2000],
  ])
})

test('additions are purged every two seconds, separately for each memorial', async () => {
  const { purges, told, times } = anEdge()
  for (let at = 0; at < 50; at += 1) {
    purges.changed(ONE, adds)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(times()).toEqual([0, 2000, 4000])
  purges.changed(OTHER, adds)
  await vi.advanceTimersByTimeAsync(0)
  expect(told.at(-1)).toEqual(['/view/1e', 5000])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told.filter(([path]) => path === '/view/0d').map(([, at]) => at)).toEqual([
    0, 2000, 4000, 6000, 8000,
  ])
})

test('a removal is purged at once, also among additions, and again once all nodes know', async () => {
  const { purges, times } = anEdge()
  purges.changed(ONE, adds)
  await vi.advanceTimersByTimeAsync(500)
  purges.changed(ONE, takesAway)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times()).toEqual([0, 500, 800, 2000, 4000])
})

test('news of it from the database, too, cost no more than one purge', async () => {
  const { purges, times } = anEdge()
  purges.changed(ONE, takesAway)
  await vi.advanceTimersByTimeAsync(5)
  purges.changed(ONE, takesAway)
  purges.changed(ONE, adds)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times()).toEqual([0, 5, 305, 2000, 4000])
})

test('a failed purge is retried, and reported in the end', async () => {
  const brief = anEdge({ failures: 2 })
  brief.purges.changed(ONE, adds)
  await vi.advanceTimersByTimeAsync(1600)
  expect(brief.times()).toEqual([1500])
  expect(brief.failed).toEqual([])

  const away = anEdge({ failures: 100 })
  away.purges.changed(ONE, adds)
  await vi.advanceTimersByTimeAsync(7500)
  expect(away.failed).toEqual([new Error('It is away')])
  expect(away.told).toEqual([])
})

test('closing purges what waits, but does not wait for an edge that is down', async () => {
  const { purges, times } = anEdge()
  purges.changed(ONE, takesAway)
  await vi.advanceTimersByTimeAsync(100)
  await purges.close()
  expect(times()).toEqual([0, 100])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times()).toEqual([0, 100])

  const away = anEdge({ failures: 100 })
  away.purges.changed(ONE, adds)
  await vi.advanceTimersByTimeAsync(0)
  await away.purges.close()
  expect(away.told).toEqual([])
})
