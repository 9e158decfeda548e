import { readJpegEnd } from '#contract/jpeg-end.ts'
import { sniffBytes, sniffPhoto } from '#contract/media-formats.ts'

/** The names of the chosen JPEGs whose end is missing: a part of each picture stays grey. */
export async function listCutShort(files: readonly File[]): Promise<string[]> {
  const names: string[] = []
  for (const file of files) {
    const isJpeg = sniffPhoto(await readBytes(file.slice(0, sniffBytes))) === 'jpeg'
    if (isJpeg && readJpegEnd(await readBytes(file)) === 'cut') names.push(file.name)
  }
  return names
}

/** Empty if the file was moved after it was chosen, which is told elsewhere. */
const readBytes = (file: Blob): Promise<Uint8Array> =>
  file.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => new Uint8Array(),
  )
