/** The columns of `media` needed to show a photo (`MediaFacts`, modules/media/present.ts). */
export const photoColumns = [
  'media.uuid',
  'media.role',
  'media.state',
  'media.title',
  'media.location',
  'media.filename',
  'media.extension',
  'media.width',
  'media.height',
  'media.placeholder',
  'media.widths',
  'media.durationSeconds',
  'media.clientId',
] as const
