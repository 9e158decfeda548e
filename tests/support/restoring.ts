import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { bagged } from '#server/lib/bag.ts'
import { type ZipEntry, zipped } from '#server/lib/zip.ts'
import { OPERATOR_TOKEN, type TestApp } from './app.ts'
import { archiveOf, textOf } from './archives.ts'
import { unbagged } from './unbag.ts'
import { type Unzipped, unzip } from './unzip.ts'

/** Sends an archive to be restored. */
export const restoreAt = (app: TestApp, archive: Buffer) =>
  app.api('POST', '/operator/memorials/restore', {
    token: OPERATOR_TOKEN,
    files: [{ name: 'archive.zip', type: 'application/zip', content: archive }],
  })

const at = new Date('2026-11-27T10:00:00Z')

/** The archive that a host downloads. */
export async function archived(app: TestApp, host: Parameters<typeof archiveOf>[1]): Promise<Buffer> {
  const { status, raw } = await app.api('GET', (await archiveOf(app, host)).archiveUrl)
  expect(status).toBe(200)
  return raw
}

export const payloadOf = (archive: Buffer) => unbagged(unzip(archive)).payload
export const saidIn = (archive: Buffer): Said => JSON.parse(textOf(payloadOf(archive), 'afterglow.json'))

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
  const files = change(payloadOf(archive))
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

export const withTables = (change: (tables: Said) => object) => (said: Said) => ({
  ...said,
  tables: { ...said.tables, ...change(said.tables) },
})

export const ofMemorial = (fields: object) =>
  withTables(({ memorials: [memorial] }) => ({ memorials: [{ ...memorial, ...fields }] }))

// biome-ignore lint/suspicious/noExplicitAny: a test changes any part of it
export type Said = any
