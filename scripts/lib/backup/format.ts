import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * The content of a backup: `database/` with a file of rows for every table (PostgreSQL's COPY text), `media/` with
 * every file under its key, `media.sha256` for `sha256sum -c`, and finally `manifest.json`: without it the backup is
 * incomplete.
 */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      sum: z.string(),
      file: z.string(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  media: z.object({ files: z.number(), bytes: z.number() }),
  /** Files that rows name and storage did not have. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestPath = (folder: string): string => join(folder, 'manifest.json')
export const sumsPath = (folder: string): string => join(folder, 'media.sha256')
export const mediaIn = (folder: string): string => join(folder, 'media')

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => {
    throw new Error(`There is no finished backup in ${folder}: it has no manifest.json.`)
  })
  return Manifest.parse(JSON.parse(text))
}

/** Keys and their checksums, as listed in `media.sha256`. */
export async function readSums(folder: string): Promise<Map<string, string>> {
  const lines = (await readFile(sumsPath(folder), 'utf8')).split('\n')
  const entries = lines.flatMap((line): [string, string][] => {
    const [, sha256, key] = /^([0-9a-f]{64}) {2}media\/(.+)$/.exec(line) ?? []
    return sha256 && key ? [[key, sha256]] : []
  })
  return new Map(entries)
}
