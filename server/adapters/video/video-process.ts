import { VideoRefused, type Videos, videoRefusals } from '#server/ports/video.ts'
import { processPool } from '../processes/process-pool.ts'
import { convertRefusal } from '../processes/task-process.ts'
import { PlaysEverywhere, VideoFacts, type VideoTask, VoiceFacts } from './protocol.ts'

/** Copying 300 MB takes a few seconds, at nice 10 on a busy machine longer. */
const TIME_LIMIT_MS = 180_000

const rethrow = convertRefusal(videoRefusals, VideoRefused)

/** For jobs, which have no person to take turns for. */
const NOBODY = ''

/** Video tasks in processes of `entries/video.ts`, one per core. `entryUrl('video')` says where the entry is. */
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
    async probeVoice(path, by) {
      return VoiceFacts.parse(await run({ what: 'probe-voice', path }, by))
    },
    async remuxVoice(path, outPath) {
      return VoiceFacts.parse(await run({ what: 'remux-voice', path, outPath }, NOBODY))
    },
    async playsEverywhere(path) {
      return PlaysEverywhere.parse(await run({ what: 'inspect', path }, NOBODY))
    },
    close: () => processes.close(),
  }
}
