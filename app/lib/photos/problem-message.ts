import { errorMessage } from '#app/lib/error-message.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import type { PhotoProblem } from './photo-problem.ts'

/** What to do about a photo that failed; one whose problem is no longer known after a reload gets the message for another format. */
export const photoProblemMessage = (problem: PhotoProblem | null | undefined): string =>
  errorMessage(problem ?? 'PHOTO_UNREADABLE')

/** Why a photo is not in the memorial: what is wrong with its file, or what the server answered. */
export const photoFailureMessage = (photo: {
  state: string
  problem: PhotoProblem | null
  refusal: ErrorCode | null
}): string =>
  photo.state !== 'failed' && photo.refusal !== null && photo.refusal in errors
    ? errorMessage(photo.refusal)
    : photoProblemMessage(photo.problem)
