import { isPrintedCode, readInviteToken, slugHere } from './invite-token.ts'
import { substitute } from './token.ts'

/**
 * The token of a session that a personal link opened, which adds to the memorial of this page and opens nothing else
 * (`enterInvited`). It is apart from the token of whoever is signed in, which comes first.
 */
export const nameInvitedKey = (slug: string) => `invited ${slug}`

export function readInvitedToken(): string | null {
  const slug = typeof location === 'undefined' ? '' : slugHere()
  if (slug === '') return null
  try {
    const [token = null, link] = localStorage.getItem(nameInvitedKey(slug))?.split(' ') ?? []
    const now = readPersonalLink()
    // The link of somebody else, on a phone that goes round.
    return link && now && link !== now ? null : token
  } catch {
    return null
  }
}

/** The token of the visitor's personal link; null where they came by a printed code, or by neither. */
export function readPersonalLink(): string | null {
  const link = readInviteToken()
  return link && !isPrintedCode(link) ? link : null
}

// Not imported by `api.ts`: most pages have no personal link.
substitute.readToken = readInvitedToken

/** Forgets the session of this page's memorial. The card of a memory says what is stored (app/forms/enhance.ts). */
export function forgetInvitedToken(): void {
  try {
    localStorage.removeItem(nameInvitedKey(slugHere()))
  } catch {
    // Nothing was stored.
  }
}
