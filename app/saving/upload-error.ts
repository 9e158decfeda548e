import { ApiError } from '#app/lib/api.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errors

/**
 * Converts the answer to an upload to an error with its message. A proxy in between may answer with anything: fields
 * that cannot be read are ignored.
 */
export function uploadError(status: number, answer: unknown, retryAfter: string | null): ApiError {
  const { msg, code }: { msg?: unknown; code?: unknown } =
    typeof answer === 'object' && answer !== null ? answer : {}
  const said = { ...(typeof msg === 'string' && { msg }), ...(isErrorCode(code) && { code }) }
  return new ApiError(status, said, Number(retryAfter) || null)
}

/** Parses JSON; null for any other text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
