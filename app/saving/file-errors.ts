import { ApiError } from '#app/lib/api.ts'
import { translated } from '#app/messages/translations.ts'
import { save } from '#languages/en/screens/save.ts'
import type { SavingFile } from './progress.ts'

/** Some files could not be sent. The words for a file that is gone are those of `save` (`loadTranslations`). */
export class FilesNotSaved extends Error {
  readonly files: readonly SavingFile[]

  constructor(files: readonly SavingFile[]) {
    super(files[0] && fileError(files[0]).message)
    this.name = 'FilesNotSaved'
    this.files = files
  }
}

/** Why a file could not be sent. */
export const fileError = ({ reason }: SavingFile): ApiError =>
  reason instanceof ApiError ? reason : new ApiError(404, { msg: translated({ save }).save.gone })

/** What stopped a save; a programming error counts as a failure that may pass. */
export function errorOf(reason: unknown): ApiError {
  if (reason instanceof FilesNotSaved && reason.files[0]) return fileError(reason.files[0])
  return reason instanceof ApiError ? reason : new ApiError(500, {})
}
