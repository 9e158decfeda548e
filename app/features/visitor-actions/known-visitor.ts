import { readStoredAnswerer } from './read-stored-answerer.ts'
import type { VisitorData } from './visitor-data.ts'

interface KnownVisitor {
  name: string
  email: string
  /** Their personal link tells who they are, with an address. */
  isInvited: boolean
}

/**
 * Name and address of the visitor, to fill in a form that they can change: as an account or a personal link tells, else
 * as they answered. Empty where nothing is known.
 */
export function knownVisitor(slug: string, mine: VisitorData | null): KnownVisitor {
  const account = mine?.account ?? null
  const invited = mine?.invited ?? null
  const known = account ?? invited
  const answered = known ? null : readStoredAnswerer(slug)
  return {
    name: known?.name || nameAnswered(mine, known?.email) || answered?.name || '',
    email: (known ?? answered)?.email ?? '',
    isInvited: account === null && Boolean(invited?.email),
  }
}

/** Whoever is known by their address alone may have said their name with their answer. */
function nameAnswered(mine: VisitorData | null, email = ''): string | undefined {
  const answer = mine?.userRsvp
  return answer?.email?.toLowerCase() === email.toLowerCase() ? answer?.name : undefined
}
