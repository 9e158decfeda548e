/** Milliseconds. */
export const timing = {
  profileNotice: 3000,
  copied: 2000,
  inviteStatus: 2000,
  uploadSuccess: 1500,
  collageMin: 2000,
  collageMax: 4000,
  playbackAfterStop: 100,
  recordingTick: 1000,
  /** The slideshow fades one photo out, then the next one in. */
  fadeOut: 300,
  fadeIn: 50,
} as const
