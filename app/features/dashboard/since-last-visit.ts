import type { News } from '#contract/edits.ts'

type SinceLastVisitPart = 'rsvps' | 'contributions' | 'donations'

/** What the line at the top of the dashboard says. */
interface SinceLastVisit {
  kind: 'welcome' | 'soFar' | 'since' | 'nothing'
  /** What came in, in the order it is named. */
  parts: SinceLastVisitPart[]
}

/**
 * The first visit is welcomed, with what has already come in; later visits are told what is new since the previous one.
 */
export function sinceLastVisit({ at, ...counts }: News): SinceLastVisit {
  const parts = (['rsvps', 'contributions', 'donations'] as const).filter((part) => counts[part] > 0)
  const [withParts, without] = at === null ? (['soFar', 'welcome'] as const) : (['since', 'nothing'] as const)
  return { kind: parts.length > 0 ? withParts : without, parts }
}

/** Whether something came in after the previous visit. On the first visit everything is new, so nothing is marked. */
export const isNew = (dateCreated: string, { at }: Pick<News, 'at'>): boolean =>
  at !== null && Date.parse(dateCreated) > Date.parse(at)
