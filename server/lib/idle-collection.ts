import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 10_000
/** Share of a period that an idle process may use of a processor. */
const MOST_BUSY = 0.1
/** Growth below this is not worth a collection: little while idle, more while the pause would delay requests or jobs. */
const LEAST_GROWTH_BYTES = { idle: 32 * 1024 * 1024, busy: 192 * 1024 * 1024 }

interface Usage {
  /** Processor time since the last call, by the time that passed: 1 is one core. */
  busy: () => number
  /** Bytes that V8 holds: objects, and buffers outside its heap. */
  held: () => number
  /** Runs a full collection. */
  collect: () => void
}

/**
 * Runs a full garbage collection once the process is idle after work, or holds much more than after the last one. V8
 * runs one only when something is allocated, so after a crowd it would keep the garbage for hours (docs/decisions/0320). The timer does not keep the process alive.
 *
 * @returns stops it
 */
export function collectWhenIdle(usage: Usage = thisProcess(), everyMs = EVERY_MS): () => void {
  let left = usage.held()
  usage.busy()
  const timer = setInterval(() => {
    const least = LEAST_GROWTH_BYTES[usage.busy() > MOST_BUSY ? 'busy' : 'idle']
    // V8 may have collected meanwhile: growth counts from the least that was held.
    left = Math.min(left, usage.held())
    if (usage.held() - left < least) return
    usage.collect()
    left = usage.held()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

export function thisProcess(): Usage {
  let last = { at: performance.now(), used: process.cpuUsage() }
  // Only this function gets `gc`; as a global it would be open to every library.
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return {
    // The utilization of the event loop would also count the time that other programs take on a busy machine.
    busy() {
      const now = { at: performance.now(), used: process.cpuUsage() }
      const { user, system } = process.cpuUsage(last.used)
      const share = (user + system) / 1000 / Math.max(1, now.at - last.at)
      last = now
      return share
    },
    held() {
      const { heapTotal, external } = process.memoryUsage()
      return heapTotal + external
    },
    collect,
  }
}
