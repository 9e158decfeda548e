import { inReadersWords } from '#app/lib/contract-words.ts'
import { errors } from '#contract/errors.ts'
import type { PhotoProblem } from './photo-problem.ts'

/**
 * What to do about a photo that failed. A file that is damaged is told as one of another format;
 * so is one whose problem is not known any more, after a reload.
 */
export const problemWords = (problem: PhotoProblem | null | undefined): string =>
  inReadersWords(
    problem == null || problem === 'PHOTO_DAMAGED'
      ? errors.PHOTO_UNREADABLE.message
      : errors[problem].message,
  )
