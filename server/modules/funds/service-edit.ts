import { randomUUID } from 'node:crypto'
import { funds as limits } from '#contract/limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { listFunds, replaceFunds } from './repo-edit.ts'
import { type FundsEdit, fundChanges, fundsAfter, mayReword, reworded } from './rules-edit.ts'

/** Tells the owner what a co-host changed. Rejects with TOO_MANY_FUNDS or FUND_HOLDS_GIFTS. */
export const updateFunds = (context: Context, host: HostAccess, input: FundsEdit) =>
  changes.editing(context, host, input.version, ['CHANGED_FUNDS'], async (tx) => {
    const { clock, jobs } = context
    const { memorialUuid, userUuid, role } = host
    const existing = await listFunds(tx, memorialUuid)
    const funds = fundsAfter(input, existing, randomUUID)
    if (funds.length > limits.max) throw new DomainError('TOO_MANY_FUNDS')
    if (!reworded(existing, funds).every(({ holdsGifts }) => mayReword(role, holdsGifts)))
      throw new DomainError('FUND_HOLDS_GIFTS')
    await replaceFunds(tx, memorialUuid, funds, clock.now())
    const changed = fundChanges(existing, funds)
    if (role !== 'OWNER' && changed.length > 0)
      await jobs.enqueue(tx, 'fund.changed', { memorialUuid, userUuid, changes: changed })
  })
