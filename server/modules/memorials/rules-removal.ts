import { responses } from '#contract/limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNDO_MS = responses.undoDays * DAY_MS

/** From when on something that was deleted at a moment is gone for good. */
export const removalOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_MS)

/** On this day it can be brought back from morning to night; said to people, whose last day should be a whole one. */
export const lastDayToRestore = (deletedAt: Date): Date => new Date(removalOf(deletedAt).getTime() - DAY_MS)

/** What was deleted before this can no longer be brought back. */
export const undoEnds = (now: Date): Date => new Date(now.getTime() - UNDO_MS)
