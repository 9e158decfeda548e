/** A video that is shown somewhere, and what is said where a browser cannot play it. */
export const video = {
  unplayable: 'This browser cannot play this video. You can save it and watch it with another program.',
  /** Without scripts nobody can tell whether it plays. */
  noScript: 'If the video does not play here, you can save it and watch it with another program.',
  save: 'Save the video',
  saveSized: 'Save the video ({size})',
} as const
