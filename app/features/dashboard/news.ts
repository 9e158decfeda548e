import type { News } from '#contract/edits.ts'

export type NewsPart = 'rsvps' | 'contributions' | 'donations'

/** What there is to say at the head of the dashboard. */
export type NewsKind =
  | { kind: 'welcome' }
  | { kind: 'nothing' }
  | { kind: 'since'; at: string; parts: NewsPart[] }

/** A first visit is welcomed; later ones hear what came in since, if anything did. */
export function newsOf({ at, ...counts }: News): NewsKind {
  if (at === null) return { kind: 'welcome' }
  const parts = (['rsvps', 'contributions', 'donations'] as const).filter((part) => counts[part] > 0)
  return parts.length > 0 ? { kind: 'since', at, parts } : { kind: 'nothing' }
}

/** Whether something came in after the visit before this one; on a first visit everything is new, so nothing is marked. */
export const isNew = (dateCreated: string, { at }: Pick<News, 'at'>): boolean =>
  at !== null && Date.parse(dateCreated) > Date.parse(at)
