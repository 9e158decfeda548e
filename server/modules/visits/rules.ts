import { responses } from '#contract/limits.ts'

/** When a host opened the dashboard last, and last of all in the visit before. Null: never. */
export interface Visits {
  visitedAt: Date | null
  previousVisitAt: Date | null
}

/**
 * What is remembered after the dashboard is opened: `previousVisitAt` is what news are counted from. Opening it
 * again within half an hour goes on with the same visit, so that a reload does not make news old.
 */
export function afterOpening(
  { visitedAt, previousVisitAt }: Visits,
  now: Date,
): Visits & { visitedAt: Date } {
  const isSameVisit =
    visitedAt !== null && now.getTime() - visitedAt.getTime() < responses.visitMinutes * 60_000
  return { visitedAt: now, previousVisitAt: isSameVisit ? previousVisitAt : visitedAt }
}
