import type { z } from 'zod'
import { fieldMessage } from '#contract/field-problem.ts'
import { calls as en } from '#languages/en/calls/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'

/**
 * Parses one part of a request once, at the edge. A failure names the field and says what to do; a part that the call
 * does not declare is ignored.
 */
export function parseInput<T extends z.ZodType | undefined>(
  schema: T,
  value: unknown,
): T extends z.ZodType ? z.output<T> : undefined {
  type Output = T extends z.ZodType ? z.output<T> : undefined
  if (!schema) return undefined as Output
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data as Output
  const issue = parsed.error.issues[0]
  const field = issue?.path.map(String).join('.') ?? ''
  const problem = issue?.message ?? ''
  if (field === '') throw new DomainError('BAD_INPUT', { field })
  if (fieldMessage(problem, en) === undefined)
    throw new DomainError('BAD_INPUT', { field, english: `${field}: ${problem}` })
  throw new DomainError('BAD_INPUT', { field, problem })
}
