import { translateContractText } from '#app/lib/contract-translations.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import type { PhotoProblem } from './photo-problem.ts'

/**
 * What to do about a photo that failed. A damaged file gets the message for another format; so does a photo whose
 * problem is no longer known after a reload.
 */
export const photoProblemMessage = (problem: PhotoProblem | null | undefined): string =>
  translateContractText(
    problem == null || problem === 'PHOTO_DAMAGED'
      ? errors.PHOTO_UNREADABLE.message
      : errors[problem].message,
  )

/** Why a photo is not in the memorial: what is wrong with its file, or what the server answered. */
export const photoFailureMessage = (photo: {
  state: string
  problem: PhotoProblem | null
  refusal: ErrorCode | null
}): string =>
  photo.state !== 'failed' && photo.refusal !== null && photo.refusal in errors
    ? translateContractText(errors[photo.refusal].message)
    : photoProblemMessage(photo.problem)
