import { useEffect, useRef, useState } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import type { PhotoProblem } from '#app/lib/photos/photo-problem.ts'
import { problemWords } from '#app/lib/photos/problem-words.ts'
import { useTranslations } from '#app/messages/index.tsx'

/** What is read aloud: photos that have just failed, several in one sentence, and whatever is announced. */
export function useAnnouncement(
  photos: readonly DraftPhoto[],
  problems: Readonly<Record<string, PhotoProblem>>,
): { announcement: string; announce: (words: string) => void } {
  const t = useTranslations('creation.photos')
  const [announcement, announce] = useState('')
  const told = useRef(new Set<string>())

  useEffect(() => {
    const failed = photos.filter((photo) => photo.state === 'failed')
    const fresh = failed.filter((photo) => problems[photo.id] && !told.current.has(photo.id))
    told.current = new Set(failed.map((photo) => photo.id))
    if (fresh.length === 0) return
    announce(
      fresh.map(({ id, name }) => `${t('error', { file: name })}. ${problemWords(problems[id])}`).join(' '),
    )
  }, [photos, problems, t])

  return { announcement, announce }
}
