import { useMemo } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { photoFailureMessage, photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useSaving } from '#app/saving/progress.ts'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { errors } from '#contract/errors.ts'
import type { NotSaved } from './PhotoTile.tsx'

/**
 * Photos that the last save (in this tab or before a reload) could not upload, with the reason, and photos that the
 * server cannot show.
 */
export function useNotSaved(photos: readonly DraftPhoto[]): ReadonlyMap<string, NotSaved> {
  const t = useTranslations('photos')
  const { files } = useSaving()
  return useMemo(() => {
    const all = new Map<string, NotSaved>()
    for (const photo of photos) {
      const { id, refusal, serverMedia } = photo
      if (serverMedia?.state === 'FAILED')
        all.set(id, { why: photoProblemMessage('PHOTO_DAMAGED'), canRetry: false })
      else if (serverMedia === null && refusal !== null)
        all.set(id, {
          why: photoFailureMessage(photo),
          // Another version may have stored a code that is unknown here.
          canRetry: errors[refusal]?.retry !== false && refusal !== 'FILE_MISSING',
        })
    }
    for (const { id, kind, state, reason } of files)
      if (kind === 'photo' && state === 'failed')
        all.set(id, {
          why: reason instanceof ApiError ? reason.message : t('gone'),
          canRetry: canBeSentAgain(reason),
        })
    return all
  }, [files, photos, t])
}
