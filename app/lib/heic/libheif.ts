import scriptUrl from 'libheif-js/libheif-wasm/libheif.js?url'
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import type { LibHeif } from '#contract/heif-decode.ts'

type Factory = (options: { wasmBinary: ArrayBuffer }) => LibHeif

/**
 * Loads libheif from the files that its makers publish, apart from our own code: it is LGPL (`/heic/NOTICE.txt`,
 * docs/decisions/0016). Runs in a worker: compiling it would block a page.
 */
export async function loadLibheif(): Promise<LibHeif> {
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
