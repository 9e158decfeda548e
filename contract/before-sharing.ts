import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import { privateKinds, sharedPlaces } from './private-facts.ts'

/** A look over what strangers would read of a memorial, before it is shared (docs/decisions/0026). */

const InMemorial = z.object({ memorialUuid: Uuid })

export const FoundFact = z.object({
  /** The same as long as the same words stand in the same field. */
  key: z.string(),
  kind: z.enum(privateKinds),
  place: z.enum(sharedPlaces),
  /** Of the story, photo or event; null where a memorial has one such field. */
  uuid: Uuid.nullable(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
})
export type FoundFact = z.infer<typeof FoundFact>

const reply = { facts: z.array(FoundFact) }

export const lookBeforeSharing = endpoint({
  method: 'GET',
  path: '/memorial/before-sharing/:memorialUuid',
  summary:
    'What strangers could read of a memorial, and its hosts may not want: found by rules, without what they left as it is',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial,
  reply,
})

export const leaveAsItIs = endpoint({
  method: 'POST',
  path: '/memorial/before-sharing/:memorialUuid',
  summary:
    'Leave something that was found as it is, for all who look after the memorial, or be told of it again',
  access: 'host',
  params: InMemorial,
  body: z.object({ key: z.string().max(32), left: z.boolean() }),
  reply,
})
