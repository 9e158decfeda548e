import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'
import { playsEverywhere } from '#server/adapters/video/inspect.ts'
import { VideoTask } from '#server/adapters/video/protocol.ts'
import { probe, remux } from '#server/adapters/video/remux.ts'

/**
 * The process that copies recordings. An MP4 is held in memory while it is copied; the process is replaced to free it.
 */
const MOST_BYTES = 512 * 1024 ** 2

serveTasks(
  async (message) => {
    const task = VideoTask.parse(message)
    if (task.what === 'probe') return probe(task.path)
    return task.what === 'remux' ? remux(task.path, task.outPath) : playsEverywhere(task.path)
  },
  () => process.memoryUsage.rss() > MOST_BYTES,
)
