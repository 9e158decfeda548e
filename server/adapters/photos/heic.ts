import { readFile } from 'node:fs/promises'
import {
  decodeHeif,
  type HeifPicture,
  HeifRefused,
  type LibHeif,
  measureHeif,
} from '#contract/heif-decode.ts'
import { media } from '#contract/limits.ts'
import { PhotoRefused } from '#server/ports/photos.ts'

let library: Promise<LibHeif> | undefined
let uses = 0

/** How many HEIC files this process has opened: WebAssembly memory grows and never shrinks. */
export const heicsOpened = () => uses

/** Rejects with `PhotoRefused`. */
export const decodeHeicFile = (path: string): Promise<HeifPicture> =>
  withLibrary(path, (lib, file) => decodeHeif(lib, file, { channels: 3, maxPixels: media.photoPixels }))

/** The size as shown, from the file's header. Rejects with `PhotoRefused`. */
export const measureHeicFile = (path: string): Promise<{ width: number; height: number }> =>
  withLibrary(path, (lib, file) => measureHeif(lib, file, { maxPixels: media.photoPixels }))

async function withLibrary<T>(path: string, work: (lib: LibHeif, file: Uint8Array) => T): Promise<T> {
  library ??= import('libheif-js/libheif-wasm/libheif.js').then((module) => module.default())
  const lib = await library
  const file = await readFile(path)
  uses++
  try {
    return work(lib, file)
  } catch (error) {
    throw error instanceof HeifRefused ? new PhotoRefused(error.reason, error.message) : error
  }
}
