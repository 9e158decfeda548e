import { problemMessage } from '#app/lib/field-message.ts'
import type { Contribution } from '#contract/contributions.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { isSeen } from '#contract/one-line.ts'
import type { Contributor } from '../../../context.ts'

/** As the form has them; its other fields are those of files (`MemoryFiles.tsx`). */
export interface MemoryValues {
  contributorMessage: string
  contributorName: string
  contributorEmail: string
  /** Of the memory that is changed; '' for a new one. */
  contributionId: string
}

export type MemoryProblems = Partial<Record<keyof MemoryValues | 'code', string>>

export interface MemoryCardProps {
  shareSlug: string
  nameOfPerson: string
  /** `added` says what they added before, `change` is the form with it, `code` asks for what was mailed. */
  state: 'write' | 'code' | 'added' | 'change' | 'withdraw' | 'withdrawn' | 'sent'
  contributor: Contributor
  values: MemoryValues
  problems: MemoryProblems
  /** Why it was not sent, where that belongs to no field. */
  trouble: string | null
  /** What is said above the form. */
  notice: 'joined' | 'removedByFamily' | 'partly' | null
  /** What was sent just now. */
  sent: Contribution | null
  /** What the device is to keep (null: forget), by the key in its storage. */
  stores: Readonly<Record<string, string | null>>
  /** The files that are on the device are sent now, and the form after them. */
  sendsFiles: boolean
  /** So many come from one place that a proof of work is asked for. */
  needsProof: boolean
  /** Somebody else than who is known on this device. */
  isOther: boolean
  /** Another code was asked for: it is on its way, or `trouble` says why it is not. */
  isAgain: boolean
  /** Where what is known of this visitor is read; null on a page that shows it. */
  source: string | null
}

export const unknownContributor: Contributor = {
  link: null,
  invite: null,
  known: null,
  own: null,
  addedBefore: null,
  awaited: null,
}

/**
 * The card for a memory.
 *
 * @param contributor what is known of the visitor; without it the card is the same for everyone
 * @param search of the card's own address
 */
export function readMemoryCard(
  { shareSlug, nameOfPerson }: Pick<MemoryCardProps, 'shareSlug' | 'nameOfPerson'>,
  contributor: Contributor = unknownContributor,
  search: URLSearchParams | null = null,
): MemoryCardProps {
  const isAsked = (state: string) => search?.has(state) ?? false
  const awaited = isAsked('write') ? null : contributor.awaited
  // Whoever waits for a code is not known yet.
  const isOther = isAsked('other') || awaited !== null
  const who = isOther ? { ...unknownContributor, awaited } : contributor
  const { own, known } = who
  return {
    shareSlug,
    nameOfPerson,
    state: awaited ? 'code' : own ? ((['change', 'withdraw'] as const).find(isAsked) ?? 'added') : 'write',
    contributor: who,
    values: {
      contributorMessage: own?.message ?? '',
      contributorName: known?.name ?? '',
      contributorEmail: (awaited ?? known)?.email ?? '',
      contributionId: own?.id ?? '',
    },
    problems: {},
    trouble: null,
    notice: null,
    sent: null,
    // Another address is wanted: the code for the first one is forgotten.
    stores: isAsked('write') ? { [nameCodeKey(shareSlug)]: null } : {},
    sendsFiles: false,
    needsProof: false,
    isOther,
    isAgain: false,
    source: search && search.size > 0 ? null : `/view/${shareSlug}/contribute`,
  }
}

/** The key on the device of the code that was asked for; `forms/enhance.ts` sends what is there. */
export const nameCodeKey = (slug: string): string => `code:${slug}`

/**
 * What is wrong with the form before anybody is asked.
 *
 * @param hasFiles some are chosen, or were sent before
 */
export function findMemoryProblems(
  { contributorMessage, contributorEmail }: MemoryValues,
  hasFiles: boolean,
  { known }: Contributor,
  empty: string,
): MemoryProblems {
  const isAddressed = emailPattern.test(contributorEmail.trim())
  return {
    ...(!isSeen(contributorMessage) && !hasFiles && { contributorMessage: empty }),
    ...(!known && !isAddressed && { contributorEmail: problemMessage('enterEmailFull') }),
  }
}
