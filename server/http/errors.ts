import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errors } from '#contract/errors.ts'
import type { Language } from '#contract/languages/index.ts'
import { isDatabaseAway } from '#server/lib/database-away.ts'
import { isDiskRefusal } from '#server/lib/disk-refusal.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { contractText, languageOfRequest } from '#server/lib/language.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { StorageAway } from '#server/ports/storage.ts'

/** Retry-After while storage is unavailable. */
const AWAY_SECONDS = 10
/** Retry-After while the database starts or recovers. */
const DATABASE_SECONDS = 5

/** Turns any error into the envelope of a failure; unexpected errors are logged, never shown. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = asDomainError(error)
  if (!known) request.log.error({ err: error }, 'unforeseen error')
  else if (isDatabaseAway(error)) request.log.error({ err: error }, 'the database is away')
  else if (known.code === 'STORAGE_AWAY') request.log.error({ err: error }, 'storage is away')
  else if (known.code === 'STORAGE_REFUSED') request.log.error({ err: error }, 'storage refuses')
  const failure = known ?? new DomainError('INTERNAL')
  const { field, retryAfterSeconds, extra } = failure.details
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  void reply
    .code(errors[failure.code].status)
    .header('cache-control', 'no-store')
    .send({ ...failureEnvelope(request, failure.code, failure.message), ...(field && { field }), ...extra })
}

/**
 * In the language of the reader. `error` is the same as `msg`: some callers read the one, some the other.
 *
 * @param words in English; by default those of the code
 */
export function failureEnvelope(
  request: FastifyRequest,
  code: ErrorCode,
  words: string = errors[code].message,
) {
  const msg = failureWords(languageOfRequest(request), code, words)
  return { success: false, msg, error: msg, code }
}

/** Texts for programmers have no translation: in other languages the code's own text is used. */
export const failureWords = (
  language: Language,
  code: ErrorCode,
  words: string = errors[code].message,
): string => contractText(language, words) ?? contractText(language, errors[code].message) ?? words

function asDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error
  if (error instanceof LimitReached)
    return new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: error.retryAfterSeconds })
  if (error instanceof StorageAway && error.lasts) return new DomainError('STORAGE_REFUSED')
  if (error instanceof StorageAway || isDiskRefusal(error))
    return new DomainError('STORAGE_AWAY', { retryAfterSeconds: AWAY_SECONDS })
  if (isDatabaseAway(error)) return new DomainError('SERVER_BUSY', { retryAfterSeconds: DATABASE_SECONDS })
  const status = statusOf(error)
  // 414: a part of the address is longer than any of ours.
  if (status === 404 || status === 414) return new DomainError('NOT_FOUND')
  if (status === 413) return new DomainError('TOO_LARGE')
  if (status === 415 || status === 406) return new DomainError('UNSUPPORTED_TYPE')
  if (status && status >= 400 && status < 500) return new DomainError('BAD_INPUT')
  return null
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
