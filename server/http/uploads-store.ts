import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import { z } from 'zod'
import { ResumableUpload } from '#contract/media.ts'
import { removeStaleFiles } from '#server/lib/stale-files.ts'

const LIFETIME_MS = 24 * 60 * 60 * 1000

/** What an upload is and whose, fixed when it begins. */
export const UploadFacts = ResumableUpload.and(z.object({ userUuid: z.string() }))
export type UploadFacts = z.infer<typeof UploadFacts>

export interface OpenUpload {
  id: string
  facts: UploadFacts
  /** Bytes that have arrived, as the file itself says: a process that was killed counted nothing. */
  offset: number
  size: number
  path: string
}

const Finished = z.object({ userUuid: z.string(), size: z.number(), mediaUuid: z.string() })
export type Finished = z.infer<typeof Finished>

/**
 * Unfinished uploads in a folder: `<id>` holds the bytes, `<id>.json` the facts, and `<id>.done` remains for a
 * day after the end, so that a sender who missed the last answer learns how it went.
 */
export async function uploadStore(dir: string) {
  await mkdir(dir, { recursive: true })
  const files = new FileStore({ directory: dir, expirationPeriodInMilliseconds: LIFETIME_MS })
  const place = (id: string, ending = '') => join(dir, id + ending)

  /** Null for one that is unknown, over a day old, or that a crash left without its facts. */
  async function open(id: string): Promise<OpenUpload | null> {
    const found = await files.getUpload(id).catch(() => null)
    const facts = UploadFacts.safeParse(found?.metadata)
    if (!found?.size || !found.creation_date || !facts.success) return null
    if (Date.parse(found.creation_date) + LIFETIME_MS < Date.now()) return null
    return { id, facts: facts.data, offset: found.offset, size: found.size, path: place(id) }
  }

  /** Begins an upload, or goes on with the one that was begun; a caption changed in between counts. */
  async function begin(id: string, facts: UploadFacts, size: number): Promise<{ offset: number }> {
    const metadata = asMetadata(facts)
    const there = await open(id)
    if (!there) {
      await files.create(new Upload({ id, size, offset: 0, metadata }))
      return { offset: 0 }
    }
    const config = await files.configstore.get(id)
    if (config) await files.configstore.set(id, Object.assign(config, { metadata }))
    return { offset: there.offset }
  }

  async function finished(id: string): Promise<Finished | null> {
    const text = await readFile(place(id, '.done'), 'utf8').catch(() => null)
    return text === null ? null : Finished.parse(JSON.parse(text))
  }

  async function finish(id: string, how: Finished): Promise<void> {
    await writeFile(place(id, '.done.new'), JSON.stringify(how))
    await rename(place(id, '.done.new'), place(id, '.done'))
    await discard(id)
  }

  async function discard(id: string): Promise<void> {
    await Promise.all([rm(place(id), { force: true }), rm(place(id, '.json'), { force: true })])
  }

  return {
    files,
    open,
    begin,
    finished,
    finish,
    discard,
    forget: (id: string) => rm(place(id, '.done'), { force: true }),
    sweep: () => removeStaleFiles(dir, new Date(Date.now() - LIFETIME_MS)),
  }
}

/** The same person sending the same file again goes on where it stopped, even if its address was lost. */
export function uploadId(facts: UploadFacts, size: number): string {
  const { userUuid, kind, clientId } = facts
  const memorial = kind === 'contribution' ? facts.shareSlug : facts.memorialUuid
  const identity = [userUuid, memorial, kind, clientId, size].join(' ').toLowerCase()
  return createHash('sha256').update(identity).digest('hex').slice(0, 40)
}

const asMetadata = (facts: UploadFacts) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? null]))
