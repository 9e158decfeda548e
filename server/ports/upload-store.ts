import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { OpenedArchive } from '#contract/archive.ts'
import { ResumableUpload } from '#contract/media.ts'

/** The longest time of an upload, and how long its result is kept. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000

/** The facts of an upload, fixed when it begins. */
export const UploadFacts = ResumableUpload.and(z.object({ userUuid: z.string() }))
export type UploadFacts = z.infer<typeof UploadFacts>

/** What a store keeps of an upload that has begun. */
export const Begun = z.object({ facts: UploadFacts, size: z.number(), begunAt: z.iso.datetime() })

export const isExpired = (since: string): boolean => Date.parse(since) + LIFETIME_MS < Date.now()

export interface OpenUpload {
  id: string
  facts: UploadFacts
  /** Bytes that have arrived, measured in the store: the count of a killed process would be lost. */
  offset: number
  size: number
}

export const Finished = z.object({
  userUuid: z.string(),
  size: z.number(),
  /** Of the file, or of the memorial that an archive became. */
  mediaUuid: z.string(),
  opened: OpenedArchive.optional(),
  facts: UploadFacts,
})
export type Finished = z.infer<typeof Finished>

/** Unfinished uploads, and for a day the results of finished ones, for a sender who missed the last answer. */
export interface UploadStore {
  /** Null for an upload that is unknown, over a day old, or that a crash left without its facts. */
  open(id: string): Promise<OpenUpload | null>
  /** Begins an upload, or continues an existing one; a caption changed in between counts. */
  begin(id: string, facts: UploadFacts, size: number): Promise<{ offset: number }>
  /** Adds what `body` brings until it ends, whose bytes it may free. Gives how many are there then. */
  write(id: string, body: Readable, offset: number): Promise<number>
  /** A complete upload as a local file, which may be moved away. */
  local(upload: OpenUpload): Promise<{ path: string; release(): Promise<void> }>
  finished(id: string): Promise<Finished | null>
  finish(id: string, how: Finished): Promise<void>
  discard(id: string): Promise<void>
  /** Deletes the stored result. */
  forget(id: string): Promise<void>
  /** Deletes expired uploads. */
  sweep(): Promise<void>
}

/** The same person sending the same file again continues where it stopped, even if the address was lost. */
export function uploadId(facts: UploadFacts, size: number): string {
  const { userUuid, kind, clientId } = facts
  const memorial = 'shareSlug' in facts ? facts.shareSlug : 'memorialUuid' in facts ? facts.memorialUuid : ''
  const identity = [userUuid, memorial, kind, clientId, size].join(' ').toLowerCase()
  return createHash('sha256').update(identity).digest('hex').slice(0, 40)
}
