/** The columns of `media` needed to show a photo, and to say when it was taken (`MediaFacts`, modules/media/present.ts). */
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
  'media.originalName',
  'media.takenAt',
  'media.hostDate',
  'media.saidDate',
  'media.fileDate',
  'media.fileDateSource',
  'media.isScan',
  'media.rotation',
] as const

/** The same for what is played, with its still image and its files. */
export const recordingColumns = [
  ...photoColumns,
  'media.posterFilename',
  'media.posterWidth',
  'media.posterHeight',
  'media.bytes',
  'media.mp4Filename',
  'media.mp4Bytes',
  'media.transcript',
  'media.withSound',
] as const
