import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'

/** New words of a fund that holds gifts, while they wait to take effect (docs/decisions/0029). */

const InMemorial = z.object({ memorialUuid: Uuid })

export const WaitingFundChange = z.object({
  id: Uuid,
  fundId: Uuid,
  /** The present name of the fund. */
  title: z.string(),
  /** Only the fields that change; empty texts are none. */
  changes: z.array(
    z.object({
      field: z.enum(['title', 'description', 'recipient', 'payout', 'charity']),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** A name, or an address; empty once the account is gone. */
  askedBy: z.string(),
  isYours: z.boolean(),
  askedAt: Timestamp,
  takesEffectAt: Timestamp,
})
export type WaitingFundChange = z.infer<typeof WaitingFundChange>

const reply = { changes: z.array(WaitingFundChange) }

export const listFundChanges = endpoint({
  method: 'GET',
  path: '/memorial/funds/changes/:memorialUuid',
  summary: 'New words of funds that hold gifts, which take effect unless a host stops them',
  access: 'host',
  params: InMemorial,
  reply,
})

export const stopFundChange = endpoint({
  method: 'POST',
  path: '/memorial/funds/changes/stop/:memorialUuid/:changeId',
  summary: 'Withdraw new words of a fund that one asked for oneself, or object to those of another host',
  access: 'host',
  params: InMemorial.extend({ changeId: Uuid }),
  reply,
  errors: ['FUND_CHANGE_MISSING', 'FUND_CHANGE_DONE'],
})
