import { createContext } from 'react-router'
import type { ContributedPhoto, PublicContribution } from '#contract/contributions.ts'
import type { Language } from '#contract/languages/index.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import type { Rsvp } from '#contract/rsvps.ts'

/** What the loaders of server-rendered pages may ask: declared here, answered by the server. */
export interface PageServices {
  /** Absolute base for links in pages, without a trailing slash. */
  publicUrl: string
  /** Undefined in development, where no CSP is sent. */
  nonce: string | undefined
  /** Mails go to the outbox and to nobody else: whoever looks works on the product. */
  hasOutbox: boolean
  /** Says in which language a memorial is, so that its page is, for a reader who chose none by hand. */
  speak(memorial: Language | null | undefined): void
  /** As this reader may: by the pass on their device, if it has one. */
  readPublicMemorial(slug: string): Promise<PublicMemorialResult>
  /** The next page of what others added; null when there is none for this reader. */
  readMore(slug: string, list: MoreOfOthers['list'], after: string): Promise<MoreOfOthers | null>
  /** Takes the answer of a form that was sent without script, and says what became of it. */
  answerRsvp(slug: string, textOf: (field: string) => string): Promise<RsvpResult>
  /** Takes the report of a form, and says what became of it. */
  sendReport(slug: string, textOf: (field: string) => string): Promise<FormResult>
  /** Says that this page may be kept for every reader until the memorial changes. */
  keepFor(memorialUuid: string): void
}

export type PublicMemorialResult =
  /** `forAll`: every reader gets the same page. */
  | { kind: 'found'; memorial: PublicMemorial; forAll: boolean }
  | { kind: 'moved'; shareSlug: string }
  | { kind: 'missing' }
  /** Its year is over, and its page closed. */
  | { kind: 'ended' }
  /** A word opens it. */
  | { kind: 'locked' }
  | { kind: 'private' }

/** `next`: where it goes on; null when these are the last. */
export type MoreOfOthers =
  | { list: 'photos'; photos: ContributedPhoto[]; next: string | null }
  | { list: 'memories'; contributions: PublicContribution[]; next: string | null }

export type RsvpResult = { kind: 'noted'; rsvp: Rsvp } | RefusedForm

/** What became of a form. */
export type FormResult = { kind: 'noted' } | RefusedForm

/** `status` of HTTP; `field` is to blame, where one is. */
export interface RefusedForm {
  kind: 'refused'
  field: string | null
  message: string
  status: number
}

export const pageServices = createContext<PageServices>()
