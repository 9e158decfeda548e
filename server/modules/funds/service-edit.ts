import { randomUUID } from 'node:crypto'
import { funds as limits } from '#contract/limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { listFunds, replaceFunds } from './repo-edit.ts'
import { listHosts } from './repo-telling.ts'
import { type FundsEdit, fundChanges, fundsAfter, mayReword, reworded } from './rules-edit.ts'

/**
 * Every host is mailed of new words of a fund that holds gifts, and the owner of whatever a co-host changed
 * (docs/decisions/0029). Rejects with TOO_MANY_FUNDS or FUND_HOLDS_GIFTS.
 */
export const updateFunds = (context: Context, host: HostAccess, input: FundsEdit) =>
  changes.editing(context, host, input.version, ['CHANGED_FUNDS'], async (tx) => {
    const { clock, jobs } = context
    const { memorialUuid, userUuid, role } = host
    const existing = await listFunds(tx, memorialUuid)
    const funds = fundsAfter(input, existing, randomUUID)
    if (funds.length > limits.max) throw new DomainError('TOO_MANY_FUNDS')
    const held = reworded(existing, funds).filter(({ holdsGifts }) => holdsGifts)
    if (!held.every(({ holdsGifts }) => mayReword(role, holdsGifts)))
      throw new DomainError('FUND_HOLDS_GIFTS')
    await replaceFunds(tx, memorialUuid, funds, clock.now())
    const changed = fundChanges(existing, funds)
    const told =
      role === 'OWNER'
        ? changed.filter(({ fundUuid }) => held.some(({ uuid }) => uuid === fundUuid))
        : changed
    if (told.length === 0) return
    for (const { uuid } of await listHosts(tx, memorialUuid, { isOwnerAlone: role !== 'OWNER' }))
      await jobs.enqueue(tx, 'fund.changed', { memorialUuid, userUuid, hostUuid: uuid, changes: told })
  })
