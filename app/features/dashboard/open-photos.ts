import type { ViewerPhoto } from '#app/ui/PhotoViewer.tsx'

/** The photos that are shown full screen. */
export interface OpenPhotos {
  photos: ViewerPhoto[]
  start: number
  /** Gets the focus back when they are closed. */
  opener: HTMLElement
}
