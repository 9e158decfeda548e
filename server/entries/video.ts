import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'
import { openRecording, playsEverywhere } from '#server/adapters/video/recording.ts'
import type { RecordingTask } from '#server/adapters/video/video-process.ts'

/**
 * The process that copies recordings. An MP4 is held in memory while it is copied; the process is replaced to free it.
 */
const MOST_BYTES = 512 * 1024 ** 2

serveTasks(
  async (message) => {
    const { path, kind, outPath } = message as RecordingTask
    return kind ? openRecording(path, kind, outPath) : playsEverywhere(path)
  },
  () => process.memoryUsage.rss() > MOST_BYTES,
)
