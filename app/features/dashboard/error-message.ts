import { ApiError } from '#app/lib/api.ts'

/** The error catalogue's text for a failed call; rethrows anything else. */
export function errorMessage(reason: unknown): string {
  if (reason instanceof ApiError) return reason.message
  throw reason
}
