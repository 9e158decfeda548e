import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import { Media } from './media.ts'

/**
 * The films among a memorial's photos, apart from them: calls that answer with photos never answer with a film. A film is
 * uploaded in pieces (contract/media.ts `ResumableUpload`, kind `film`), and changed and removed like a photo.
 */
export const listFilms = endpoint({
  method: 'GET',
  path: '/memorial/films/:memorialUuid',
  summary: 'The films among a memorial’s photos, in the order in which they were added',
  access: 'host',
  params: z.object({ memorialUuid: Uuid }),
  reply: { films: z.array(Media) },
})
