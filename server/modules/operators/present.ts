import type { Desk, Operator, OperatorPasskey } from '#contract/operators.ts'
import type { OperatorRow, PasskeyRow } from './repo.ts'

export function presentOperator(
  { uuid, name, createdAt, expiresAt, sessionUsedAt }: OperatorRow,
  passkeys: readonly PasskeyRow[],
  now: Date,
): Operator {
  const own = passkeys.filter(({ operatorUuid }) => operatorUuid === uuid)
  const seen = [sessionUsedAt, ...own.map(({ lastUsedAt }) => lastUsedAt)].filter((at) => at !== null)
  const last = seen.sort((a, b) => b.getTime() - a.getTime())[0]
  return {
    uuid,
    name,
    createdAt: createdAt.toISOString(),
    passkeys: own.map(presentPasskey),
    invitedUntil: expiresAt && expiresAt > now ? expiresAt.toISOString() : null,
    lastSeenAt: last?.toISOString() ?? null,
  }
}

const presentPasskey = ({ credentialId, createdAt, lastUsedAt, ...row }: PasskeyRow): OperatorPasskey => ({
  id: credentialId,
  browser: row.browser,
  system: row.system,
  invitedBy: row.invitedBy,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export const presentDesk = (name: string, { provenUntil }: { provenUntil: Date }): Desk => ({
  name,
  provenUntil: provenUntil.toISOString(),
})
