import { BlobWriter, Uint8ArrayReader, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js'
import { ARCHIVE_VERSION } from '#contract/archive-version.ts'
import { Sha256 } from './sha256.ts'

export type Content = string | Uint8Array

/** A ZIP of these files, in their order; a path may be there twice. */
export async function zipOf(
  entries: readonly (readonly [path: string, content: Content, options?: ZipWriterAddDataOptions])[],
): Promise<File> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [path, content, options] of entries)
    await writer.add(path, new Uint8ArrayReader(bytesOf(content)), { level: 0, ...options })
  return new File([await writer.close()], 'archive.zip', { type: 'application/zip' })
}

const bytesOf = (content: Content): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content)

function sumOf(content: Content): string {
  const sum = new Sha256()
  sum.update(bytesOf(content))
  return sum.digest()
}

/** The files of a bag with this payload. */
export function bagOf(payload: Record<string, Content>, folder = 'Archive of Anna/'): [string, Content][] {
  const manifest = Object.entries(payload).map(([path, content]) => `${sumOf(content)}  data/${path}\n`)
  return [
    ...Object.entries(payload).map(([path, content]): [string, Content] => [
      `${folder}data/${path}`,
      content,
    ]),
    [`${folder}bagit.txt`, 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'],
    [`${folder}manifest-sha256.txt`, manifest.join('')],
  ]
}

type Rows = Record<string, unknown>[]

/** An `afterglow.json` that says this. */
export const saying = (
  tables: Record<string, Rows>,
  files: Record<string, string> = {},
  more: object = {},
): string =>
  JSON.stringify({
    format: 'afterglow',
    version: ARCHIVE_VERSION,
    madeAt: '2026-11-27T10:00:00.000Z',
    madeBy: 'https://former.example',
    isWhole: true,
    hosts: [],
    files,
    tables: { memorials: [{ nameOfPerson: 'Anna' }], ...tables },
    ...more,
  })

/** An archive with these tables and files. */
export const archiveOf = (
  tables: Record<string, Rows> = {},
  files: Record<string, [string, Content]> = {},
) => {
  const paths = Object.fromEntries(Object.entries(files).map(([uuid, [path]]) => [uuid, path]))
  return zipOf(
    bagOf({ ...Object.fromEntries(Object.values(files)), 'afterglow.json': saying(tables, paths) }),
  )
}
