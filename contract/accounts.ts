import { z } from 'zod'
import { languages } from '#languages/index.ts'
import { cleanCode } from './digits.ts'
import { endpoint } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { Email, line, Proof, Timestamp, Uuid } from './fields.ts'
import { account } from './limits.ts'

export const User = z.object({
  uuid: Uuid,
  email: z.string(),
  firstName: z.string(),
  surname: z.string(),
  emailVerified: z.boolean(),
  /** False: a mailed code signs them in. Absent: they have a password. */
  hasPassword: z.boolean().optional(),
  /** The language of their mails: the one they signed up in, until they choose another; absent: English. */
  language: z.enum(languages).optional(),
  /** Set while the account waits to be deleted; the deletion can still be withdrawn. */
  deletionDueAt: Timestamp.nullish(),
})
export type User = z.infer<typeof User>

export const MemorialRelationship = z.object({
  memorialUuid: Uuid,
  /** Where a contributor goes after signing in. */
  shareSlug: z.string(),
  relationshipType: z.enum(['OWNER', 'ADMIN', 'MODERATOR', 'CONTRIBUTOR']),
  dateCreated: Timestamp,
})
export type MemorialRelationship = z.infer<typeof MemorialRelationship>

/** The messages are those of the creation screens. */
export const Password = z
  .string({ error: fieldProblem('passwordRequired') })
  .min(1, fieldProblem('passwordRequired'))
  .min(account.passwordMin, fieldProblem('passwordTooShort', { min: account.passwordMin }))
  .max(account.passwordMax, fieldProblem('passwordTooLong', { max: account.passwordMax }))

/** A password that exists already: whatever was once chosen may be tried. */
export const PasswordToCheck = z
  .string({ error: fieldProblem('passwordRequired') })
  .min(1, fieldProblem('passwordRequired'))
  .max(1000)

export const Code = z
  .string({ error: fieldProblem('codeRequired') })
  .transform(cleanCode)
  .pipe(
    z
      .string()
      .min(1, fieldProblem('codeRequired'))
      .length(account.codeLength, fieldProblem('codeLength', { length: account.codeLength })),
  )

export const signUp = endpoint({
  method: 'POST',
  path: '/anon/signup',
  summary: 'Make an account; a code is mailed to its address, unless one was a moment ago, which works',
  access: 'anyone',
  body: z.object({ email: Email, password: Password, captcha: Proof }),
  reply: { token: z.string(), user: User, isCodeMailed: z.boolean() },
  errors: [
    'CAPTCHA_NEEDED',
    'EMAIL_LETTERS',
    'EMAIL_TAKEN',
    'PASSWORD_IS_EMAIL',
    'PASSWORD_TOO_COMMON',
    'RESEND_TOO_SOON',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/anon/captcha',
  summary:
    'A puzzle (ALTCHA) for a browser whose call was refused with CAPTCHA_NEEDED: the same goes again with it',
  access: 'anyone',
  reply: { puzzle: z.record(z.string(), z.unknown()) },
  errors: [],
})

export const signIn = endpoint({
  method: 'POST',
  path: '/anon/signin',
  summary: 'Sign in; an unconfirmed account succeeds with user.emailVerified false',
  access: 'anyone',
  body: z.object({ email: Email, password: PasswordToCheck, captcha: Proof }),
  reply: { token: z.string(), user: User, memorialRelationships: z.array(MemorialRelationship) },
  errors: ['BAD_CREDENTIALS', 'CAPTCHA_NEEDED', 'TOO_MANY_ATTEMPTS'],
})

export const confirmCode = endpoint({
  method: 'POST',
  path: '/user/code/confirm',
  summary: 'Prove the address with the mailed code',
  access: 'unverified',
  body: z.object({ code: Code }),
  reply: { user: User },
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED_UP'],
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/user/code/resend',
  summary: 'Mail a new code; the earlier one stops working',
  access: 'unverified',
  priority: 'deferrable',
  errors: ['RESEND_TOO_SOON', 'TOO_MANY_ATTEMPTS'],
})

export const getUser = endpoint({
  method: 'GET',
  path: '/user',
  summary: 'The person this token belongs to',
  access: 'unverified',
  reply: { user: User },
})

export const saveUser = endpoint({
  method: 'POST',
  path: '/user/save',
  summary: 'Change first name, surname and the language of mails; the email cannot be changed',
  access: 'user',
  body: z.object({
    email: z.string().nullish(),
    firstName: line(account.nameMax, 'firstName'),
    surname: line(account.nameMax, 'surname'),
    /** Absent: stays as it is. */
    language: z.enum(languages).nullish(),
  }),
  reply: { user: User },
})

export const signOut = endpoint({
  method: 'POST',
  path: '/user/signout',
  summary: 'Forget this token',
  access: 'unverified',
  priority: 'essential',
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/anon/password/forgot',
  summary: 'Mail a link to choose a new password; the answer never says whether the address is known',
  access: 'anyone',
  priority: 'deferrable',
  body: z.object({ email: Email, captcha: Proof }),
  errors: ['CAPTCHA_NEEDED'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/anon/password/reset',
  summary: 'Choose a new password with the mailed link; every earlier token is revoked',
  access: 'anyone',
  body: z.object({ token: z.string().max(200), password: Password }),
  reply: { token: z.string(), user: User },
  errors: ['RESET_LINK_INVALID', 'PASSWORD_IS_EMAIL', 'PASSWORD_TOO_COMMON'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password',
  summary: 'Choose a new password; every other token is revoked, and a new one is returned',
  access: 'user',
  body: z.object({ currentPassword: PasswordToCheck, password: Password }),
  reply: { token: z.string() },
  errors: ['PASSWORD_WRONG', 'PASSWORD_IS_EMAIL', 'PASSWORD_TOO_COMMON', 'TOO_MANY_ATTEMPTS'],
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/user/signout-everywhere',
  summary: 'Forget every token of this account, this one too',
  access: 'unverified',
  priority: 'essential',
})

export const SignedInDevice = z.object({
  /** The id for signing it out. */
  id: z.string(),
  /** As the browser says of itself, e.g. `Safari` and `iPhone`; null if not known to us. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: Timestamp,
  /** To within an hour. */
  lastUsedAt: Timestamp,
  /** The device of the request. */
  isThis: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

export const listDevices = endpoint({
  method: 'GET',
  path: '/user/devices',
  summary: 'Where this person is signed in, the one used last first',
  access: 'user',
  reply: { devices: z.array(SignedInDevice) },
})

export const signOutDevice = endpoint({
  method: 'POST',
  path: '/user/devices/signout',
  summary: 'Forget every token of one device; one that is signed out already stays so',
  access: 'user',
  body: z.object({ id: z.string().min(1).max(100) }),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/user/data',
  summary: 'Everything that is kept about this person, to take away',
  access: 'user',
  priority: 'deferrable',
  reply: { filename: z.string(), data: z.record(z.string(), z.unknown()) },
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/user/delete',
  summary: 'Delete the account in 30 days; until then its person can change their mind',
  access: 'user',
  /** Absent from an account without a password. */
  body: z.object({ password: PasswordToCheck.nullish() }),
  reply: { user: User },
  errors: ['PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'],
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/user/keep',
  summary: 'Changed their mind: the account stays',
  access: 'user',
  reply: { user: User },
})
