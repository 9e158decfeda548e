import { availableParallelism } from 'node:os'
import { fairTurns } from '#server/lib/fair-turns.ts'
import { taskProcess } from './task-process.ts'

export interface ProcessPool {
  /** Rejects as `TaskProcess.run` does. @param by who waits for it: people take turns */
  run(task: object, by: string): Promise<unknown>
  close(): Promise<void>
}

/** As many processes of one kind as there are cores, for work that somebody waits for. The first does what one can do. */
export function processPool(options: { entry: URL; timeLimitMs?: number; places?: number }): ProcessPool {
  const { places = availableParallelism(), ...each } = options
  const all = Array.from({ length: places }, () => taskProcess(each))
  const idle = [...all]
  const turn = fairTurns(places)

  return {
    run: (task, by) =>
      turn(by, async () => {
        const process = idle.shift()
        if (!process) throw new Error('More turns than processes')
        try {
          return await process.run(task)
        } finally {
          idle.unshift(process)
        }
      }),
    async close() {
      await Promise.all(all.map((process) => process.close()))
    },
  }
}
