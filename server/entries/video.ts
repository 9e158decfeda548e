import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'
import { playsEverywhere } from '#server/adapters/video/inspect.ts'
import { VideoTask } from '#server/adapters/video/protocol.ts'
import { probe, remux } from '#server/adapters/video/remux.ts'
import { probeVoice, remuxVoice } from '#server/adapters/video/voice.ts'

/**
 * The process that copies recordings. An MP4 is held in memory while it is copied; the process is replaced to free it.
 */
const MOST_BYTES = 512 * 1024 ** 2

serveTasks(
  async (message) => {
    const task = VideoTask.parse(message)
    switch (task.what) {
      case 'probe':
        return probe(task.path)
      case 'remux':
        return remux(task.path, task.outPath)
      case 'inspect':
        return playsEverywhere(task.path)
      case 'probe-voice':
        return probeVoice(task.path)
      case 'remux-voice':
        return remuxVoice(task.path, task.outPath)
    }
  },
  () => process.memoryUsage.rss() > MOST_BYTES,
)
