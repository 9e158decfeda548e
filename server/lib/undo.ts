import { responses } from '#contract/limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNDO_MS = responses.undoDays * DAY_MS

/** What was removed or deleted before this time cannot be restored any more. */
export const undoEnds = (now: Date): Date => new Date(now.getTime() - UNDO_MS)

/** When something deleted at `deletedAt` is removed for good. */
export const removalOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_MS)

/** The last whole day on which it can be restored, as shown to people. */
export const lastDayToRestore = (deletedAt: Date): Date => new Date(removalOf(deletedAt).getTime() - DAY_MS)
