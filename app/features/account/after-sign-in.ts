import type { MemorialRelationship } from '#contract/accounts.ts'

/** Tells the login that the session ended: `kept` if unsaved text is stored on this device, else `yes`. */
export const ENDED = 'ended'

/** Where somebody goes once they are signed in. */
export type Destination =
  | { kind: 'path'; path: string }
  /** Depends on the list of memorials. */
  | { kind: 'memorials' }

/**
 * A redirect takes precedence. Somebody who hosts no memorial goes to the one where they are a helper, or to the
 * profile if there are several; somebody who only contributed goes to the latest memorial they added to.
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
 * Where an address is confirmed: on the Save step if a memorial waits to be saved there, else on a screen of its own,
 * which then leads to the original destination.
 *
 * @param hasDraft this tab has a draft that the server does not have
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

/** No memorial starts a new one, one is loaded, several are listed. */
export function chooseMemorial<M extends { uuid: string }>(memorials: M[]): Choice<M> {
  const [first, ...others] = memorials
  if (!first) return { kind: 'fresh' }
  return others.length === 0 ? { kind: 'load', uuid: first.uuid } : { kind: 'choose', memorials }
}

const doors = new Set(['/login', '/confirm'])

/** A path of our own, or null: a login link must not redirect to another site, nor back to the login. */
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
