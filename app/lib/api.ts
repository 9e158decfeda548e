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
import { codeOfStatus, type ErrorCode, errors } from '#contract/errors.ts'
import { endpointOf } from './endpoint-of.ts'
import { errorMessage } from './error-message.ts'
import { networkFailureMessage, somethingWrongMessage } from './network-failure.ts'
import { readToken } from './token.ts'

const getPuzzle = endpointOf<typeof getCaptcha>({ method: 'GET', path: '/anon/captcha' })

/** A call that did not succeed, in words that a person can read. */
export class ApiError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number
  readonly code: ErrorCode | null
  /** Whether the same thing may be tried again. */
  readonly retry: boolean
  /** The input that is to blame, where one is. */
  readonly field: string | null
  /** Seconds to wait before another try. */
  readonly retryAfter: number | null
  /** Whatever else the answer carried, e.g. the memorial as it stands after a stale save. */
  readonly answer: unknown

  constructor(status: number, failure: Partial<Failure>, retryAfter: number | null = null) {
    const code = failure.code && failure.code in errors ? failure.code : codeOfStatus(status)
    super(failure.msg || messageFor(status, code))
    this.name = 'ApiError'
    this.status = status
    this.code = failure.code ?? null
    this.retry = status === 0 || code === null || errors[code].retry
    this.field = failure.field ?? null
    this.retryAfter = retryAfter
    this.answer = failure
  }
}

function messageFor(status: number, code: ErrorCode | null): string {
  if (status === 0) return networkFailureMessage()
  return code === null ? somethingWrongMessage() : errorMessage(code)
}

type Input<S extends Endpoint> = (SentParams<S> extends undefined ? unknown : { params: SentParams<S> }) &
  (SentQuery<S> extends undefined ? unknown : { query?: SentQuery<S> }) &
  (SentBody<S> extends undefined ? unknown : { body: SentBody<S> | Form<S> }) & {
    signal?: AbortSignal
    /** Sent even while the page is being left. */
    keepalive?: boolean
    /** Sent without the token: somebody else than whoever is signed in here. */
    asNobody?: boolean
  }

/** Calls that take files take their body as a form. */
type Form<S extends Endpoint> = S extends { files: unknown } ? FormData : never

/** Whether an input may be left out altogether. */
type Args<S extends Endpoint> = Record<never, never> extends Input<S> ? [input?: Input<S>] : [input: Input<S>]

/**
 * Calls an endpoint with the stored token, if there is one. What a full house turns away is sent again when it says so;
 * where the server asks for a proof of work, a worker makes one and the same is sent again with it. Nothing of that is
 * loaded before.
 * Rejects with `ApiError`; an abort stays an abort.
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
    const outcome = await read<S>(response)
    if (!(outcome instanceof ApiError)) return outcome
    if (outcome.code === 'CAPTCHA_NEEDED' && proof === undefined && !keepalive) {
      const made = await proofOfWork()
      // A browser that cannot make one is told what the server said.
      if (made === null) throw outcome
      return send(left, made)
    }
    if (left === 0 || !isUntouched(outcome)) throw outcome
    await pause(outcome.retryAfter ?? 0, signal)
    return send(left - 1, proof)
  }
  // A page that is being left waits for nothing.
  return send(keepalive ? 0 : TIMES_AGAIN)
}

async function proofOfWork(): Promise<string | null> {
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
  // Before the files: by the fields it is decided whether they are kept.
  form.set('captcha', proof)
  for (const [name, value] of body) form.append(name, value)
  return form
}

/** How often a call is sent again that a full house turned away at the door: three times 15 s at most. */
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

/** `?status=ATTENDING`; what is not given is left out. */
function searchOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search}` : ''
}

async function read<S extends Endpoint>(response: Response): Promise<Answer<S> | ApiError> {
  const answer = await response.json().catch(() => null)
  if (response.ok && answer?.success === true) return answer
  return new ApiError(response.status, answer ?? {}, Number(response.headers.get('retry-after')) || null)
}

function headersFor(body: unknown, asNobody = false): Record<string, string> {
  const { pid, ...others } = callerHeaders()
  return {
    ...others,
    ...(pid !== undefined && !asNobody && { pid }),
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  }
}

/** Who asks, and in which language: what every request carries, also one that is not sent by `call`. */
export function callerHeaders(): Record<string, string> {
  const token = readToken()
  return {
    ...(token && { pid: token }),
    // The page may speak another language than the browser asks for: its memorial's own.
    ...(typeof document !== 'undefined' && { 'accept-language': document.documentElement.lang }),
  }
}
