import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { aMemorial, openProduct } from './product.ts'

const QUIET_MS = 15_000

/**
 * Megabytes of the default setup (server, its processes, its database) when idle: just started, and after its first
 * work.
 */
export async function idleMemory() {
  const product = await openProduct()
  try {
    await delay(QUIET_MS)
    const started = await memoryOf(product.process.pid)
    await aMemorial(product, { photos: 3, stories: 2 })
    await delay(QUIET_MS)
    return { started, worked: await memoryOf(product.process.pid) }
  } finally {
    await product.close()
  }
}

export interface Memory {
  /** Of a process and its children: private memory, and its share of shared memory. */
  megabytes: number
  processes: number
  /** Of the process alone, including shared pages, as in `top`. */
  main: number
}

export async function memoryOf(root: number | undefined): Promise<Memory> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    const [, parent] = /^PPid:\s+(\d+)/m.exec(status) ?? []
    if (parent) parents.set(Number(name), Number(parent))
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || isOurs(parents.get(pid)))
  const pids = [...parents.keys()].filter(isOurs)
  let [kilobytes, main] = [0, 0]
  for (const pid of pids) {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
    if (pid === root) main = Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  }
  return { megabytes: kilobytes / 1000, processes: pids.length, main: main / 1000 }
}
