import { readInviteToken, slugHere } from '../lib/invite-token.ts'
import { readInvitedToken, readPersonalLink } from '../lib/invited-token.ts'
import { readToken, TOKEN_KEY, writeToken } from '../lib/token.ts'

/**
 * Who is known on this device, for the server to decide: their link, whoever is signed in (of a personal link first whom it
 * let in), what they sent before (rsvp/RsvpCard.tsx), and the code that they asked for
 * (contribute/read-memory-card.ts).
 */
export function readProofs(): Record<string, string> {
  const [account, invited] = [readToken(), readInvitedToken()]
  const pid = readPersonalLink() ? (invited ?? account) : (account ?? invited)
  const proofs = {
    'invite-token': readInviteToken(),
    pid,
    'answer-receipt': readStored(`answer:${slugHere()}`, (text) => JSON.parse(text).receipt),
    'awaited-code': readStored(`code:${slugHere()}`, (text) => text),
  }
  return Object.fromEntries(Object.entries(proofs).filter(([, value]) => value)) as Record<string, string>
}

function readStored(key: string, read: (text: string) => string): string | null {
  try {
    const text = localStorage.getItem(key)
    return text && read(text)
  } catch {
    return null
  }
}

/** Keeps what the server's answer gives to this device, and forgets what it takes (null). */
export function storeProofs(given: Record<string, string | null>): void {
  for (const [key, value] of Object.entries(given)) {
    try {
      if (key === TOKEN_KEY) writeToken(value)
      else if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Then it is known until the page is left.
    }
  }
}
