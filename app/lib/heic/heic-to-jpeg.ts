import { decodersAtOnce, workerPool } from '../photos/worker-pool.ts'

/** People choose their photos at one go; after that the decoder's 200 MB are freed. */
const IDLE_MS = 20_000

let convert: ((file: Blob, signal?: AbortSignal) => Promise<Blob>) | undefined

/**
 * Converts a HEIC photo to a JPEG of the same size (quality 0.8, upright, sRGB, without metadata) in a worker, to show
 * it. Rejects when that fails, e.g. for lack of memory; the server, which gets the HEIC itself, says what is wrong with
 * it. Rejects with the signal's reason when aborted.
 */
export function heicToJpeg(file: Blob, options: { signal?: AbortSignal } = {}): Promise<Blob> {
  convert ??= workerPool<Blob, Blob>({
    create: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    size: decodersAtOnce(navigator),
    idleMs: IDLE_MS,
  })
  return convert(file, options.signal)
}
