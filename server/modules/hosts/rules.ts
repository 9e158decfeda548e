import type { HelperRole } from '#contract/hosts.ts'
import { hosts, invitations } from '#contract/limits.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** When an invitation that is asked for now runs out. */
export const invitationExpiry = (now: Date) => new Date(now.getTime() + hosts.invitationDays * day)

/**
 * Seconds until the same address may be asked again; 0 when it may now. A mail that was refused may be tried again
 * at once.
 */
export function waitBeforeAskingAgain(
  asked: { createdAt: Date; failedAt: Date | null } | undefined,
  now: Date,
): number {
  if (!asked || asked.failedAt) return 0
  const waitMs = asked.createdAt.getTime() + invitations.resendMinutes * minute - now.getTime()
  return Math.max(0, Math.ceil(waitMs / 1000))
}

/** Whether somebody who looks after a memorial already can do all that they would be asked to. */
export function canAlready(role: string, asked: HelperRole): boolean {
  return role === 'OWNER' || role === 'ADMIN' || role === asked
}

/** An address is the same in any letter case. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** As somebody is called in words to others: by their names, or, where they told none, by their address. */
export function nameOf(person: { firstName: string; surname: string; email: string }): string {
  return `${person.firstName} ${person.surname}`.trim() || person.email
}

/** The last calendar day, in Sydney, on which something that runs out at a moment works from morning to night. */
export function lastFullDay(runsOut: Date): string {
  const dayBefore = new Date(runsOut.getTime() - day)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(dayBefore)
}
