import { errors } from '#contract/errors.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { LimitReached } from '#server/ports/limits.ts'
import type { RefusedForm } from '../../app/context.ts'

/** What the page says of a form that was not taken. Whatever was not foreseen is thrown on. */
export function refusedForm(reason: unknown): RefusedForm {
  const refused = reason instanceof LimitReached ? new DomainError('TOO_MANY_ATTEMPTS') : reason
  if (!(refused instanceof DomainError)) throw reason
  const { message, details, code } = refused
  return { kind: 'refused', field: details.field ?? null, message, status: errors[code].status }
}
