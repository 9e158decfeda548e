/** Path and headers of resumable uploads (contract/media.ts), for screens without zod. */
export const resumable = {
  path: '/uploads',
  mediaUuidHeader: 'x-media-uuid',
  /** `Media` as JSON in Base64. */
  mediaHeader: 'x-media',
} as const
