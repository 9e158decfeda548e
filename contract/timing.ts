/** Milliseconds. Apart from the other limits, because the landing page needs nothing else of them. */
export const timing = {
  profileNotice: 3000,
  copied: 2000,
  inviteStatus: 2000,
  uploadSuccess: 1500,
  collageMin: 2000,
  collageMax: 4000,
  playbackAfterStop: 100,
  recordingTick: 1000,
  /** A photo of the slideshow goes, and then the next one comes. */
  fadeOut: 300,
  fadeIn: 50,
} as const
