import type { z } from 'zod'
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
  const message = sentence(field, issue?.message ?? '')
  throw new DomainError('BAD_INPUT', { field, ...(message && { message }) })
}

/** Messages from the contract are complete; others need the name of the field. */
function sentence(field: string, message: string): string | undefined {
  if (field === '') return undefined
  if (/^[a-z]/.test(message)) return `${field} ${message}`
  return isDefault(message) ? `${field}: ${message}` : message
}

/** The beginnings of zod's default messages. */
const isDefault = (message: string) => /^(Invalid|Too (big|small)|Unrecognized)/.test(message)
