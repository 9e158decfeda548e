import type { ErrorCode } from '#contract/errors.ts'
import { account } from '#contract/limits.ts'
import { isCommonPassword } from '#server/lib/common-passwords.ts'
import { DEVICE_DAYS } from '#server/lib/device.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

export const codeExpiry = (now: Date) => later(now, account.codeMinutes * minute)
export const challengeExpiry = (now: Date) => later(now, account.passkeyMinutes * minute)
export const resetExpiry = (now: Date) => later(now, account.resetMinutes * minute)
/** Until then an account that is to be deleted can be kept (contract/limits.ts). */
export const deletionDue = (now: Date) => later(now, account.deletionDays * day)
export const sessionExpiry = (now: Date) => later(now, account.tokenDays * day)

/** When a session that ends then was last used, to within an hour. */
export const lastUse = (expiresAt: Date) => later(expiresAt, -account.tokenDays * day)

/** As long as a browser keeps a cookie of ours. */
export const deviceExpiry = (now: Date) => later(now, DEVICE_DAYS * day)

/** A session slides on with use; an hour's use is written down once, so that reading stays reading. */
export function isExtensionDue(expiresAt: Date, now: Date): boolean {
  return sessionExpiry(now).getTime() - expiresAt.getTime() >= hour
}

/** When a passkey can be added after a mailed link set the password: by then its owner has heard of it. */
export const passkeysFrom = (now: Date) => later(now, account.passkeyWaitHours * hour)

/** Nobody can sign in any more: the account waits for the job that removes what is left of it. */
export function isClosed({ deletionDueAt }: { deletionDueAt: Date | null }, now: Date): boolean {
  return deletionDueAt !== null && deletionDueAt <= now
}

/** Why a password of allowed length is refused all the same, if it is. */
export function passwordRefusal(password: string, email: string): ErrorCode | null {
  if (password.trim().toLowerCase() === email.toLowerCase()) return 'PASSWORD_IS_EMAIL'
  return isCommonPassword(password) ? 'PASSWORD_TOO_COMMON' : null
}

/** When the code that was sent at `sentAt` allows another. */
export const resendAllowedFrom = (sentAt: Date) => later(sentAt, account.resendSeconds * second)

/** A code sent at or before this moment allows another now. */
export const resendCutoff = (now: Date) => later(now, -account.resendSeconds * second)

/** Whole seconds for Retry-After: never 0, which would mean now. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / second))
}

/** What there is of a code that was asked for. */
interface CodeState {
  tries: number
  expiresAt: Date
}

/** Whether no entry could be right any more, so that a person needs a new code. */
export function isCodeSpent(code: CodeState, now: Date): boolean {
  return code.tries >= account.codeTries || code.expiresAt <= now
}
