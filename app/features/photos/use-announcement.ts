import { useEffect, useRef, useState } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'

/**
 * Text for screen readers: photos that have just failed, several in one sentence, and whatever is passed to `announce`.
 */
export function useAnnouncement(photos: readonly DraftPhoto[]): {
  announcement: string
  announce: (words: string) => void
} {
  const t = useTranslations('photos')
  const [announcement, announce] = useState('')
  // Photos that had failed before the screen was opened are not announced.
  const [before] = useState(() => idsOf(photos.filter(isFailed)))
  const told = useRef(before)

  useEffect(() => {
    const failed = photos.filter(isFailed)
    const fresh = failed.filter((photo) => !told.current.has(photo.id))
    told.current = idsOf(failed)
    if (fresh.length === 0) return
    announce(
      fresh
        .map(({ name, problem }) => `${t('error', { file: name })}. ${photoProblemMessage(problem)}`)
        .join(' '),
    )
  }, [photos, t])

  return { announcement, announce }
}

const isFailed = ({ state }: DraftPhoto): boolean => state === 'failed'
const idsOf = (photos: readonly DraftPhoto[]): Set<string> => new Set(photos.map(({ id }) => id))
