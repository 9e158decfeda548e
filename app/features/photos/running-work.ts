import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { RunningWorks } from '#app/parts/photo-picker/running-works.ts'

/**
 * Files that are not stored on this device yet, or never will be because they are not photos; Retry and Undo need them.
 */
export const sources = new Map<string, File>()

/** The key (`fileKey`) of each file that was chosen in this tab, by its photo. */
export const chosenFiles = new Map<string, string>()

/** The photos in progress in this tab. */
export const running: RunningWorks = new Map()

/** How many photos chosen in an export are still to be read. */
export const toBring = { count: 0 }

/** Whether a chosen file is not stored on this device yet. */
export const isStoringPhotos = (): boolean =>
  toBring.count > 0 || [...running.keys()].some((id) => sources.has(id))

/** How far photos are that are being prepared, from 0 to 1. */
const progress = createStore<Record<string, number | null>>(() => ({}))

export const usePhotoProgress = (id: string): number => useStore(progress, (all) => all[id] ?? 0)

/** Notes how far a photo is; null: nothing is in progress any more. */
export const setProgress = (id: string, part: number | null): void => progress.setState({ [id]: part })
