import { z } from 'zod'
import { endpoint, operatorList } from './endpoint.ts'
import { Timestamp } from './fields.ts'

/** What the operator did (docs/decisions/0049). */

export const OperatorLogEntry = z.object({
  number: z.number().int(),
  at: Timestamp,
  /** The address of an operator's account, or `token`. */
  who: z.string(),
  /** A call of the contract, such as `POST /operator/memorials/hide/:memorialUuid`. */
  call: z.string(),
  /** The parameters of its path, and what it sent. */
  about: z.record(z.string(), z.unknown()),
})
export type OperatorLogEntry = z.infer<typeof OperatorLogEntry>

export const listOperatorLog = endpoint({
  method: 'GET',
  path: '/operator/log',
  summary: 'What operators did, newest first, 200 at a time',
  ...operatorList,
  query: z.object({ before: z.coerce.number().int().min(1).optional() }),
  reply: { entries: z.array(OperatorLogEntry) },
})
