/** Files that are not on the disk yet, or never get there because they are no photos: for Retry and Undo. */
export const sources = new Map<string, File>()

/** The photos under work here, each with the way to stop it, and when it is over. */
export const running = new Map<string, { stop: AbortController; over: Promise<void> }>()

/** Whether a chosen file is not on the disk yet. */
export const isStoringPhotos = (): boolean => [...running.keys()].some((id) => sources.has(id))
