import { RecordingFacts, type RecordingKind, type Videos } from '#server/ports/strangers-files.ts'
import { processPool } from '../processes/process-pool.ts'

/** Asks for facts, with `outPath` for a copy too; without a kind, whether every browser plays it. */
export interface RecordingTask {
  path: string
  kind?: RecordingKind
  outPath?: string
}

/** Copying 300 MB takes a few seconds, at nice 10 on a busy machine longer. */
const TIME_LIMIT_MS = 180_000

/** Video tasks in processes of `entries/video.ts`, one per core. `entryUrl('video')` says where the entry is. */
export function videoProcess(options: {
  entryUrl: (name: string) => URL
  nice?: number | undefined
  /** Each ends when it was idle for so long. Default half a minute. */
  idleMs?: number
}): Videos {
  const { entryUrl, ...limits } = options
  const processes = processPool({ entry: entryUrl('video'), timeLimitMs: TIME_LIMIT_MS, ...limits })
  /** Jobs have no person to take turns for. */
  const run = (task: RecordingTask, by = '') => processes.run(task, by)
  return {
    async probe(path, by, kind = 'film') {
      return RecordingFacts.parse(await run({ path, kind }, by))
    },
    async remux(path, outPath, kind = 'film') {
      return RecordingFacts.parse(await run({ path, kind, outPath }))
    },
    playsEverywhere: async (path) => (await run({ path })) === true,
    close: () => processes.close(),
  }
}
