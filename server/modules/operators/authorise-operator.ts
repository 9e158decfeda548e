import type { Endpoint } from '#contract/endpoint.ts'
import { operators as limits } from '#contract/limits.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { OperatorCaller } from '#server/lib/operator-caller.ts'
import type { Context } from '#server/ports/context.ts'

const MINUTE_MS = 60_000

/**
 * Decides whether a person may make a call of the operator. Rejects with UNAUTHENTICATED, OPERATOR_ONLY for an ordinary
 * account, COMMAND_LINE_ONLY, or OPERATOR_PASSKEY_NEEDED if no passkey opened the session, or none a moment ago.
 */
export function authoriseOperator(
  { clock }: Pick<Context, 'clock'>,
  caller: Caller | null,
  { byToken, needsProof }: Pick<Endpoint, 'byToken' | 'needsProof'>,
): OperatorCaller {
  if (!caller) throw new DomainError('UNAUTHENTICATED')
  if (!caller.operator) throw new DomainError('OPERATOR_ONLY')
  if (byToken) throw new DomainError('COMMAND_LINE_ONLY')
  const { proofAt } = caller.operator
  const minutes = needsProof ? limits.proofMinutes : limits.deskHours * 60
  if (!proofAt || clock.now().getTime() - proofAt.getTime() >= minutes * MINUTE_MS)
    throw new DomainError('OPERATOR_PASSKEY_NEEDED')
  return { name: caller.email }
}
