import { type PhotoFormat, sniffBytes, sniffPhoto } from '#contract/media-formats.ts'

/** The format of a photo, by its content; null for any other file. Rejects for one that cannot be read. */
export const sniffFile = async (file: Blob): Promise<PhotoFormat | null> =>
  sniffPhoto(new Uint8Array(await file.slice(0, sniffBytes).arrayBuffer()))
