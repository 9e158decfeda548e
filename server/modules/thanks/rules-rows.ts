import type { ReasonKind, ThankedHow, ThanksReason } from '#contract/thanks.ts'
import type { Language } from '#languages/index.ts'

/** One thing that somebody is thanked for. */
export interface ReasonRow {
  uuid: string
  lineUuid: string
  personUuid: string
  kind: ReasonKind
  sourceUuid: string | null
  /** Null for whoever gave none. */
  name: string | null
  /** What hosts may read of the address. */
  email: string | null
  /** Where thanks can go. */
  mail: string | null
  /** The proven address; null for one that was only typed, and for whoever gave no name. */
  key: string | null
  language: Language | null
  at: Date
  status: ThanksReason['status']
  guests: number | null
  words: string
  photos: number
  amountMinor: number | null
  currency: string | null
  /** Not of a memory that waits or is hidden, and not of an answer that waits for a look. */
  isListed: boolean
}

/** What hosts typed of a person, and whether that person was thanked. */
export interface PersonRow {
  uuid: string
  lineUuid: string
  name: string
  email: string | null
  postalAddress: string
  note: string
  thankedAt: Date | null
  thankedHow: ThankedHow | null
  noteRefusedAt: Date | null
  version: number
}

/** A line: its own person first, then those joined to it; reasons are newest first. */
export interface LineRows {
  uuid: string
  people: PersonRow[]
  reasons: ReasonRow[]
}
