/**
 * Files that are not stored on this device yet, or never will be because they are not photos; Retry and Undo need them.
 */
export const sources = new Map<string, File>()

/** The photos in progress in this tab: `stop` cancels the work, `over` resolves when it has ended. */
export const running = new Map<string, { stop: AbortController; over: Promise<void> }>()

/** Whether a chosen file is not stored on this device yet. */
export const isStoringPhotos = (): boolean => [...running.keys()].some((id) => sources.has(id))
