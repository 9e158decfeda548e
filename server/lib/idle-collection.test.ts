import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectWhenIdle, thisProcess } from './idle-collection.ts'

const MB = 1024 * 1024

/** A process whose load and memory a test sets, also what collections leave: 80 MB at first. */
function aProcess() {
  const state = {
    busy: 0,
    held: 80 * MB,
    leaves: { quick: 80 * MB, thorough: 80 * MB },
    collections: [] as string[],
  }
  const stop = collectWhenIdle(
    {
      busy: () => state.busy,
      held: () => state.held,
      collect(kind) {
        state.collections.push(kind)
        state.held = state.leaves[kind]
      },
    },
    1000,
  )
  return { state, stop }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('garbage of a crowd is collected once the process is idle, and only once', () => {
  const { state, stop } = aProcess()
  state.busy = 0.8
  state.held = 200 * MB
  vi.advanceTimersByTime(5000)
  expect(state.collections).toEqual([])
  state.busy = 0.02
  vi.advanceTimersByTime(5000)
  expect(state.collections).toEqual(['thorough'])
  stop()
})

test('a busy process collects once it holds much more than before', () => {
  const { state, stop } = aProcess()
  state.busy = 0.8
  state.held = 300 * MB
  vi.advanceTimersByTime(5000)
  expect(state.collections).toEqual(['quick'])
  stop()
})

test('what a quick collection keeps is given back once the process is idle, and only once', () => {
  const { state, stop } = aProcess()
  state.busy = 0.8
  state.held = 400 * MB
  state.leaves = { quick: 300 * MB, thorough: 150 * MB }
  vi.advanceTimersByTime(5000)
  expect(state.collections).toEqual(['quick'])
  state.busy = 0.02
  vi.advanceTimersByTime(5000)
  expect(state.collections).toEqual(['quick', 'thorough'])
  stop()
})

test('a busy process is not stopped again for what a quick collection keeps', () => {
  const { state, stop } = aProcess()
  state.busy = 0.8
  state.held = 400 * MB
  state.leaves.quick = 300 * MB
  vi.advanceTimersByTime(60_000)
  expect(state.collections).toEqual(['quick'])
  stop()
})

test('a process that only sends the mails of a crowd gives its memory back before it is idle', () => {
  const { state, stop } = aProcess()
  state.busy = 0.2
  state.held = 200 * MB
  vi.advanceTimersByTime(5000)
  expect(state.collections).toEqual([])
  state.held = 220 * MB
  vi.advanceTimersByTime(5000)
  expect(state.collections).toEqual(['thorough'])
  stop()
})

test('a little garbage is left to V8', () => {
  const { state, stop } = aProcess()
  state.held = 120 * MB
  vi.advanceTimersByTime(60_000)
  expect(state.collections).toEqual([])
  stop()
})

test('growth counts from what V8 left when it collected by itself', () => {
  const { state, stop } = aProcess()
  state.held = 40 * MB
  vi.advanceTimersByTime(1000)
  state.held = 105 * MB
  vi.advanceTimersByTime(1000)
  expect(state.collections).toEqual(['thorough'])
  stop()
})

test('a stopped one collects no more', () => {
  const { state, stop } = aProcess()
  stop()
  state.held = 300 * MB
  vi.advanceTimersByTime(5000)
  expect(state.collections).toEqual([])
})

test.each(['quick', 'thorough'] as const)(
  'a %s collection frees what nothing refers to, and leaves no global gc',
  async (kind) => {
    vi.useRealTimers()
    const { collect, busy, held } = thisProcess()
    const gone = new WeakRef(makeGarbage())
    // A WeakRef holds its target until the turn ends that made it.
    await new Promise((resolve) => setImmediate(resolve))
    collect(kind)
    expect(gone.deref()).toBeUndefined()
    expect('gc' in globalThis).toBe(false)
    expect(busy()).toBeGreaterThan(0)
    expect(held()).toBeGreaterThan(MB)
  },
)

/** In a function of its own, so that nothing of the test refers to it. */
function makeGarbage() {
  return { bytes: new Uint8Array(MB) }
}

test('a thorough collection gives back the pages that a quick one keeps', () => {
  vi.useRealTimers()
  const { collect, held } = thisProcess()
  makeManyObjects()
  collect('quick')
  const afterQuick = held()
  collect('thorough')
  expect(held()).toBeLessThan(afterQuick - 16 * MB)
})

test('what V8 keeps beyond its own count is held too', () => {
  vi.useRealTimers()
  const { heapTotal, external } = process.memoryUsage()
  expect(thisProcess().held()).toBeGreaterThan(heapTotal + external + 16 * MB)
})

/** Enough of them, living long enough, that V8's heap grows by some 60 MB. */
function makeManyObjects() {
  let living: unknown[] = []
  for (let at = 0; at < 600_000; at += 1) {
    living.push({ at, text: `${at}`, list: [at, at] })
    if (living.length > 200_000) living = living.slice(100_000)
  }
}
