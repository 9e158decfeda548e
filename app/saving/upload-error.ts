import { ApiError } from '#app/lib/api.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errors

/**
 * The error that an answer to an upload stands for, in the words of the catalogue. A proxy on the way may answer with
 * anything: what cannot be read counts as not said.
 */
export function uploadError(status: number, answer: unknown, retryAfter: string | null): ApiError {
  const { msg, code }: { msg?: unknown; code?: unknown } =
    typeof answer === 'object' && answer !== null ? answer : {}
  const said = { ...(typeof msg === 'string' && { msg }), ...(isErrorCode(code) && { code }) }
  return new ApiError(status, said, Number(retryAfter) || null)
}

/** An answer that is no JSON gives null. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
