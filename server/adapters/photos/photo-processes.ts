import { availableParallelism, constants } from 'node:os'
import { PhotoRefused, type Photos, photoRefusals } from '#server/ports/photos.ts'
import { processPool } from '../processes/process-pool.ts'
import { convertRefusal } from '../processes/task-process.ts'
import { PhotoFacts, type PhotoTask, Print, Renditions } from './protocol.ts'

const rethrow = convertRefusal(photoRefusals, PhotoRefused)

/** For tasks without a person to take turns for. */
const NOBODY = ''

/** A third would take the memory and the core of requests for pages. */
const RENDERERS = Math.min(2, availableParallelism())

/**
 * Runs photo tasks in processes of `entries/photo.ts`. As many as there are cores probe uploads, since people wait for
 * the answer. One renders and prints, one photo at a time; on several cores a second one helps it at the lowest
 * priority. `entryUrl('photo')` says where the entry is, built or not.
 */
export function photoProcesses(options: {
  entryUrl: (name: string) => URL
  /** A task that takes longer is aborted. Default 60 s. */
  timeLimitMs?: number
}): Photos {
  const { entryUrl, ...limits } = options
  const prober = processPool({ entry: entryUrl('photo'), ...limits })
  const renderer = processPool({
    entry: entryUrl('photo'),
    ...limits,
    places: RENDERERS,
    niceOfOthers: constants.priority.PRIORITY_LOW,
  })
  const inspect = (task: PhotoTask, by: string) => prober.run(task, by).catch(rethrow)
  /** Photos take turns here, not people: both renderers may work for one person. */
  const draw = (task: PhotoTask, onStep?: (value: unknown) => void) =>
    renderer.run(task, task.path, { onStep }).catch(rethrow)

  return {
    async probe(path, by = NOBODY, name = '') {
      return PhotoFacts.parse(await inspect({ task: 'probe', path, name }, by))
    },
    async render(path, outDir, name, { rotation, onFirst } = {}) {
      const told = new Set<string>()
      const all = await draw({ task: 'render', path, outDir, name, rotation }, (step) => {
        const first = Renditions.parse(step)
        onFirst?.(first)
        if (onFirst) for (const file of first.files) told.add(file.path)
      })
      const made = Renditions.parse(all)
      return { ...made, files: made.files.filter((file) => !told.has(file.path)) }
    },
    async print(path, outPath, options) {
      return Print.parse(await draw({ task: 'print', path, outPath, ...options }))
    },
    async close() {
      await Promise.all([prober.close(), renderer.close()])
    },
  }
}
