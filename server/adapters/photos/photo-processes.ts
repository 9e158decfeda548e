import { type PhotoRefusal, PhotoRefused, type Photos, photoRefusals } from '#server/ports/photos.ts'
import { TaskRefused, taskProcess } from '../processes/task-process.ts'
import { PhotoFacts, type PhotoTask, Print, Renditions } from './protocol.ts'

/**
 * Photos in two processes of `entries/photo.ts`: one probes, since someone waits for the answer, the other
 * renders and prints, one photo at a time. `entryUrl('photo')` says where the entry is, built or not.
 */
export function photoProcesses(options: {
  entryUrl: (name: string) => URL
  /** A task that takes longer is given up. Default 60 s. */
  timeLimitMs?: number
}): Photos {
  const { entryUrl, ...limits } = options
  const prober = taskProcess({ entry: entryUrl('photo'), ...limits })
  const renderer = taskProcess({ entry: entryUrl('photo'), ...limits })
  const ask = (process: typeof prober, task: PhotoTask) => process.run(task).catch(rethrow)

  return {
    async probe(path) {
      return PhotoFacts.parse(await ask(prober, { task: 'probe', path }))
    },
    async render(path, outDir, name) {
      return Renditions.parse(await ask(renderer, { task: 'render', path, outDir, name }))
    },
    async print(path, outPath, { maxEdge }) {
      return Print.parse(await ask(renderer, { task: 'print', path, outPath, maxEdge }))
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
