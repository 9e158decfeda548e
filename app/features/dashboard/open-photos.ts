import type { ViewerPhoto } from '#app/ui/PhotoViewer.tsx'

/** Photos that are open full screen. */
export interface OpenPhotos {
  photos: ViewerPhoto[]
  start: number
  /** What has the focus again when they are closed. */
  opener: HTMLElement
}
