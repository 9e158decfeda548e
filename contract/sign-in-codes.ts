import { z } from 'zod'
import { Code, MemorialRelationship, User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Email, line, Proof, Token } from './fields.ts'
import * as limits from './limits.ts'

/** Signing in without a password, by a mailed code. */

export const askSignInCode = endpoint({
  method: 'POST',
  path: '/anon/code',
  summary: 'Mail a code that signs in, or makes an account; the answer never says whether there is one',
  access: 'anyone',
  body: z.object({
    email: Email,
    /** The memorial whose page asks: the mail names it, if everybody with the link may read it. */
    slug: z.string().max(200).optional(),
    captcha: Proof,
  }),
  reply: {
    /** The code works only together with this token. */
    codeToken: z.string(),
  },
  errors: ['CAPTCHA_NEEDED', 'EMAIL_LETTERS', 'RESEND_TOO_SOON', 'TOO_MANY_ATTEMPTS'],
})

export const signInByCode = endpoint({
  method: 'POST',
  path: '/anon/code/signin',
  summary: 'Sign in with the mailed code; the first time, an account without a password is made',
  access: 'anyone',
  body: z.object({
    codeToken: Token(100),
    code: Code,
    /** For an account that has no name yet. */
    firstName: line(limits.account.nameMax, 'firstName').optional(),
    surname: line(limits.account.nameMax, 'surname').optional(),
  }),
  reply: { token: z.string(), user: User, memorialRelationships: z.array(MemorialRelationship) },
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED_UP'],
})
