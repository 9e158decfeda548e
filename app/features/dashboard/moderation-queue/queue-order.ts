import type { HostContribution } from '#contract/contributions.ts'
import { contributions } from '#contract/limits.ts'
import { countUnseen } from '../rules.ts'

/** Pending memories: first those that were not postponed, then the postponed ones in the order they were postponed. */
export function queueOrder(read: readonly HostContribution[], later: readonly string[]): HostContribution[] {
  const waiting = read.filter(({ state }) => state === 'PENDING')
  const putOff = later.flatMap((id) => waiting.find((one) => one.id === id) ?? [])
  return [...waiting.filter(({ id }) => !later.includes(id)), ...putOff]
}

/**
 * Memories that can be approved together: from invited people, with nothing in the text that needs a check, and with
 * photos that can be seen.
 */
export const approvableTogether = (queue: readonly HostContribution[]): HostContribution[] =>
  queue
    .filter(
      ({ isInvited, pendingReason, mailSender }) =>
        isInvited && pendingReason === 'APPROVAL' && (mailSender ?? 'PROVEN') === 'PROVEN',
    )
    .filter((one) => countUnseen(one) === 0)
    .slice(0, contributions.approvedAtOnce)
