import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'
import { z } from 'zod'
import { ResumableUpload } from '#contract/media.ts'

/** How long an upload may take, and how long it is remembered how it ended. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000

/** What an upload is and whose, fixed when it begins. */
export const UploadFacts = ResumableUpload.and(z.object({ userUuid: z.string() }))
export type UploadFacts = z.infer<typeof UploadFacts>

export interface OpenUpload {
  id: string
  facts: UploadFacts
  /** Bytes that have arrived, as what is stored says: a process that was killed counted nothing. */
  offset: number
  size: number
}

export const Finished = z.object({ userUuid: z.string(), size: z.number(), mediaUuid: z.string() })
export type Finished = z.infer<typeof Finished>

/** Unfinished uploads, and for a day how the others ended, for a sender who missed the last answer. */
export interface UploadStore {
  /** As the protocol's library asks for it, to be seen and called off. */
  files: DataStore
  /** Null for one that is unknown, over a day old, or that a crash left without its facts. */
  open(id: string): Promise<OpenUpload | null>
  /** Begins an upload, or goes on with the one that was begun; a caption changed in between counts. */
  begin(id: string, facts: UploadFacts, size: number): Promise<{ offset: number }>
  /** Adds what `body` brings until it ends, whose bytes it may free. Gives how many are there then. */
  write(id: string, body: Readable, offset: number): Promise<number>
  /** A whole one as a file of this machine, which may be moved away. */
  local(upload: OpenUpload): Promise<{ path: string; release(): Promise<void> }>
  finished(id: string): Promise<Finished | null>
  finish(id: string, how: Finished): Promise<void>
  discard(id: string): Promise<void>
  /** How it ended. */
  forget(id: string): Promise<void>
  /** Removes what nobody came back for. */
  sweep(): Promise<void>
}

/** The same person sending the same file again goes on where it stopped, even if its address was lost. */
export function uploadId(facts: UploadFacts, size: number): string {
  const { userUuid, kind, clientId } = facts
  const memorial = kind === 'contribution' ? facts.shareSlug : facts.memorialUuid
  const identity = [userUuid, memorial, kind, clientId, size].join(' ').toLowerCase()
  return createHash('sha256').update(identity).digest('hex').slice(0, 40)
}

/** As the library keeps them. */
export const asMetadata = (facts: UploadFacts) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? null]))
