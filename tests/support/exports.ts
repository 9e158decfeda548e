import sharp from 'sharp'
import { writeSidecar, writeZip } from '#app/features/photos/bring/testing.ts'

/** A file as Playwright chooses it. */
export interface ExportFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export interface ExportedPhoto {
  name: string
  /** `1987-06-14` */
  day: string
  caption?: string
}

/** A small picture of a colour that no other number has. */
export const picture = async (number: number): Promise<Buffer> => {
  const background = {
    r: (number * 53) % 256,
    g: (number * 97) % 256,
    b: (number * 29 + (number >> 3)) % 256,
  }
  return sharp({ create: { width: 240 + number, height: 180, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** An export of Google Photos with these photos, each with its JSON. */
export async function takeout(
  photos: readonly ExportedPhoto[],
  { name = 'takeout-001.zip', more = {} }: { name?: string; more?: Record<string, string | Uint8Array> } = {},
): Promise<ExportFile> {
  const entries: Record<string, string | Uint8Array> = {}
  for (const [number, photo] of photos.entries()) {
    const at = `Takeout/Google Photos/Photos from ${photo.day.slice(0, 4)}/${photo.name}`
    entries[at] = await picture(number + name.length * 100)
    entries[`${at}.supplemental-metadata.json`] = writeSidecar(photo.name, photo.day, photo.caption)
  }
  return exportFile(name, { ...entries, ...more })
}

/** Any ZIP. */
export async function exportFile(
  name: string,
  entries: Record<string, string | Uint8Array>,
): Promise<ExportFile> {
  const zip = await writeZip(entries, name)
  return { name, mimeType: 'application/zip', buffer: Buffer.from(await zip.arrayBuffer()) }
}
