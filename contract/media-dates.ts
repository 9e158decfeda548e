import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import { memorial } from './limits.ts'
import { Media, PhotoDateInput } from './media.ts'

export const dateMedia = endpoint({
  method: 'POST',
  path: '/memorial/media/dates/:memorialUuid',
  summary:
    'Say when photos and films were taken, those of the hosts and those of others, all or none; what whoever added them said is kept',
  access: 'host',
  params: z.object({ memorialUuid: Uuid }),
  body: z.object({
    mediaUuids: z.array(Uuid).min(1).max(memorial.photosMax),
    /** null: hosts say nothing, and the file counts again, or whoever added it. */
    date: PhotoDateInput.nullable(),
  }),
  reply: { media: z.array(Media) },
  errors: ['MEDIA_NOT_FOUND'],
})
