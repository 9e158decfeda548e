import { createHash } from 'node:crypto'
import type { AffectedPerson, ChangedEvent } from '#contract/change-notices.ts'

/** People named with a change or a message about one; the others are counted. */
export const NAMED = 1000
/** The newest messages that hosts see. */
export const NOTICES = 20

/** Somebody who answered an event that changed. */
export interface AffectedRow {
  rsvpUuid: string
  name: string
  email: string | null
  phone: string | null
  /** Nobody proved that the address is theirs. */
  isUnproven: boolean
  /** No mail may go to the address: it was unsubscribed, or hosts blocked the person. */
  isSkipped: boolean
  eventUuids: string[]
}

/**
 * One row for each address: a household with one mailbox gets one mail, and nobody can have several sent to a stranger.
 * Proven answers come first. Whoever gave no address stays.
 */
export function onePerAddress(rows: readonly AffectedRow[]): AffectedRow[] {
  const first = new Map<string, AffectedRow>()
  for (const row of rows.toSorted((a, b) => Number(a.isUnproven) - Number(b.isUnproven))) {
    const key = row.email?.toLowerCase()
    if (key && !first.has(key)) first.set(key, row)
  }
  return rows.filter((row) => !row.email || first.get(row.email.toLowerCase()) === row)
}

export const wayTo = ({
  email,
  isSkipped,
}: Pick<AffectedRow, 'email' | 'isSkipped'>): AffectedPerson['way'] => {
  if (isSkipped) return 'SKIPPED'
  return email ? 'MAIL' : 'UNADDRESSED'
}

/** The same for the same changes only: a host sends what they have seen. */
export function revisionOf(changes: readonly (ChangedEvent & { changedAt: Date })[]): string {
  const facts = changes.map(({ uuid, before, after, changedAt }) => [
    uuid,
    Object.entries(before).toSorted(byName),
    Object.entries(after).toSorted(byName),
    changedAt.toISOString(),
  ])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** JSON from the database has its keys in another order. */
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
