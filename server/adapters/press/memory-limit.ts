import { spawnSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'

/** Where the tool of util-linux lies; the process has no PATH. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit']
const WATCH_EVERY_MS = 25

/**
 * From here on this process ends rather than hold more than `bytes`: the kernel refuses it memory, and it aborts. Where
 * a system has no `prlimit`, a thread looks how much it holds and ends it.
 */
export function limitMemory(bytes: number): void {
  const limited = PRLIMIT.some(
    (tool) => spawnSync(tool, [`--pid=${process.pid}`, `--data=${bytes}`]).status === 0,
  )
  if (!limited) watchMemory(bytes)
}

/** The second of both ways. */
export function watchMemory(bytes: number): void {
  const watch = `
    const { workerData } = require('node:worker_threads')
    setInterval(() => {
      if (process.memoryUsage.rss() > workerData.bytes) process.kill(process.pid, 'SIGKILL')
    }, workerData.every)`
  new Worker(watch, { eval: true, workerData: { bytes, every: WATCH_EVERY_MS } }).unref()
}
