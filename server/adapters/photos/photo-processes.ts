import { availableParallelism } from 'node:os'
import { PhotoFacts, type Photos, Print, Renditions } from '#server/ports/strangers-files.ts'
import { processPool } from '../processes/process-pool.ts'

/** Requests of the photo process. They come from this server alone, so types are enough. */
export type PhotoTask =
  | { task: 'probe'; path: string; name: string }
  | { task: 'render'; path: string; outDir: string; name: string; rotation: number }
  | { task: 'print'; path: string; outPath: string; maxEdge: number; rotation: number }

/** A third would take the memory and the core of requests for pages. */
const RENDERERS = Math.min(2, availableParallelism())

/**
 * Runs photo tasks in processes of `entries/photo.ts`. As many as there are cores probe uploads, since people wait for
 * the answer. One renders and prints, on several cores two, each one photo at a time. `entryUrl('photo')` says where the
 * entry is, built or not.
 */
export function photoProcesses(options: {
  entryUrl: (name: string) => URL
  nice?: number | undefined
  /** A task that takes longer is aborted. Default 60 s. */
  timeLimitMs?: number
  /** Each ends when it was idle for so long. Default half a minute. */
  idleMs?: number
}): Photos {
  const { entryUrl, ...limits } = options
  const prober = processPool({ entry: entryUrl('photo'), ...limits })
  const renderer = processPool({ entry: entryUrl('photo'), ...limits, places: RENDERERS })
  /** Photos take turns here, not people: both renderers may work for one person. */
  const draw = (task: PhotoTask, onStep?: (value: unknown) => void) =>
    renderer.run(task, task.path, { onStep })

  return {
    async probe(path, by = '', name = '') {
      return PhotoFacts.parse(await prober.run({ task: 'probe', path, name } satisfies PhotoTask, by))
    },
    async render(path, outDir, name, { rotation = 0, onFirst }) {
      const task = { task: 'render', path, outDir, name, rotation } as const
      return Renditions.parse(await draw(task, (first) => onFirst(Renditions.parse(first))))
    },
    async print(path, outPath, { maxEdge, rotation = 0 }) {
      return Print.parse(await draw({ task: 'print', path, outPath, maxEdge, rotation }))
    },
    async close() {
      await Promise.all([prober.close(), renderer.close()])
    },
  }
}
