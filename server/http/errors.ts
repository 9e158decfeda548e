import { createHash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '#contract/brand.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { fieldMessage } from '#contract/field-problem.ts'
import { hasKey } from '#contract/has-key.ts'
import { textsOf } from '#languages/all.ts'
import { directionOf, type Language, localeOf, tagOf } from '#languages/index.ts'
import { oncePer } from '#languages/once-per.ts'
import { isDiskRefusal } from '#server/lib/disk-refusal.ts'
import { DomainError, type ErrorDetails } from '#server/lib/domain-error.ts'
import { languageOfRequest } from '#server/lib/language.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { StorageUnavailable } from '#server/ports/storage.ts'
import { jsonBodyBytes } from './body-limits.ts'
import { asksForPage } from './target.ts'

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

/**
 * PostgreSQL's codes: starting, recovering or stopping; no room for another connection; no connections or no writes at
 * the moment.
 */
const STATES = /^(57P0[123]|08\w{3}|53[34]00|55000|25006)$/
/** Errors of the connection. */
const CONNECTION = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
/** Errors for which pg has only a text. */
const WORDS =
  /^Connection terminated|timeout exceeded when trying to connect|has encountered a connection error/

/** Whether the database is unavailable, or became so during a call: the call may be retried soon. */
export function isDatabaseUnavailable(reason: unknown): boolean {
  if (reason instanceof AggregateError) return reason.errors.some(isDatabaseUnavailable)
  if (!(reason instanceof Error)) return false
  const code = 'code' in reason ? String(reason.code) : ''
  return STATES.test(code) || CONNECTION.test(code) || WORDS.test(reason.message)
}

/** Why a card was refused; undefined for a code that is not in our catalogue, such as some of Stripe's. */
function cardMessage(language: Language, code: string | undefined): string | undefined {
  const { cards } = textsOf(language).calls
  return code !== undefined && hasKey(cards, code) ? cards[code] : undefined
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In the unit that people would say: never sooner than it is true, nor in hundreds of anything. */
function inUnit(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds < 2 * MINUTE) return [Math.max(1, Math.ceil(seconds)), 'second']
  if (seconds < 2 * HOUR) return [Math.ceil(seconds / MINUTE), 'minute']
  if (seconds < 2 * DAY) return [Math.ceil(seconds / HOUR), 'hour']
  return [Math.ceil(seconds / DAY), 'day']
}

const relativeTimes = oncePer(
  (language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' }),
)

/** 'You can try again in 3 minutes.', in a language. */
export function retryText(language: Language, seconds: number): string {
  const when = relativeTimes(language).format(...inUnit(seconds))
  // Arabic is given the word for 'within': one may go on after that time, not during it.
  const after = when.replace(/^خلال /, 'بعد ')
  return textsOf(language).calls.general.tryAgain.replace('{when}', after)
}

const style = 'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.25rem/1.6 system-ui,sans-serif}'
const hash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * A page that needs no further request.
 *
 * @param seconds after which it reloads itself; null: never. A posted form is sent again only when the reader reloads.
 */
function sendWords(request: FastifyRequest, reply: FastifyReply, words: string, seconds: number | null) {
  const language = languageOfRequest(request)
  const reloads = seconds !== null && request.method === 'GET'
  void reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${tagOf(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        (reloads ? `<meta http-equiv="refresh" content="${seconds}">` : '') +
        `<title>${brand.name}</title><style>${style}</style></head><body><main><p>${words}</p></main></body></html>`,
    )
}
