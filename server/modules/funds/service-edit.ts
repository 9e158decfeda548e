import { randomUUID } from 'node:crypto'
import { funds as limits } from '#contract/limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { listFunds, replaceFunds } from './repo-edit.ts'
import {
  type FundsEdit,
  fundChanges,
  fundsAfter,
  mayReword,
  reworded,
  takesHeldName,
  withFormerWords,
} from './rules-edit.ts'
import { ask, lapseOfClosed } from './service-changes.ts'

/**
 * Tells the owner what a co-host changed. New words of funds that hold gifts are asked for, and take effect later
 * (`service-changes`). Rejects with TOO_MANY_FUNDS, FUND_HOLDS_GIFTS, FUND_NAME_HELD or TOO_MANY_ATTEMPTS.
 */
export const updateFunds = (context: Context, host: HostAccess, input: FundsEdit) =>
  changes.editing(context, host, input.version, ['CHANGED_FUNDS'], async (tx) => {
    const { clock, jobs } = context
    const { memorialUuid, userUuid, role } = host
    const existing = await listFunds(tx, memorialUuid)
    const wanted = fundsAfter(input, existing, randomUUID)
    if (wanted.length > limits.max) throw new DomainError('TOO_MANY_FUNDS')
    if (takesHeldName(existing, wanted)) throw new DomainError('FUND_NAME_HELD')
    const held = reworded(existing, wanted).filter(({ holdsGifts }) => holdsGifts)
    if (!held.every(({ holdsGifts }) => mayReword(role, holdsGifts)))
      throw new DomainError('FUND_HOLDS_GIFTS')
    const funds = withFormerWords(existing, wanted)
    await replaceFunds(tx, memorialUuid, funds, clock.now())
    for (const fund of wanted.filter(({ uuid }) => held.some((one) => one.uuid === uuid)))
      await ask(context, tx, host, fund)
    await lapseOfClosed(context, tx, memorialUuid)
    const changed = fundChanges(existing, funds)
    if (role !== 'OWNER' && changed.length > 0)
      await jobs.enqueue(tx, 'fund.changed', { memorialUuid, userUuid, changes: changed })
  })
