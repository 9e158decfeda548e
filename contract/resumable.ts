/** Path and header of resumable uploads (contract/media.ts), for screens without zod. */
export const resumable = { path: '/uploads', mediaUuidHeader: 'x-media-uuid' } as const
