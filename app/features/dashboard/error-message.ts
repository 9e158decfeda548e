import { ApiError } from '#app/lib/api.ts'

/** The message of a failed call, from the error catalogue; rethrows anything else. */
export function errorMessage(reason: unknown): string {
  if (reason instanceof ApiError) return reason.message
  throw reason
}
