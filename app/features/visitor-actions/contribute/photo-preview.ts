import type { PhotoProblem } from '#app/lib/photos/photo-problem.ts'

/** What is known of a chosen photo's file. */
export interface PhotoPreview {
  /**
   * developing: being prepared; refused: it cannot be sent, see `problem`; gone: its file is no longer on this device.
   */
  state: 'developing' | 'ready' | 'refused' | 'gone'
  url: string | null
  problem: PhotoProblem | null
}

/** How many of the chosen photos are prepared. */
export interface PreviewProgress {
  ready: number
  total: number
}

/** Whether a photo cannot be sent. */
export const isRefused = (look: PhotoPreview | undefined): boolean =>
  look?.state === 'refused' || look?.state === 'gone'

/** null: nothing is in progress. */
export function progressOf(looks: readonly (PhotoPreview | undefined)[]): PreviewProgress | null {
  const ready = looks.filter((look) => look?.state !== 'developing').length
  return ready < looks.length ? { ready, total: looks.length } : null
}

export const blankPreview: PhotoPreview = { state: 'developing', url: null, problem: null }
