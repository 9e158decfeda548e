import type { z } from 'zod'
import { Code, Password, signIn } from '#contract/accounts.ts'
import { Email } from '#contract/fields.ts'

/** What is wrong with a value, in the contract's words; undefined when nothing is. */
const problemIn =
  (schema: z.ZodType) =>
  (value: string): string | undefined =>
    schema.safeParse(value).error?.issues[0]?.message

export const emailProblem = problemIn(Email)
/** A password to log in with: whatever was once chosen may be tried. */
export const passwordProblem = problemIn(signIn.body.shape.password)
/** A password to be chosen now. */
export const newPasswordProblem = problemIn(Password)
export const codeProblem = problemIn(Code)
