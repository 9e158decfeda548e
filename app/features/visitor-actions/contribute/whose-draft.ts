import { readDraftSummary } from './draft-summary.ts'

/** Slugs of memorials whose draft this page has shown already: it asks once. */
const shown = new Set<string>()

export const noteShown = (slug: string): unknown => shown.add(slug)

interface Whose {
  name: string
  email: string
}

/**
 * Who began what is kept on this device, where that may be another person than this visitor: phones go round. null:
 * nothing is kept, or it is theirs.
 */
export function unsentOfAnother(slug: string, visitor: Whose): Whose | null {
  const draft = readDraftSummary(slug)
  if (draft === null || shown.has(slug) || isSame(draft, visitor)) return null
  return draft
}

export const isSame = (one: Whose, other: Whose): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase()
