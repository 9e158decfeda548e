import type { ErrorCode } from '#contract/errors.ts'
import { account } from '#contract/limits.ts'
import { isCommonPassword } from '#server/lib/common-passwords.ts'
import { COOKIE_DAYS } from '#server/lib/cookie.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

const proofMinutes = {
  ADDRESS: account.codeMinutes,
  SIGN_IN: account.codeMinutes,
  PASSWORD: account.resetMinutes,
  PASSKEY: account.passkeyMinutes,
}

export const readProofExpiry = (kind: keyof typeof proofMinutes, now: Date) =>
  later(now, proofMinutes[kind] * minute)

/** An account that is to be deleted can be kept until this date (contract/limits.ts). */
export const deletionDue = (now: Date) => later(now, account.deletionDays * day)
export const sessionExpiry = (now: Date) => later(now, account.sessionDays * day)

/** When a session that expires at `expiresAt` was last used, to within an hour. */
export const lastUse = (expiresAt: Date) => later(expiresAt, -account.sessionDays * day)

/** As long as a browser keeps our cookie. */
export const deviceExpiry = (now: Date) => later(now, COOKIE_DAYS * day)

/** Using a session extends it, at most once an hour, so that most reads write nothing. */
export function isExtensionDue(expiresAt: Date, now: Date): boolean {
  return sessionExpiry(now).getTime() - expiresAt.getTime() >= hour
}

/** When a passkey can be added after a mailed link set the password: the owner has time to read the warning mail. */
export const passkeysFrom = (now: Date) => later(now, account.passkeyWaitHours * hour)

/** Nobody can sign in any more: the account waits for the job that deletes it. */
export function isClosed({ deletionDueAt }: { deletionDueAt: Date | null }, now: Date): boolean {
  return deletionDueAt !== null && deletionDueAt <= now
}

/** The reason to refuse a password of allowed length; null when there is none. */
export function passwordRefusal(password: string, email: string): ErrorCode | null {
  if (password.trim().toLowerCase() === email.toLowerCase()) return 'PASSWORD_IS_EMAIL'
  return isCommonPassword(password) ? 'PASSWORD_TOO_COMMON' : null
}

/** When another code may be sent after one sent at `sentAt`. */
export const resendAllowedFrom = (sentAt: Date) => later(sentAt, account.resendSeconds * second)

/** After a code sent at this moment or earlier, another may be sent now. */
export const resendCutoff = (now: Date) => later(now, -account.resendSeconds * second)

/** Whole seconds for Retry-After: never 0, which would mean now. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / second))
}

/** Whether the code cannot work any more, so that the person needs a new one. */
export const isCodeSpent = ({ tries, expiresAt }: { tries: number; expiresAt: Date }, now: Date) =>
  tries >= account.codeTries || expiresAt <= now
