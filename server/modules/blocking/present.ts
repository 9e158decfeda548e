import type { Blocked } from '#contract/safety.ts'
import type { BlockedRow } from './repo.ts'

/** A blocked person, for the hosts. */
export function presentBlocked(row: BlockedRow): Blocked {
  const { uuid, email, firstName, surname, proven, blockedAt } = row
  const name = `${firstName} ${surname}`.trim()
  return { id: uuid, name, email, proven, dateBlocked: blockedAt.toISOString() }
}
