import type { z } from 'zod'
import { DomainError } from '#server/lib/domain-error.ts'

/**
 * Parses one part of a request once, at the edge. A failure names the field and says what to do;
 * a part that the call does not declare is not looked at.
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
  throw new DomainError('BAD_INPUT', { field, message: sentence(field, issue?.message ?? '') })
}

/** The contract's own words stand alone; zod's defaults need the field to make sense. */
function sentence(field: string, message: string): string {
  const isDefault = /^(Invalid|Too |Unrecognized|Required)/.test(message)
  return isDefault && field ? `${field}: ${message}` : message
}
