import { BlobWriter, Uint8ArrayReader, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js'
import { addToLibrary, brought, emptyLibrary } from './library.ts'

/** What lies in a ZIP: a text, or bytes, and how it is written. */
export type Entries = Record<
  string,
  string | Uint8Array | ({ content: string | Uint8Array } & ZipWriterAddDataOptions)
>

/** A ZIP of these files, in their order. */
export async function zipOf(entries: Entries, name = 'takeout.zip'): Promise<File> {
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
export const sidecar = (title: string, day: string, description = '', more: object = {}): string =>
  JSON.stringify({
    title,
    description,
    photoTakenTime: { timestamp: String(Date.parse(`${day}T12:00:00Z`) / 1000) },
    ...more,
  })

/** What the wall shows of some ZIPs, and what could not be read. */
export async function broughtFrom(...zips: File[]) {
  const { library, problems } = await addToLibrary(
    emptyLibrary(),
    zips.map((file) => ({ file, path: file.name })),
  )
  return { library, problems, ...brought(library) }
}

/** `name day caption` of each photo. */
export const lines = ({ photos }: { photos: ReturnType<typeof brought>['photos'] }): string[] =>
  photos.map(({ name, takenOn, caption }) => [name, takenOn ?? '-', caption].join(' ').trim())
