import { shrink, type Thumbnail, type ThumbnailTask } from './shrink.ts'
import { decodersAtOnce, WorkerNotStarted, workerPool } from './worker-pool.ts'

export type { Thumbnail } from './shrink.ts'

const IDLE_MS = 20_000
let inWorkers: ((task: ThumbnailTask) => Promise<Thumbnail>) | undefined

/**
 * A small copy of a photo for grids: a hundred photos of 12 megapixels would use up the page's memory and make it slow.
 * Made off the main thread if the browser can. Never larger than the photo. Rejects for files that the browser cannot
 * decode (HEIC outside Safari: convert it first).
 */
export function makeThumbnail(blob: Blob, edge = 640): Promise<Thumbnail> {
  if (typeof OffscreenCanvas === 'undefined') return shrink({ blob, edge })
  inWorkers ??= workerPool<ThumbnailTask, Thumbnail>({
    create: () => new Worker(new URL('./thumbnail-worker.ts', import.meta.url), { type: 'module' }),
    size: decodersAtOnce(navigator),
    idleMs: IDLE_MS,
  })
  return inWorkers({ blob, edge }).catch((reason) => {
    // A photo that is chosen without a network is no worse for it: it is made smaller here.
    if (reason instanceof WorkerNotStarted) return shrink({ blob, edge })
    throw reason
  })
}
