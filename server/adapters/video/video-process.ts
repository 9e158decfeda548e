import { type VideoRefusal, VideoRefused, type Videos, videoRefusals } from '#server/ports/video.ts'
import { processPool } from '../processes/process-pool.ts'
import { TaskRefused } from '../processes/task-process.ts'
import { PlaysEverywhere, VideoFacts, type VideoTask } from './protocol.ts'

/** 300 MB are copied in a few seconds, at nice 10 on a busy machine in more. */
const TIME_LIMIT_MS = 180_000

/** Who waits where nobody says: a job. */
const NOBODY = ''

/** Videos in processes of `entries/video.ts`, as many as there are cores. `entryUrl('video')` says where the entry is. */
export function videoProcess(options: { entryUrl: (name: string) => URL }): Videos {
  const processes = processPool({ entry: options.entryUrl('video'), timeLimitMs: TIME_LIMIT_MS })
  const run = (task: VideoTask, by: string) => processes.run(task, by).catch(rethrow)
  return {
    async probe(path, by) {
      return VideoFacts.parse(await run({ what: 'probe', path }, by))
    },
    async remux(path, outPath) {
      return VideoFacts.parse(await run({ what: 'remux', path, outPath }, NOBODY))
    },
    async playsEverywhere(path) {
      return PlaysEverywhere.parse(await run({ what: 'inspect', path }, NOBODY))
    },
    close: () => processes.close(),
  }
}

function rethrow(error: unknown): never {
  if (error instanceof TaskRefused && isRefusal(error.reason)) {
    throw new VideoRefused(error.reason, error.message)
  }
  throw error
}

function isRefusal(reason: string): reason is VideoRefusal {
  return videoRefusals.some((known) => known === reason)
}
