import { availableParallelism } from 'node:os'
import { idleMemory } from './memory.ts'
import { readsAmong } from './million.ts'
import { mixedLoad } from './mixed.ts'
import { callsOfNodes } from './nodes.ts'

type Line = (what: string, measured: string, wanted: string) => void

/** What takes long or much, and is asked for by name: `npm run bench -- mixed million nodes memory`. */
export const parts: Record<string, (line: Line) => Promise<void>> = {
  async mixed(line) {
    const [rate, seconds] = [setting('BENCH_RATE', 300), setting('BENCH_SECONDS', 60)]
    const load = await mixedLoad({ rate, seconds })
    const what = `p99 at ${rate} requests/s for ${seconds} s`
    line(
      what,
      `${load.all} ms: reads ${load.reads} ms, answers ${load.answers} ms, signed-in ${load.signedIn} ms, ${load.photos} photos of 12 MP made meanwhile`,
      'at most 100 ms',
    )
    line('answered, and not', `${load.answered}, ${load.failed}`, 'no error')
  },

  async million(line) {
    const many = setting('BENCH_MEMORIALS', 1_000_000)
    const { small, large, ratio } = await readsAmong({ few: 1000, many })
    line(
      `public read, ${many.toLocaleString('en')} memorials against 1,000`,
      `${large.mean.toFixed(2)} ms, ${ratio.toFixed(2)} times ${small.mean.toFixed(2)} ms; p99 ${large.p99} against ${small.p99} ms`,
      'at most 1.50',
    )
    line('', `filled in ${Math.round(large.filled)} s, ${Math.round(large.megabytes)} MB`, '')
  },

  async nodes(line) {
    const { one, two, ratio } = await callsOfNodes()
    line(
      `signed-in calls of two web nodes, on ${availableParallelism()} processors for all`,
      `${Math.round(two)}/s, ${ratio.toFixed(2)} times one's ${Math.round(one)}/s`,
      'at least 1.60 where there are processors for two',
    )
  },

  async memory(line) {
    const { started, worked } = await idleMemory()
    line(
      'idle memory of the whole default',
      `${Math.round(started.megabytes)} MB in ${started.processes} processes, after its first memorial ${Math.round(worked.megabytes)} MB in ${worked.processes}`,
      'at most 300 MB',
    )
  },
}

function setting(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number`)
  return value
}
