import { ApiError } from '#app/lib/api.ts'

/** Why something did not work, in the words of the error catalogue; anything but a failed call goes on up. */
export function errorMessage(reason: unknown): string {
  if (reason instanceof ApiError) return reason.message
  throw reason
}
