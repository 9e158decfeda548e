import { z } from 'zod'
import { ApiError } from '#app/lib/api.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errors

/** A proxy on the way may answer with anything: what cannot be read counts as not said. */
const Failure = z
  .object({
    msg: z.string().optional().catch(undefined),
    code: z.custom<ErrorCode>(isErrorCode).optional().catch(undefined),
  })
  .catch({})

/** The error that an answer to an upload stands for, in the words of spec 1 §8. */
export function failureOf(status: number, answer: unknown, retryAfter: string | null): ApiError {
  const { msg, code } = Failure.parse(answer)
  return new ApiError(status, { ...(msg && { msg }), ...(code && { code }) }, Number(retryAfter) || null)
}

/** An answer that is no JSON gives null. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
