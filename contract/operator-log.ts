import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp } from './fields.ts'

/** What the operator did (docs/decisions/0049). */

export const OperatorLogEntry = z.object({
  /** Without gaps, from 1. */
  number: z.number().int(),
  at: Timestamp,
  /** The name of an operator, or `token`; null from before there were accounts, when there was only the token. */
  who: z.string().nullable(),
  /** A call of the contract, such as `POST /operator/memorials/hide/:memorialUuid`. */
  call: z.string(),
  /** The parameters of its path, and what it sent. */
  about: z.record(z.string(), z.unknown()),
})
export type OperatorLogEntry = z.infer<typeof OperatorLogEntry>

export const listOperatorLog = endpoint({
  method: 'GET',
  path: '/operator/log',
  summary:
    'What the operator did, newest first, 200 at a time; and whether these entries, or all, still say what they said when they were written',
  access: 'operator',
  priority: 'deferrable',
  query: z.object({
    before: z.coerce.number().int().min(1).optional(),
    /** Whether all entries are checked, and not only those that are listed: it takes a second for some ten thousand. */
    whole: z.literal('true').optional(),
  }),
  reply: {
    entries: z.array(OperatorLogEntry),
    /** The first checked entry that was changed, or that follows a missing one; null where there is none. */
    brokenAt: z.number().int().nullable(),
    /** Of the newest entry. Written down elsewhere, it also tells whether the end was cut off. */
    hash: z.string(),
  },
})
