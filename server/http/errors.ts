import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { fieldMessage } from '#contract/field-problem.ts'
import { jsonBodyBytes } from '#contract/limits.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { cardMessage } from '#server/lib/card-message.ts'
import { isDatabaseUnavailable } from '#server/lib/database-unavailable.ts'
import { isDiskRefusal } from '#server/lib/disk-refusal.ts'
import { DomainError, type ErrorDetails } from '#server/lib/domain-error.ts'
import { languageOfRequest } from '#server/lib/language.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { StorageUnavailable } from '#server/ports/storage.ts'
import { retryText } from './retry-text.ts'
import { asksForPage } from './target.ts'
import { sendWords } from './words-page.ts'

/** Retry-After while storage is unavailable. */
const AWAY_SECONDS = 10
/** Retry-After while the database starts or recovers. */
const DATABASE_SECONDS = 5

/** Turns any error into the envelope of a failure, or for a browser that may come again into a page; unexpected errors are logged, never shown. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = asDomainError(error, request)
  if (!known) request.log.error({ err: error }, 'unforeseen error')
  else if (isDatabaseUnavailable(error)) request.log.error({ err: error }, 'the database is away')
  else if (known.code === 'STORAGE_AWAY') request.log.error({ err: error }, 'storage is away')
  else if (known.code === 'STORAGE_REFUSED') request.log.error({ err: error }, 'storage refuses')
  const failure = known ?? new DomainError('INTERNAL')
  const { field, retryAfterSeconds, extra } = failure.details
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  void reply.code(errors[failure.code].status).header('cache-control', 'no-store')
  const envelope = failureEnvelope(request, failure.code, failure.details)
  if (retryAfterSeconds !== undefined && asksForPage(request))
    sendWords(request, reply, envelope.msg, failure.code === 'SERVER_BUSY' ? retryAfterSeconds : null)
  else void reply.send({ ...envelope, ...(field && { field }), ...extra })
}

/**
 * In the language of the reader. `error` is the same as `msg`: some callers read the one, some the other.
 */
export function failureEnvelope(request: FastifyRequest, code: ErrorCode, details: ErrorDetails = {}) {
  const msg = failureMessage(languageOfRequest(request), code, details)
  return { success: false, msg, error: msg, code }
}

const errorTexts = (language: Language): Record<ErrorCode, string> => {
  const { calls, operatorErrors } = textsOf(language)
  return { ...calls.errors, ...operatorErrors }
}

/**
 * What people are told, in a language. What is only ever said to programmers is in English: whoever reads another
 * language gets the code's own message. Whoever asked too often is told when they may again.
 */
export function failureMessage(language: Language, code: ErrorCode, details: ErrorDetails = {}): string {
  const { retryAfterSeconds } = details
  const why = reasonIn(language, details) ?? errorTexts(language)[code]
  const { status, retry } = errors[code]
  const isTold = status === 429 && retry && retryAfterSeconds !== undefined
  return isTold ? `${why} ${retryText(language, retryAfterSeconds)}` : why
}

function reasonIn(
  language: Language,
  { problem, field, cardCode, english }: ErrorDetails,
): string | undefined {
  if (problem !== undefined) return fieldMessage(problem, textsOf(language).calls, field)
  return cardMessage(language, cardCode) ?? (language === 'en' ? english : undefined)
}

function asDomainError(error: unknown, request: FastifyRequest): DomainError | null {
  if (error instanceof DomainError) return error
  if (error instanceof LimitReached)
    return new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: error.retryAfterSeconds })
  if (error instanceof StorageUnavailable && error.lasts) return new DomainError('STORAGE_REFUSED')
  if (error instanceof StorageUnavailable || isDiskRefusal(error))
    return new DomainError('STORAGE_AWAY', { retryAfterSeconds: AWAY_SECONDS })
  if (isDatabaseUnavailable(error))
    return new DomainError('SERVER_BUSY', { retryAfterSeconds: DATABASE_SECONDS })
  const status = statusOf(error)
  // 414: a part of the address is longer than any of ours.
  if (status === 404 || status === 414) return new DomainError('NOT_FOUND')
  // Only texts make the body of a host's call so large.
  if (status === 413)
    return new DomainError(request.routeOptions.bodyLimit === jsonBodyBytes ? 'TOO_MUCH_TEXT' : 'TOO_LARGE')
  if (status === 415 || status === 406) return new DomainError('UNSUPPORTED_TYPE')
  if (status && status >= 400 && status < 500) return new DomainError('BAD_INPUT')
  return null
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
