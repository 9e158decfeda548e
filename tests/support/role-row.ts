import { afterEach } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Sent } from './app.ts'
import type { RoleAtMemorial, WholeMemorial } from './whole-memorial.ts'

export type Ids = WholeMemorial['ids']

export const hosts: RoleAtMemorial[] = ['coHost', 'owner']
const moderators: RoleAtMemorial[] = ['moderator', ...hosts]

/** How tests/api/roles.test.ts makes one call. */
export interface Row {
  /** The request beside the path, valid for the memorial with these ids. */
  sent?: (ids: Ids) => Sent
  /** Where the declared access allows more people than the service does. */
  only?: { standings: RoleAtMemorial[]; others: ErrorCode }
  /** The error for everyone who is allowed, where a call of this test cannot succeed. */
  hears?: ErrorCode
  unpaid?: true
  before?: (whole: WholeMemorial) => Promise<unknown>
}

/** A request with this body. */
export const json = (json: object): Sent => ({ json })

/** Well formed, but not signed. */
export const aCredential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
}

/** Why somebody is refused; undefined if they are allowed. */
export function refusal(
  { access }: Endpoint,
  { only }: Row,
  standing: RoleAtMemorial,
): ErrorCode | undefined {
  if (standing === 'nobody') return 'UNAUTHENTICATED'
  if (access === 'unverified') return undefined
  if (standing === 'unverified') return 'EMAIL_UNVERIFIED'
  if (only && !only.standings.includes(standing)) return only.others
  if (access === 'user') return undefined
  const admitted = { owner: ['owner'], host: hosts, moderator: moderators }[
    access as 'owner' | 'host' | 'moderator'
  ] as RoleAtMemorial[]
  return admitted.includes(standing) ? undefined : 'MEMORIAL_NOT_FOUND'
}

/**
 * Memorials of a file whose calls leave them as they are, which each of its tests says of their rows: one is made for
 * all rows of the table that do not prepare it.
 */
export function keepUnchanged() {
  const kept = new Map<string, Promise<WholeMemorial>>()
  // What a failed test may have changed is not what its next try begins with.
  afterEach(({ task }) => {
    if (task.result?.state !== 'pass') kept.clear()
  })
  return (which: string, row: Row, make: (row: Row) => Promise<WholeMemorial>): Promise<WholeMemorial> => {
    if (row.before) return make(row)
    const key = `${which} ${row.unpaid ? 'unpaid' : 'paid'}`
    const known = kept.get(key) ?? make(row)
    kept.set(key, known)
    return known
  }
}
