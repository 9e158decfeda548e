import { countHeics, probe } from '#server/adapters/photos/open-photo.ts'
import type { PhotoTask } from '#server/adapters/photos/photo-processes.ts'
import { print, render } from '#server/adapters/photos/render.ts'
import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'

/** The process that opens photos. It is replaced when it has grown. */
const MOST_HEICS = 25
const MOST_BYTES = 1024 ** 3

serveTasks(
  async (message, step) => {
    const task = message as PhotoTask
    if (task.task === 'probe') return probe(task.path, task.name)
    return task.task === 'print' ? print(task) : render(task, step)
  },
  () => countHeics() >= MOST_HEICS || process.memoryUsage.rss() > MOST_BYTES,
)
