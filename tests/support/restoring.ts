import { buffer } from 'node:stream/consumers'
import { bagged } from '#server/lib/bag.ts'
import { type ZipEntry, zipped } from '#server/lib/zip.ts'
import { OPERATOR_TOKEN, type TestApp } from './app.ts'
import { unbagged } from './unbag.ts'
import { type Unzipped, unzip } from './unzip.ts'

/** Sends an archive to be restored. */
export const restoreAt = (app: TestApp, archive: Buffer) =>
  app.api('POST', '/operator/memorials/restore', {
    token: OPERATOR_TOKEN,
    files: [{ name: 'archive.zip', type: 'application/zip', content: archive }],
  })

const at = new Date('2026-11-27T10:00:00Z')

/** A ZIP of files as they are, whatever its manifests say. */
export const zipOf = (files: Pick<Unzipped, 'name' | 'content'>[]): Promise<Buffer> =>
  buffer(
    zipped(async function* () {
      for (const { name, content } of files) yield { name, at, body: content }
    }),
  )

/** The archive with another payload, in a bag whose checksums fit it: as somebody who knows bags would change it. */
export function rebagged(
  archive: Buffer,
  change: (payload: Unzipped[]) => Pick<Unzipped, 'name' | 'content'>[],
): Promise<Buffer> {
  const files = change(unbagged(unzip(archive)).payload)
  async function* payload(): AsyncIterable<ZipEntry> {
    for (const { name, content } of files) yield { name, at, body: content }
  }
  return buffer(zipped(() => bagged(payload(), { folder: 'archive', at, info: [], besides: () => [] })))
}

/** The archive with another `afterglow.json`. */
export const saying = (archive: Buffer, change: (said: Said) => object) =>
  rebagged(archive, (payload) =>
    payload.map((file) =>
      file.name === 'afterglow.json'
        ? { ...file, content: Buffer.from(JSON.stringify(change(JSON.parse(String(file.content))))) }
        : file,
    ),
  )

// biome-ignore lint/suspicious/noExplicitAny: a test changes any part of it
export type Said = any
