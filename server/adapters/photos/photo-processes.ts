import { type PhotoRefusal, PhotoRefused, type Photos, photoRefusals } from '#server/ports/photos.ts'
import { processPool } from '../processes/process-pool.ts'
import { TaskRefused, taskProcess } from '../processes/task-process.ts'
import { PhotoFacts, type PhotoTask, Print, Renditions } from './protocol.ts'

/** Who waits where nobody says. */
const NOBODY = ''

/**
 * Photos in processes of `entries/photo.ts`: as many as there are cores probe, since someone waits for the answer, one
 * renders and prints, one photo at a time. `entryUrl('photo')` says where the entry is, built or not.
 */
export function photoProcesses(options: {
  entryUrl: (name: string) => URL
  /** A task that takes longer is given up. Default 60 s. */
  timeLimitMs?: number
}): Photos {
  const { entryUrl, ...limits } = options
  const prober = processPool({ entry: entryUrl('photo'), ...limits })
  const renderer = taskProcess({ entry: entryUrl('photo'), ...limits })
  const look = (task: PhotoTask, by: string) => prober.run(task, by).catch(rethrow)
  const draw = (task: PhotoTask) => renderer.run(task).catch(rethrow)

  return {
    async probe(path, by = NOBODY) {
      return PhotoFacts.parse(await look({ task: 'probe', path }, by))
    },
    async render(path, outDir, name, rotation) {
      return Renditions.parse(await draw({ task: 'render', path, outDir, name, rotation }))
    },
    async print(path, outPath, options) {
      return Print.parse(await draw({ task: 'print', path, outPath, ...options }))
    },
    async close() {
      await Promise.all([prober.close(), renderer.close()])
    },
  }
}

function rethrow(error: unknown): never {
  if (error instanceof TaskRefused && isRefusal(error.reason)) {
    throw new PhotoRefused(error.reason, error.message)
  }
  throw error
}

function isRefusal(reason: string): reason is PhotoRefusal {
  return photoRefusals.some((known) => known === reason)
}
