import type { MemorialRelationship } from '#contract/accounts.ts'
import type { MemorialSummary } from '#contract/memorials.ts'

/** Where somebody goes once they are signed in (spec 1 §4 "After login"). */
export type Destination =
  | { kind: 'path'; path: string }
  /** The list of memorials decides. */
  | { kind: 'memorials' }

/** A redirect wins over all; who only ever contributed goes to the latest memorial they added to. */
export function afterSignIn(relationships: MemorialRelationship[], redirect: string | null): Destination {
  const wanted = safePath(redirect)
  if (wanted) return { kind: 'path', path: wanted }
  const latest = relationships.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))[0]
  const onlyContributed = relationships.every((one) => one.relationshipType === 'CONTRIBUTOR')
  if (latest && onlyContributed) return { kind: 'path', path: `/view/${latest.shareSlug}` }
  return { kind: 'memorials' }
}

export type Choice =
  | { kind: 'fresh' }
  | { kind: 'load'; uuid: string }
  | { kind: 'choose'; memorials: MemorialSummary[] }

/** None begins afresh, one is loaded, several are shown. */
export function chooseMemorial(memorials: MemorialSummary[]): Choice {
  const [first, ...others] = memorials
  if (!first) return { kind: 'fresh' }
  return others.length === 0 ? { kind: 'load', uuid: first.uuid } : { kind: 'choose', memorials }
}

/** A path of our own, or null: a link to the login must not lead people elsewhere, nor round in a circle. */
export function safePath(redirect: string | null): string | null {
  if (!redirect?.startsWith('/')) return null
  try {
    const base = 'http://here.invalid'
    const url = new URL(redirect, base)
    const isHere = url.origin === base && url.pathname !== '/login'
    return isHere ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
