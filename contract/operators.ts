import { z } from 'zod'
import { endpoint, operatorList } from './endpoint.ts'
import { Email, Timestamp } from './fields.ts'

/** Accounts that the command line made operators' (docs/decisions/0049). */

export const Operator = z.object({
  email: z.string(),
  since: Timestamp,
  /** Those that open the desk: added before the account was made an operator's. */
  passkeys: z.number().int(),
  /** When one of them was last shown; null: never. */
  lastSeenAt: Timestamp.nullable(),
})
export type Operator = z.infer<typeof Operator>

const list = { operators: z.array(Operator) }

export const listOperators = endpoint({
  method: 'GET',
  path: '/operator/operators',
  summary: 'The accounts of those who run the product, by address',
  ...operatorList,
  reply: list,
})

export const addOperator = endpoint({
  method: 'POST',
  path: '/operator/operators/add',
  summary:
    "Make an account an operator's: the passkeys that it has now open the desk, those added later do not",
  access: 'operator',
  byToken: true,
  body: z.object({ email: Email }),
  reply: list,
  errors: ['OPERATOR_ACCOUNT'],
})

export const removeOperator = endpoint({
  method: 'POST',
  path: '/operator/operators/remove',
  summary: 'Make an account an ordinary one again: the desk is closed to it at once',
  access: 'operator',
  byToken: true,
  body: z.object({ email: Email }),
  reply: list,
  errors: ['OPERATOR_NOT_FOUND'],
})

export const getDesk = endpoint({
  method: 'GET',
  path: '/operator/desk',
  summary: 'Who is at the desk, as the log names them',
  access: 'operator',
  unlogged: true,
  reply: { name: z.string() },
})
