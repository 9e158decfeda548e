import { isHeifCutOff } from '#contract/heif-decode.ts'
import { heicToJpeg } from '../heic/heic-to-jpeg.ts'
import { PhotoRefused } from './photo-problem.ts'
import { shrink, type Thumbnail, type ThumbnailTask } from './shrink.ts'
import { sniffFile } from './sniff-file.ts'
import { decodersAtOnce, WorkerNotStarted, workerPool } from './worker-pool.ts'

interface Options {
  signal?: AbortSignal
  /** Of the preview, in pixels at most. */
  edge?: number
  /** Called once a HEIC has become a JPEG: the next photo may begin. */
  onConverted?: () => void
}

/**
 * Makes the small JPEG that shows a chosen photo on this device, off the main thread; a HEIC becomes a JPEG first. The
 * file itself is stored and sent unchanged (docs/decisions/0016). Null when this browser cannot show the photo,
 * although the server can. Rejects with `PhotoRefused` for a damaged photo, with the signal's reason when aborted.
 */
export async function makePreview(file: Blob, options: Options = {}): Promise<Thumbnail | null> {
  const { signal, edge, onConverted } = options
  const format = await sniffFile(file)
  if ((format === 'heic' || format === 'avif') && isHeifCutOff(new Uint8Array(await file.arrayBuffer())))
    throw new PhotoRefused('PHOTO_DAMAGED')
  const jpeg = format === 'heic' ? await convert(file, signal) : null
  if (jpeg) onConverted?.()
  const shown = jpeg ?? (format === 'jpeg' ? endJpeg(file) : file)
  const thumbnail = await makeThumbnail(shown, edge).catch(() => null)
  signal?.throwIfAborted()
  // A format that every browser decodes, and this one could not: the file is damaged. For the others the server
  // decides.
  const isDecodedEverywhere = !['heic', 'avif', 'tiff'].includes(format ?? '')
  if (thumbnail === null && isDecodedEverywhere) throw new PhotoRefused('PHOTO_DAMAGED')
  return thumbnail
}

/** Browsers make no bitmap of a JPEG whose end is missing; what follows an end counts for nothing. */
const endJpeg = (jpeg: Blob) => new Blob([jpeg, Uint8Array.of(0xff, 0xd9)], { type: 'image/jpeg' })

/** Null when this device cannot convert it. */
async function convert(file: Blob, signal?: AbortSignal): Promise<Blob | null> {
  try {
    return await heicToJpeg(file, signal ? { signal } : {})
  } catch {
    signal?.throwIfAborted()
    return null
  }
}

const IDLE_MS = 20_000
let inWorkers: ((task: ThumbnailTask) => Promise<Thumbnail>) | undefined

/**
 * A small copy of a photo for grids: a hundred photos of 12 megapixels would use up the page's memory and make it slow.
 * Made off the main thread if the browser can. Never larger than the photo. Rejects for files that the browser cannot
 * decode (HEIC outside Safari: convert it first).
 */
function makeThumbnail(blob: Blob, edge = 640): Promise<Thumbnail> {
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
