import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import styles from './PhotoTile.module.css'
import type { RemovedPhoto } from './removed-photos.ts'

interface Props {
  gap: RemovedPhoto
  /** Whether it takes the focus that the photo had. */
  takesFocus: boolean
  onPutBack: (gap: RemovedPhoto) => void
}

/** Takes the place of a removed photo: 'Photo removed · Undo'. */
export function RemovedPhotoTile({ gap, takesFocus, onPutBack }: Props) {
  const t = useTranslations('photos')
  const common = useTranslations('common')
  const { caption, name } = gap.photo
  const photo = caption.trim() || name
  const undo = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the tile appears
  useEffect(() => {
    if (takesFocus) undo.current?.focus({ preventScroll: true })
  }, [])

  return (
    <li className={`stack centred s1 anywhere dashed ${styles.gap}`}>
      <span className="quiet">{t('removed')}</span>
      {caption.trim() && <span className={`quiet cut ${styles.gone}`}>{caption}</span>}
      <Button
        ref={undo}
        look="link"
        icon={Undo2}
        aria-label={t('putBack', { photo })}
        onPress={() => onPutBack(gap)}
      >
        {common('undo')}
      </Button>
    </li>
  )
}
