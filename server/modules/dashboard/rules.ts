import { responses } from '#contract/limits.ts'

/** When a host last opened the dashboard, and when last in the visit before. Null: never. */
export interface Visits {
  visitedAt: Date | null
  previousVisitAt: Date | null
}

/**
 * The stored state after the dashboard is opened: news count from `previousVisitAt`. Opening it again within half an
 * hour prolongs the same visit, so that a reload does not make news old.
 */
export function afterOpening(
  { visitedAt, previousVisitAt }: Visits,
  now: Date,
): Visits & { visitedAt: Date } {
  const isSameVisit =
    visitedAt !== null && now.getTime() - visitedAt.getTime() < responses.visitMinutes * 60_000
  return { visitedAt: now, previousVisitAt: isSameVisit ? previousVisitAt : visitedAt }
}
