import { randomUUID } from 'node:crypto'
import { funds as limits } from '#contract/limits.ts'
import type { Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import { listFunds, replaceFunds } from './repo-edit.ts'
import { type FundsEdit, fundsAfter } from './rules-edit.ts'

/** What may be given to. */
export function fundEdits({ clock, memorials }: { clock: Clock; memorials: Pick<Memorials, 'editing'> }) {
  /** Rejects with TOO_MANY_FUNDS. */
  const updateFunds = (host: Hosted, input: FundsEdit) =>
    memorials.editing(host, input.version, ['CHANGED_FUNDS'], async (tx) => {
      const existing = await listFunds(tx, host.memorialUuid)
      const funds = fundsAfter(input, existing, randomUUID)
      if (funds.length > limits.max) throw new DomainError('TOO_MANY_FUNDS')
      await replaceFunds(tx, host.memorialUuid, funds, clock.now())
    })

  return { updateFunds }
}
