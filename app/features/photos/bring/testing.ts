import { BlobWriter, Uint8ArrayReader, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js'
import { addToLibrary, emptyLibrary, listPhotos } from './find-photos.ts'

/** What lies in a ZIP: a text, or bytes, and how it is written. */
export type Entries = Record<
  string,
  string | Uint8Array | ({ content: string | Uint8Array } & ZipWriterAddDataOptions)
>

/** A ZIP of these files, in their order. */
export async function writeZip(entries: Entries, name = 'takeout.zip'): Promise<File> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [path, entry] of Object.entries(entries)) {
    const { content, ...options } =
      typeof entry === 'string' || entry instanceof Uint8Array ? { content: entry } : entry
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    await writer.add(path, new Uint8ArrayReader(bytes), options)
  }
  return new File([await writer.close()], name, { type: 'application/zip' })
}

/** A JSON as Google writes it beside a photo. */
export const writeSidecar = (title: string, day: string, description = '', more: object = {}): string =>
  JSON.stringify({
    title,
    description,
    photoTakenTime: { timestamp: String(Date.parse(`${day}T12:00:00Z`) / 1000) },
    ...more,
  })

/** What the wall shows of some ZIPs, and what could not be read. */
export async function findIn(...zips: File[]) {
  const { library, troubles } = await addToLibrary(emptyLibrary, zips, () => {})
  return { library, troubles, ...listPhotos(library) }
}

/** `name day caption` of each photo. */
export const describePhotos = ({ photos }: Pick<ReturnType<typeof listPhotos>, 'photos'>): string[] =>
  photos.map(({ name, takenOn, caption }) => [name, takenOn ?? '-', caption].join(' ').trim())
