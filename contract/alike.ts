import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import * as limits from './limits.ts'

// Photos of the hosts that look alike (docs/decisions/0476).

const InMemorial = z.object({ memorialUuid: Uuid })

/** Ids of photos, the sharpest first. */
const reply = { series: z.array(z.array(Uuid)) }

export const listAlike = endpoint({
  method: 'GET',
  path: '/memorial/photos/alike/:memorialUuid',
  summary: 'Series of the hosts’ photos that look alike, each with the sharpest first',
  access: 'host',
  params: InMemorial,
  reply,
})

export const keepAlike = endpoint({
  method: 'POST',
  path: '/memorial/photos/alike/:memorialUuid',
  summary: 'Keep all of these, and offer them together no more',
  access: 'host',
  params: InMemorial,
  body: z.object({ mediaUuids: z.array(Uuid).min(2).max(limits.memorial.photosMax) }),
  reply,
  errors: ['MEDIA_NOT_FOUND'],
})
