import { randomUUID } from 'node:crypto'
import { funds as limits } from '#contract/limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import { listFunds, replaceFunds } from './repo-edit.ts'
import { type FundsEdit, fundChanges, fundsAfter, mayReword, reworded } from './rules-edit.ts'

interface EditDeps {
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  memorials: Pick<Memorials, 'editing'>
}

/** Edits of a memorial's funds. */
export function fundEdits({ clock, jobs, memorials }: EditDeps) {
  /** Tells the owner what a co-host changed. Rejects with TOO_MANY_FUNDS or FUND_HOLDS_GIFTS. */
  const updateFunds = (host: HostAccess, input: FundsEdit) =>
    memorials.editing(host, input.version, ['CHANGED_FUNDS'], async (tx) => {
      const { memorialUuid, userUuid, role } = host
      const existing = await listFunds(tx, memorialUuid)
      const funds = fundsAfter(input, existing, randomUUID)
      if (funds.length > limits.max) throw new DomainError('TOO_MANY_FUNDS')
      if (!reworded(existing, funds).every(({ holdsGifts }) => mayReword(role, holdsGifts)))
        throw new DomainError('FUND_HOLDS_GIFTS')
      await replaceFunds(tx, memorialUuid, funds, clock.now())
      const changes = fundChanges(existing, funds)
      if (role !== 'OWNER' && changes.length > 0)
        await jobs.enqueue(tx, 'fund.changed', { memorialUuid, userUuid, changes })
    })

  return { updateFunds }
}
