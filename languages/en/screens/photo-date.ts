/** When a photo was taken, in words. */
export const photoDate = {
  about: 'about {date}',
  decade: 'the {decade}s',
  /** Alone, as a heading. */
  decadeName: '{decade}s',
  aboutDecade: 'about the {decade}s',
} as const
