import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'
import { VideoTask } from '#server/adapters/video/protocol.ts'
import { remux } from '#server/adapters/video/remux.ts'

/** The process that copies recordings. An mp4 is held in memory while it is copied: give that back. */
const MOST_BYTES = 512 * 1024 ** 2

serveTasks(
  async (message) => {
    const { path, outPath } = VideoTask.parse(message)
    return remux(path, outPath)
  },
  () => process.memoryUsage.rss() > MOST_BYTES,
)
