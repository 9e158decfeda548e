import { type VideoRefusal, VideoRefused, type Videos, videoRefusals } from '#server/ports/video.ts'
import { TaskRefused, taskProcess } from '../processes/task-process.ts'
import { PlaysEverywhere, VideoFacts, type VideoTask } from './protocol.ts'

/** 300 MB are copied in a few seconds, at nice 10 on a busy machine in more. */
const TIME_LIMIT_MS = 180_000

/** Videos in a process of `entries/video.ts`, one at a time. `entryUrl('video')` says where the entry is. */
export function videoProcess(options: { entryUrl: (name: string) => URL }): Videos {
  const process = taskProcess({ entry: options.entryUrl('video'), timeLimitMs: TIME_LIMIT_MS })
  const run = (task: VideoTask) => process.run(task).catch(rethrow)
  return {
    async remux(path, outPath) {
      return VideoFacts.parse(await run({ what: 'remux', path, outPath }))
    },
    async playsEverywhere(path) {
      return PlaysEverywhere.parse(await run({ what: 'inspect', path }))
    },
    close: () => process.close(),
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
