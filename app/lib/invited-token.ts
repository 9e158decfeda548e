import { isPrintedCode, readInviteToken, slugHere } from './invite-token.ts'
import { substitute } from './token.ts'

/**
 * The token of a session that a personal link opened, which adds to the memorial of this page and opens nothing else
 * (`enterByInvitation`). It is apart from the token of whoever is signed in, which comes first.
 */
const keyOf = (slug: string) => `invited ${slug}`

export function readInvitedToken(): string | null {
  const slug = typeof location === 'undefined' ? '' : slugHere()
  if (slug === '') return null
  try {
    const [token = null, link] = localStorage.getItem(keyOf(slug))?.split(' ') ?? []
    const now = personalLink()
    // The link of somebody else, on a phone that goes round.
    return link && now && link !== now ? null : token
  } catch {
    return inMemory
  }
}

function personalLink(): string | null {
  const link = readInviteToken()
  return link && !isPrintedCode(link) ? link : null
}

let inMemory: string | null = null

// Not imported by `api.ts`: most pages have no personal link.
substitute.readToken = readInvitedToken

/** Stores the token for the memorial of this page, with the link that opened it; null removes it. */
export function writeInvitedToken(token: string | null): void {
  inMemory = null
  try {
    if (token === null) localStorage.removeItem(keyOf(slugHere()))
    else localStorage.setItem(keyOf(slugHere()), [token, personalLink()].join(' ').trim())
  } catch {
    inMemory = token
  }
}
