import type { RunningWorks } from '#app/parts/photo-picker/running-works.ts'

/**
 * Files that are not stored on this device yet, or never will be because they are not photos; Retry and Undo need them.
 */
export const sources = new Map<string, File>()

/** The photos in progress in this tab. */
export const running: RunningWorks = new Map()

/** Whether a chosen file is not stored on this device yet. */
export const isStoringPhotos = (): boolean => [...running.keys()].some((id) => sources.has(id))
