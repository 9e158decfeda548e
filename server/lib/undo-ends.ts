import { responses } from '#contract/limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a host removed before this time cannot be restored any more. */
export const undoEnds = (now: Date): Date => new Date(now.getTime() - responses.undoDays * DAY_MS)
