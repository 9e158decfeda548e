import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 10_000
const MB = 1024 * 1024

/**
 * When to collect, by how busy the process is (the share of a core that it uses) and by how much it holds more than
 * after the last collection: of a thorough one, after the last thorough one. A quick collection delays requests and jobs
 * less; a thorough one also gives back the pages that V8 keeps for later, which a quick one leaves.
 */
const WHEN = [
  { busyBelow: 0.1, growth: 64 * MB, kind: 'thorough' },
  { busyBelow: 0.3, growth: 128 * MB, kind: 'thorough' },
  { busyBelow: Number.POSITIVE_INFINITY, growth: 192 * MB, kind: 'quick' },
] as const

interface Usage {
  /** Processor time since the last call, by the time that passed: 1 is one core. */
  busy: () => number
  /** Bytes of memory that the system counts for it. */
  held: () => number
  /** Runs a full collection. */
  collect: (kind: 'quick' | 'thorough') => void
}

/**
 * Runs a full garbage collection once the process is idle after work, or holds much more than after the last one. V8
 * runs one only when something is allocated, so after a crowd it would keep the garbage for hours
 * (docs/decisions/0046). The timer does not keep the process alive.
 *
 * @returns stops it
 */
export function collectWhenIdle(usage: Usage = thisProcess(), everyMs = EVERY_MS): () => void {
  // The least that was held since the last collection, as V8 may have collected by itself meanwhile.
  const least = { quick: usage.held(), thorough: usage.held() }
  usage.busy()
  const timer = setInterval(() => {
    const [busy, held] = [usage.busy(), usage.held()]
    least.quick = Math.min(least.quick, held)
    least.thorough = Math.min(least.thorough, held)
    const when = WHEN.find(({ busyBelow }) => busy < busyBelow)
    if (!when || held - least[when.kind] < when.growth) return
    usage.collect(when.kind)
    least.quick = usage.held()
    if (when.kind === 'thorough') least.thorough = least.quick
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

export function thisProcess(): Usage {
  let last = { at: performance.now(), used: process.cpuUsage() }
  // Only this function gets `gc`; as a global it would be open to every library.
  setFlagsFromString('--expose-gc')
  const gc: (how: { type: 'major'; flavor: 'regular' | 'last-resort' }) => void = runInNewContext('gc')
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
    // Not what V8 says it holds: that leaves out the pages that it keeps for later.
    held: () => process.memoryUsage.rss(),
    collect: (kind) => gc({ type: 'major', flavor: kind === 'quick' ? 'regular' : 'last-resort' }),
  }
}
