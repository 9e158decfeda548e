import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Code, Password, signIn } from '#contract/accounts.ts'
import { Email } from '#contract/fields.ts'
import { account as limits } from '#contract/limits.ts'
import { fieldMessage } from './field-message.ts'
import { codeProblem, emailProblem, newPasswordProblem, passwordProblem } from './problems.ts'

const long = (length: number) => 'a'.repeat(Math.max(0, length))

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.emailAddress(),
  fc.constantFrom('', ' ', '\t', 'a b', ' ana@example.com ', 'ana@example', 'ab2cd', ' ab2 cd ', '١٢٣٤٥'),
  fc
    .constantFrom(limits.passwordMin, limits.passwordMax, limits.emailMax)
    .chain((edge) =>
      fc.constantFrom(long(edge - 1), long(edge), long(edge + 1), `${long(edge - 12)}@example.com`),
    ),
)

test.each<[string, (value: string) => string | undefined, z.ZodType]>([
  ['an email address', emailProblem, Email],
  ['a password', passwordProblem, signIn.body.shape.password],
  ['a new password', newPasswordProblem, Password],
  ['a code', codeProblem, Code],
])('finds wrong with %s what its schema does, in the same words', (_, problemIn, schema) => {
  fc.assert(
    fc.property(typed, (value) => {
      const problem = schema.safeParse(value).error?.issues[0]?.message
      expect(problemIn(value)).toBe(problem && fieldMessage(problem))
    }),
  )
})
