import type { News } from '#contract/edits.ts'

type SinceLastVisitPart = 'rsvps' | 'contributions' | 'donations'

/** What there is to say at the head of the dashboard. */
interface SinceLastVisit {
  kind: 'welcome' | 'soFar' | 'since' | 'nothing'
  /** What came in, in the order it is told. */
  parts: SinceLastVisitPart[]
}

/** A first visit is welcomed, with what is here already; later ones hear what came in since, if anything did. */
export function sinceLastVisit({ at, ...counts }: News): SinceLastVisit {
  const parts = (['rsvps', 'contributions', 'donations'] as const).filter((part) => counts[part] > 0)
  const [withParts, without] = at === null ? (['soFar', 'welcome'] as const) : (['since', 'nothing'] as const)
  return { kind: parts.length > 0 ? withParts : without, parts }
}

/** Whether something came in after the visit before this one; on a first visit everything is new, so nothing is marked. */
export const isNew = (dateCreated: string, { at }: Pick<News, 'at'>): boolean =>
  at !== null && Date.parse(dateCreated) > Date.parse(at)
