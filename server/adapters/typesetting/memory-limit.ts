import { spawnSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'

/** The path of the util-linux tool; the process has no PATH. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit']
const WATCH_EVERY_MS = 25

/**
 * Limits this process's memory: the kernel refuses more than `bytes`, and the process aborts. On a system without
 * `prlimit`, a thread watches the memory and ends the process.
 */
export function limitMemory(bytes: number): void {
  const limited = PRLIMIT.some(
    (tool) => spawnSync(tool, [`--pid=${process.pid}`, `--data=${bytes}`]).status === 0,
  )
  if (!limited) watchMemory(bytes)
}

/** The fallback of `limitMemory`. */
export function watchMemory(bytes: number): void {
  const watch = `
    const { workerData } = require('node:worker_threads')
    setInterval(() => {
      if (process.memoryUsage.rss() > workerData.bytes) process.kill(process.pid, 'SIGKILL')
    }, workerData.every)`
  new Worker(watch, { eval: true, workerData: { bytes, every: WATCH_EVERY_MS } }).unref()
}
