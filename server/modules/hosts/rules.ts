import { hosts } from '#contract/host-limits.ts'
import type { HelperRole } from '#contract/hosts.ts'
import { invitations } from '#contract/limits.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** When an invitation made now expires. */
export const invitationExpiry = (now: Date) => new Date(now.getTime() + hosts.invitationDays * day)

/** Seconds until the same address may be invited again; 0 when now. After a refused mail a retry is allowed at once. */
export function waitBeforeAskingAgain(
  asked: { createdAt: Date; failedAt: Date | null } | undefined,
  now: Date,
): number {
  if (!asked || asked.failedAt) return 0
  const waitMs = asked.createdAt.getTime() + invitations.resendMinutes * minute - now.getTime()
  return Math.max(0, Math.ceil(waitMs / 1000))
}

/** Whether a person's present role includes the one they would be invited to. */
export function canAlready(role: string, asked: HelperRole): boolean {
  return role === 'OWNER' || role === 'ADMIN' || role === asked
}

/**
 * The last whole calendar day before something expires.
 *
 * @param dayOf the calendar day of a moment, as `2026-11-28`, in the time zone that mails are written in
 */
export const lastFullDay = (runsOut: Date, dayOf: (moment: Date) => string): string =>
  dayOf(new Date(runsOut.getTime() - day))
