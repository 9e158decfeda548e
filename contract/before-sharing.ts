import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import type { MemorialText } from './memorial-texts.ts'

/** A look over what strangers would read of a memorial, before it is shared (docs/decisions/0026). */

/** What the place of each text of a memorial is called. */
export const placeOfText = {
  hostMessage: 'MESSAGE',
  address: 'ADDRESS',
  details: 'DETAILS',
} as const satisfies Record<MemorialText, string>
const SharedPlace = z.enum([...Object.values(placeOfText), 'STORY', 'CAPTION', 'BIRTH_DATE', 'EVENT'])
export type SharedPlace = z.infer<typeof SharedPlace>

export const FoundFact = z.object({
  /** The same as long as the same words stand in the same field. */
  key: z.string(),
  kind: z.enum(['HOME', 'PHONE', 'EMAIL', 'BIRTH_DATE']),
  place: SharedPlace,
  /** Of the story, photo or event; null where a memorial has one such field. */
  uuid: Uuid.nullable(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
})
export type FoundFact = z.infer<typeof FoundFact>

const call = {
  path: '/memorial/before-sharing/:memorialUuid',
  access: 'host',
  params: z.object({ memorialUuid: Uuid }),
  reply: { facts: z.array(FoundFact) },
} as const

export const lookBeforeSharing = endpoint({
  ...call,
  method: 'GET',
  summary:
    'What strangers could read of a memorial, and its hosts may not want, without what they left as it is',
  priority: 'deferrable',
})

export const leaveAsItIs = endpoint({
  ...call,
  method: 'POST',
  summary: 'Leave something that was found as it is, for all hosts, or be told of it again',
  body: z.object({ key: z.string().max(32), left: z.boolean() }),
})
