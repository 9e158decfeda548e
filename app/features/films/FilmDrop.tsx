import { Clapperboard } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { DropZone } from '#app/ui/DropZone.tsx'

/** Takes films, unless there are as many as a memorial can have. */
export function FilmDrop({ isFull, onFiles }: { isFull: boolean; onFiles: (files: File[]) => void }) {
  const t = useTranslations('films')
  if (isFull) return <p className="small quiet">{t('full')}</p>
  return (
    <DropZone
      icon={Clapperboard}
      label={t('drop')}
      touchLabel={t('choose')}
      hint={t('hint')}
      accept="video/*"
      multiple
      onFiles={onFiles}
    />
  )
}
