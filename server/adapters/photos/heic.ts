import { readFile } from 'node:fs/promises'
import { decodeHeif, type HeifPicture, HeifRefused, type LibHeif } from '#contract/heif-decode.ts'
import { media } from '#contract/limits.ts'
import { PhotoRefused } from '#server/ports/photos.ts'

let library: Promise<LibHeif> | undefined
let decodes = 0

/** How many HEIC files this process has decoded: WebAssembly memory grows and never shrinks. */
export const heicDecodes = () => decodes

/** Rejects with `PhotoRefused`. */
export async function decodeHeicFile(path: string): Promise<HeifPicture> {
  library ??= import('libheif-js/libheif-wasm/libheif.js').then((module) => module.default())
  const lib = await library
  const file = await readFile(path)
  decodes++
  try {
    return decodeHeif(lib, file, { channels: 3, maxPixels: media.photoPixels })
  } catch (error) {
    throw error instanceof HeifRefused ? new PhotoRefused(error.reason, error.message) : error
  }
}
