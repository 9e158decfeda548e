import type { z } from 'zod'
import { Code, Password } from '#contract/accounts.ts'
import { Email } from '#contract/fields.ts'

/** What is wrong with a value, in the contract's words (spec 1 §5); undefined when nothing is. */
const problemIn =
  (schema: z.ZodType) =>
  (value: string): string | undefined =>
    schema.safeParse(value).error?.issues[0]?.message

export const emailProblem = problemIn(Email)
export const passwordProblem = problemIn(Password)
export const codeProblem = problemIn(Code)
