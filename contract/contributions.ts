import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { media } from './limits.ts'

const repeated = z.union([z.string(), z.array(z.string())]).optional()

export const submitContribution = endpoint({
  method: 'POST',
  path: '/memorial/contribution',
  summary: 'Add or change a message and photos of one visitor (spec 2 §7)',
  access: 'user',
  body: z.object({
    shareSlug: z.string(),
    contributorName: z.string().optional(),
    contributorEmail: z.string().optional(),
    contributorMessage: z.string().optional(),
    removedPhotoIds: repeated,
    existingPhotoIds: repeated,
    existingPhotoCaptions: repeated,
    photoCaptions: repeated,
  }),
  files: [{ field: 'photos', maxBytes: media.photoBytes, tooLarge: 'PHOTO_TOO_LARGE', many: true }],
  planned: true,
})
