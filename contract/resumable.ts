/** Where resumable uploads go (contract/media.ts), for screens that do without zod. */
export const resumable = { path: '/uploads', mediaUuidHeader: 'x-media-uuid' } as const
