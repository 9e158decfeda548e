import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectWhenIdle, thisProcess } from './idle-collection.ts'

const MB = 1024 * 1024

/** A process whose load and memory a test sets; a collection leaves 80 MB. */
function aProcess() {
  const state = { busy: 0, held: 80 * MB, collections: 0 }
  const stop = collectWhenIdle(
    {
      busy: () => state.busy,
      held: () => state.held,
      collect() {
        state.collections += 1
        state.held = 80 * MB
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
  expect(state.collections).toBe(0)
  state.busy = 0.02
  vi.advanceTimersByTime(5000)
  expect(state.collections).toBe(1)
  stop()
})

test('a busy process collects once it holds much more than before', () => {
  const { state, stop } = aProcess()
  state.busy = 0.8
  state.held = 300 * MB
  vi.advanceTimersByTime(5000)
  expect(state.collections).toBe(1)
  stop()
})

test('a little garbage is left to V8', () => {
  const { state, stop } = aProcess()
  state.held = 100 * MB
  vi.advanceTimersByTime(60_000)
  expect(state.collections).toBe(0)
  stop()
})

test('growth counts from what V8 left when it collected by itself', () => {
  const { state, stop } = aProcess()
  state.held = 40 * MB
  vi.advanceTimersByTime(1000)
  state.held = 79 * MB
  vi.advanceTimersByTime(1000)
  expect(state.collections).toBe(1)
  stop()
})

test('a stopped one collects no more', () => {
  const { state, stop } = aProcess()
  stop()
  state.held = 300 * MB
  vi.advanceTimersByTime(5000)
  expect(state.collections).toBe(0)
})

test('a collection frees what nothing refers to, and leaves no global gc', async () => {
  vi.useRealTimers()
  const { collect, busy, held } = thisProcess()
  const gone = new WeakRef(makeGarbage())
  // A WeakRef holds its target until the turn ends that made it.
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  expect(gone.deref()).toBeUndefined()
  expect('gc' in globalThis).toBe(false)
  expect(busy()).toBeGreaterThan(0)
  expect(held()).toBeGreaterThan(MB)
})

/** In a function of its own, so that nothing of the test refers to it. */
function makeGarbage() {
  return { bytes: new Uint8Array(MB) }
}
