import type { getCaptcha } from '#contract/accounts.ts'
import {
  type Answer,
  type Endpoint,
  type Failure,
  fillPath,
  type SentBody,
  type SentParams,
  type SentQuery,
} from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { endpointOf } from './endpoint-of.ts'
import { errorMessage } from './error-message.ts'
import { networkFailureMessage, readFallback } from './network-failure.ts'
import { readToken, substitute } from './token.ts'

const getPuzzle = endpointOf<typeof getCaptcha>({ method: 'GET', path: '/anon/captcha' })

/** The code for an answer that names none. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'BAD_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'EMAIL_TAKEN',
  429: 'TOO_MANY_ATTEMPTS',
  500: 'SERVER_BUSY',
  502: 'SERVER_BUSY',
  503: 'SERVER_BUSY',
  504: 'SERVER_BUSY',
}

/** A call that failed, with a message for people. */
export class ApiError extends Error {
  /** 0 when there was no answer. */
  readonly status: number
  readonly code: ErrorCode | null
  /** Whether the same call may be tried again. */
  readonly retry: boolean
  /** Whether the answer, or that there was none, says why. */
  readonly isExplained: boolean
  /** The input that the error is about, if it is about one. */
  readonly field: string | null
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | null
  /** The whole body of the answer, e.g. with the current memorial after a stale save. */
  readonly answer: unknown

  /** @param path of the call, for an answer that says nothing */
  constructor(status: number, failure: Partial<Failure>, retryAfter: number | null = null, path?: string) {
    const code = failure.code && failure.code in errors ? failure.code : (codeOfStatus[status] ?? null)
    super(failure.msg || messageFor(status, code, path))
    this.name = 'ApiError'
    this.status = status
    this.code = failure.code ?? null
    this.retry = status === 0 || code === null || errors[code].retry
    this.isExplained = status === 0 || code !== null || Boolean(failure.msg)
    this.field = failure.field ?? null
    this.retryAfter = retryAfter
    this.answer = failure
  }
}

function messageFor(status: number, code: ErrorCode | null, path?: string): string {
  if (status === 0) return networkFailureMessage()
  return code === null ? readFallback(path) : errorMessage(code)
}

type Input<S extends Endpoint> = (SentParams<S> extends undefined ? unknown : { params: SentParams<S> }) &
  (SentQuery<S> extends undefined ? unknown : { query?: SentQuery<S> }) &
  (SentBody<S> extends undefined ? unknown : { body: SentBody<S> | Form<S> }) & {
    signal?: AbortSignal
    /** The request is sent even while the page is being left. */
    keepalive?: boolean
    /** The request is sent without the token of whoever is signed in here. */
    asNobody?: boolean
  }

/** Calls that take files may take their body as a form. */
type Form<S extends Endpoint> = S extends { files: unknown } ? FormData : never

/** The input may be omitted when all its fields are optional. */
type Args<S extends Endpoint> = Record<never, never> extends Input<S> ? [input?: Input<S>] : [input: Input<S>]

/**
 * Calls an endpoint with the stored token, if there is one. A call that an overloaded server refused untouched is
 * repeated after the time the server names. When the server asks for a proof of work, a worker makes one and the call
 * is repeated with it; the code for that is loaded only then.
 * Rejects with `ApiError`, or with the signal's reason when aborted.
 */
export async function call<S extends Endpoint>(endpoint: S, ...[input]: Args<S>): Promise<Answer<S>> {
  const { params, query, body, signal, keepalive, asNobody } = (input ?? {}) as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
    signal?: AbortSignal
    keepalive?: boolean
    asNobody?: boolean
  }
  async function send(left: number, proof?: string): Promise<Answer<S>> {
    let response: Response
    try {
      response = await fetch(fillPath(endpoint.path, params) + searchOf(query), {
        method: endpoint.method,
        headers: headersFor(body, asNobody),
        ...(body !== undefined && { body: bodyOf(body, proof) }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      })
    } catch (cause) {
      if (signal?.aborted) throw cause
      throw new ApiError(0, {})
    }
    const outcome = await read(endpoint, response)
    if (!(outcome instanceof ApiError)) return outcome
    if (outcome.code === 'CAPTCHA_NEEDED' && proof === undefined && !keepalive) {
      const made = await proveWork()
      // If the browser cannot make a proof, the caller gets the server's error.
      if (made === null) throw outcome
      return send(left, made)
    }
    if (left === 0 || !isUntouched(outcome)) throw outcome
    await pause(outcome.retryAfter ?? 0, signal)
    return send(left - 1, proof)
  }
  // A page that is being left does not wait.
  return send(keepalive ? 0 : TIMES_AGAIN)
}

/** A proof of work for a crowded network; null where this browser cannot make one. */
export async function proveWork(): Promise<string | null> {
  try {
    const [{ solvePuzzle }, { puzzle }] = await Promise.all([import('./captcha/solve.ts'), call(getPuzzle)])
    return await solvePuzzle(puzzle)
  } catch {
    return null
  }
}

function bodyOf(body: unknown, proof: string | undefined): BodyInit {
  if (proof === undefined) return body instanceof FormData ? body : JSON.stringify(body)
  if (!(body instanceof FormData)) return JSON.stringify({ ...(body as object), captcha: proof })
  const form = new FormData()
  // Before the files: the server decides by the fields whether to store them.
  form.set('captcha', proof)
  for (const [name, value] of body) form.append(name, value)
  return form
}

/** How often a call is repeated that an overloaded server refused untouched; each wait is at most 15 s. */
const TIMES_AGAIN = 3

const isUntouched = ({ answer }: ApiError): boolean => (answer as Partial<Failure>).untouched === true

/** Rejects with the signal's reason. */
async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => resolve(clearTimeout(timer)))
  })
  signal?.throwIfAborted()
}

/** Builds the query string, e.g. `?status=ATTENDING`; null and undefined are left out. */
function searchOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search}` : ''
}

async function read<S extends Endpoint>({ path }: S, response: Response): Promise<Answer<S> | ApiError> {
  const answer = await response.json().catch(() => null)
  if (response.ok && answer?.success === true) return answer
  const retryAfter = Number(response.headers.get('retry-after')) || null
  return new ApiError(response.status, answer ?? {}, retryAfter, path)
}

function headersFor(body: unknown, asNobody = false): Record<string, string> {
  const { pid, ...others } = callerHeaders()
  return {
    ...others,
    ...(pid !== undefined && !asNobody && { pid }),
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  }
}

/** Headers that say who calls and in which language; every request carries them, also one that `call` does not send. */
export function callerHeaders(): Record<string, string> {
  const token = readToken() ?? substitute.readToken?.()
  return {
    ...(token && { pid: token }),
    // The page may be in another language than the browser asks for: the language of its memorial.
    ...(typeof document !== 'undefined' && { 'accept-language': document.documentElement.lang }),
  }
}
