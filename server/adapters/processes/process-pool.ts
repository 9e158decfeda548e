import { availableParallelism } from 'node:os'
import { fairQueue } from '#server/lib/fair-queue.ts'
import { type TaskProcess, taskProcess } from './task-process.ts'

interface ProcessPool {
  /**
   * As `TaskProcess.run`. A task whose `signal` is aborted before its turn is not begun, and rejects.
   *
   * @param by the person who waits: people take turns
   */
  run(
    task: object,
    by: string,
    more?: { onStep?: ((value: unknown) => void) | undefined; signal?: AbortSignal | undefined },
  ): Promise<unknown>
  close(): Promise<void>
}

interface PoolOptions {
  entry: URL
  timeLimitMs?: number
  /** The number of processes; by default one per core. */
  places?: number
  nice?: number | undefined
  /** Each ends when it was idle for so long. Default half a minute. */
  idleMs?: number
}

/** Several processes of one kind. */
export function processPool(options: PoolOptions): ProcessPool {
  const { places = availableParallelism(), ...each } = options
  const all = Array.from({ length: places }, () => taskProcess(each))
  const busy = new Set<TaskProcess>()
  const turn = fairQueue(places)

  return {
    run(task, by, { onStep, signal } = {}) {
      const work = async () => {
        const process = all.find((one) => !busy.has(one))
        if (!process) throw new Error('More turns than processes')
        busy.add(process)
        try {
          return await process.run(task, onStep)
        } finally {
          busy.delete(process)
        }
      }
      return turn(by, work, signal)
    },
    async close() {
      await Promise.all(all.map((process) => process.close()))
    },
  }
}
