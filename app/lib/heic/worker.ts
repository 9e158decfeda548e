import scriptUrl from 'libheif-js/libheif-wasm/libheif.js?url'
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { decodeHeif, HeifRefused, type LibHeif } from '#contract/heif-decode.ts'
import type { WorkerReply } from '../photos/worker-pool.ts'
import { jpegOf } from './jpeg-of.ts'

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

type Factory = (options: { wasmBinary: ArrayBuffer }) => LibHeif

/**
 * Loads libheif from the files that its makers publish, apart from our own code: it is LGPL (`/heic/NOTICE.txt`,
 * docs/decisions/0016). Runs in a worker: compiling it would block a page.
 */
async function loadLibheif(): Promise<LibHeif> {
  const [factory, wasmBinary] = await Promise.all([importAmd(scriptUrl), download(wasmUrl)])
  return factory({ wasmBinary })
}

/**
 * The script has no `export`; it registers with an AMD loader. This function is such a loader while the script runs.
 */
async function importAmd(url: string): Promise<Factory> {
  let factory: Factory | undefined
  const define = (_dependencies: string[], make: () => Factory) => {
    factory = make()
  }
  Object.assign(globalThis, { define: Object.assign(define, { amd: true }) })
  await import(/* @vite-ignore */ url)
  Reflect.deleteProperty(globalThis, 'define')
  if (factory === undefined) throw new Error('libheif did not hand itself over')
  return factory
}

async function download(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} for ${url}`)
  return response.arrayBuffer()
}
