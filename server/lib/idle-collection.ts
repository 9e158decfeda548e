import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 10_000
/** Share of a period that an idle process may spend on work. */
const MOST_BUSY = 0.1
/** Garbage below this is not worth a collection. */
const LEAST_GROWTH_BYTES = 32 * 1024 * 1024

interface Process {
  /** Share of the time since the last call that the event loop was busy, from 0 to 1. */
  busy: () => number
  /** Bytes that V8 holds: objects, and buffers outside its heap. */
  held: () => number
  /** Runs a full collection. */
  collect: () => void
}

/**
 * Runs a full garbage collection once the process is idle after work. V8 runs one only when something is allocated, so
 * after a crowd it would keep the garbage for hours (docs/decisions/0320). The timer does not keep the process alive.
 *
 * @returns stops it
 */
export function collectWhenIdle(process: Process = thisProcess(), everyMs = EVERY_MS): () => void {
  let left = process.held()
  process.busy()
  const timer = setInterval(() => {
    if (process.busy() > MOST_BUSY) return
    // V8 may have collected meanwhile: growth counts from the least that was held.
    left = Math.min(left, process.held())
    if (process.held() - left < LEAST_GROWTH_BYTES) return
    process.collect()
    left = process.held()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

export function thisProcess(): Process {
  let last = performance.eventLoopUtilization()
  // Only this function gets `gc`; as a global it would be open to every library.
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return {
    busy() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    held() {
      const { heapTotal, external } = globalThis.process.memoryUsage()
      return heapTotal + external
    },
    collect,
  }
}
