import type { ApiError } from '#app/lib/api.ts'
import type { LastEdit } from '#contract/memorials.ts'
import type { KeptByPerson } from '../kept-by-person.ts'

/** A document as the server has it. */
export interface Present<Content, Facts> {
  version: number
  content: Content
  /** What is shown beside it, and not edited. */
  facts: Facts
}

/** A document while it is edited. */
export interface Work<Content, Facts> extends Present<Content, Facts> {
  /** What the content was made from: that of `version`. */
  base: Content
}

/** What a save led to: saved, or refused because somebody else saved meanwhile. With either comes what is there now. */
type Sending = { isStale: false } | { isStale: true; reason: ApiError; lastEdit: LastEdit | null }

/** One kind of document: a part of a memorial that one screen edits and saves as a whole. */
export interface DocumentKind<Content, Facts> {
  load(memorialUuid: string): Promise<Present<Content, Facts>>
  /** Rejects with `ApiError`, except for MEMORIAL_STALE. */
  send(
    memorialUuid: string,
    content: Content,
    version: number,
    signal: AbortSignal,
  ): Promise<Present<Content, Facts> & Sending>
  isSame(a: Content, b: Content): boolean
  kept: KeptByPerson<Work<Content, Facts>>
}
