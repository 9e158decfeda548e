/** A video that is shown somewhere, and what is said where a browser cannot play it. */
export const video = {
  captions: 'Captions',
  unplayable: 'This browser cannot play this video. You can save it and watch it with another program.',
  /** Without scripts nobody can tell whether it plays. */
  noScript: 'If the video does not play here, you can save it and watch it with another program.',
  preparing: 'Your video is safely here. It is being made ready to play, which takes a moment.',
  failed: 'This video could not be made ready to play. Please record it again, or choose another file.',
  save: 'Save the video',
  saveSized: 'Save the video ({size})',
} as const
