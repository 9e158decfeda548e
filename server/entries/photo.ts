import { heicsOpened } from '#server/adapters/photos/heic.ts'
import { print } from '#server/adapters/photos/print.ts'
import { probe } from '#server/adapters/photos/probe.ts'
import { PhotoTask } from '#server/adapters/photos/protocol.ts'
import { render } from '#server/adapters/photos/render.ts'
import { serveTasks } from '#server/adapters/processes/serve-tasks.ts'

/** The process that opens photos. It is replaced when it has grown. */
const MOST_HEICS = 25
const MOST_BYTES = 1024 ** 3

serveTasks(
  async (message, step) => {
    const task = PhotoTask.parse(message)
    if (task.task === 'probe') return probe(task.path, task.name)
    if (task.task === 'print') return print(task.path, task.outPath, task)
    return render(task.path, task.outDir, task.name, task.rotation, step)
  },
  () => heicsOpened() >= MOST_HEICS || process.memoryUsage.rss() > MOST_BYTES,
)
