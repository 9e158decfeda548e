import { useDraft } from '#app/draft/hooks.ts'
import { writtenStories } from '#app/draft/rules.ts'
import { useTranslations } from '#app/messages/index.tsx'

/** Says before a book is generated that there is little to print. It reads the draft's copy of the saved memorial. */
export function EmptyBookNote({ memorialUuid }: { memorialUuid: string }) {
  const t = useTranslations('keepsakes.book')
  const saved = useDraft((draft) => (draft.memorialUuid === memorialUuid ? draft.baseline : null))
  if (!saved || saved.photos.length > 0) return null
  const hasStories = writtenStories(saved).length > 0
  return <p className="quiet">{t(hasStories ? 'noPhotos' : 'empty')}</p>
}
