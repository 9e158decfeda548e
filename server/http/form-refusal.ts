import type { FastifyRequest } from 'fastify'
import { errors } from '#contract/errors.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { languageOfRequest } from '#server/lib/language.ts'
import { LimitReached } from '#server/ports/limits.ts'
import type { FormResult, RefusedForm } from '../../app/context.ts'
import { failureMessage } from './errors.ts'

/** What the page says of a form that was refused. Unexpected errors are thrown again. */
export function refusedForm(request: FastifyRequest, reason: unknown): RefusedForm {
  const refused =
    reason instanceof LimitReached
      ? new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: reason.retryAfterSeconds })
      : reason
  if (!(refused instanceof DomainError)) throw reason
  const { details, code } = refused
  const message = failureMessage(languageOfRequest(request), code, details)
  return { kind: 'refused', code, field: details.field ?? null, message, status: errors[code].status }
}

/** Does what a form asks for, and tells its page the result. Unexpected errors are thrown again. */
export async function answeredForm(
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<FormResult> {
  try {
    await work()
    return { kind: 'noted' }
  } catch (reason) {
    return refusedForm(request, reason)
  }
}
