import { decodersAtOnce, workerPool } from '../photos/worker-pool.ts'

/** People choose their photos in one go; after that the decoder's 200 MB should not stay. */
const IDLE_MS = 20_000

let convert: ((file: Blob, signal?: AbortSignal) => Promise<Blob>) | undefined

/**
 * Turns a HEIC photo into a JPEG of the same size (quality 0.8, upright, sRGB, without any metadata) in a
 * worker, for showing it. Rejects when it cannot, e.g. for want of memory: the server, which gets the HEIC itself, says
 * what is wrong with it. Rejects with the signal's reason when aborted.
 */
export function heicToJpeg(file: Blob, options: { signal?: AbortSignal } = {}): Promise<Blob> {
  convert ??= workerPool<Blob, Blob>({
    create: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    size: decodersAtOnce(navigator),
    idleMs: IDLE_MS,
  })
  return convert(file, options.signal)
}
