import { decodeHeif, HeifRefused } from '#contract/heif-decode.ts'
import type { WorkerReply } from '../photos/worker-pool.ts'
import { jpegOf } from './jpeg-of.ts'
import { loadLibheif } from './libheif.ts'

/** A tab has less memory than the server, which decodes up to 100 megapixels. */
const MOST_PIXELS = 64_000_000

let library: ReturnType<typeof loadLibheif> | undefined

self.addEventListener('message', async (event: MessageEvent<Blob>) => {
  self.postMessage(await reply(event.data))
})

async function reply(file: Blob): Promise<WorkerReply<Blob>> {
  try {
    library ??= loadLibheif()
    const lib = await library
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { done: await jpegOf(decodeHeif(lib, bytes, { channels: 4, maxPixels: MOST_PIXELS })) }
  } catch (error) {
    // Any other error is not the file's fault: the library did not load, or memory ran out during decoding.
    return { failed: String(error), spent: !(error instanceof HeifRefused) }
  }
}
