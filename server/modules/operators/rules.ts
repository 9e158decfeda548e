import { account, operators as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { OperatorAccount, OperatorCaller } from '#server/lib/operator-session.ts'

// The times of an operator's links and sessions (docs/product/limits.md), and who may do what has to do with an account.

const MINUTE_MS = 60_000
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS)

export const linkExpiry = (now: Date) => later(now, limits.linkMinutes)
export const challengeExpiry = (now: Date) => later(now, account.passkeyMinutes)
export const sessionExpiry = (now: Date) => later(now, limits.sessionHours * 60)
export const idleSince = (now: Date) => later(now, -limits.idleMinutes)
export const provenUntil = (provenAt: Date) => later(provenAt, limits.proofMinutes)

/** Rejects with OPERATOR_ACCOUNT_NEEDED for the operator token. */
export function requireAccount({ account: own }: OperatorCaller): OperatorAccount {
  if (!own) throw new DomainError('OPERATOR_ACCOUNT_NEEDED')
  return own
}
