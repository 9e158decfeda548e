import type { HostContribution } from '#contract/contributions.ts'
import { contributions } from '#contract/limits.ts'

/** Those that wait: first those that were not put off, then those that were, in the order they were put off. */
export function queueOrder(read: readonly HostContribution[], later: readonly string[]): HostContribution[] {
  const waiting = read.filter(({ state }) => state === 'PENDING')
  const putOff = later.flatMap((id) => waiting.find((one) => one.id === id) ?? [])
  return [...waiting.filter(({ id }) => !later.includes(id)), ...putOff]
}

/** Those that can be approved together: from people who were invited, with nothing in their words that asks for a look. */
export const approvableTogether = (queue: readonly HostContribution[]): HostContribution[] =>
  queue
    .filter(({ isInvited, pendingReason }) => isInvited && pendingReason === 'APPROVAL')
    .slice(0, contributions.approvedAtOnce)
