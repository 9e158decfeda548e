import type { MemorialRelationship } from '#contract/accounts.ts'

/** Where somebody goes once they are signed in. */
export type Destination =
  | { kind: 'path'; path: string }
  /** The list of memorials decides. */
  | { kind: 'memorials' }

/**
 * A redirect wins over all. Who hosts none goes to the one where they look after what others add, by the profile if
 * there are several; who only ever contributed goes to the latest memorial they added to.
 */
export function destinationAfterSignIn(
  relationships: MemorialRelationship[],
  redirect: string | null,
): Destination {
  const wanted = safePath(redirect)
  if (wanted) return { kind: 'path', path: wanted }
  const [moderated, ...others] = relationships.filter((one) => one.relationshipType === 'MODERATOR')
  const hosts = relationships.some(({ relationshipType: type }) => type === 'OWNER' || type === 'ADMIN')
  if (moderated && !hosts)
    return {
      kind: 'path',
      path: others.length === 0 ? `/memorial/moderation/${moderated.memorialUuid}` : '/profile',
    }
  const latest = relationships.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))[0]
  const onlyContributed = relationships.every((one) => one.relationshipType === 'CONTRIBUTOR')
  if (latest && onlyContributed) return { kind: 'path', path: `/view/${latest.shareSlug}` }
  return { kind: 'memorials' }
}

/**
 * Where an address is proved: at the Save step for who has a memorial to save there, for everybody else on a screen
 * of its own, which leads on to where they were going.
 *
 * @param hasDraft a memorial was begun in this tab that the server does not have
 */
export function confirmPath(redirect: string | null, hasDraft: boolean): string {
  const wanted = safePath(redirect)
  if (wanted === null) return hasDraft ? '/save' : '/confirm'
  return wanted.split(/[?#]/)[0] === '/save' ? wanted : `/confirm?redirect=${encodeURIComponent(wanted)}`
}

export type Choice<M> =
  | { kind: 'fresh' }
  | { kind: 'load'; uuid: string }
  | { kind: 'choose'; memorials: M[] }

/** None begins afresh, one is loaded, several are shown. */
export function chooseMemorial<M extends { uuid: string }>(memorials: M[]): Choice<M> {
  const [first, ...others] = memorials
  if (!first) return { kind: 'fresh' }
  return others.length === 0 ? { kind: 'load', uuid: first.uuid } : { kind: 'choose', memorials }
}

const doors = new Set(['/login', '/confirm'])

/** A path of our own, or null: a link to the login must not lead people elsewhere, nor round in a circle. */
export function safePath(redirect: string | null): string | null {
  if (!redirect?.startsWith('/')) return null
  try {
    const base = 'http://here.invalid'
    const url = new URL(redirect, base)
    const isHere = url.origin === base && !doors.has(url.pathname)
    return isHere ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
