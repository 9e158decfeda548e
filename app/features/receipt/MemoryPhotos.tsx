import { Trash2 } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import type { Media } from '#contract/media.ts'
import styles from './Receipt.module.css'

interface Props {
  photos: readonly Media[]
  /** Uuids. */
  removed: readonly string[]
  /** Null: they can only be looked at. */
  onRemoved: ((uuids: readonly string[]) => void) | null
}

/** The photos of a memory. Those that are removed leave it when the change is saved. */
export function MemoryPhotos({ photos, removed, onRemoved }: Props) {
  const t = useTranslations('receipt.memory')
  if (photos.length === 0) return null
  return (
    <ul className={`stack s3 ${styles.photos}`} aria-label={t('photos')}>
      {photos.map((photo, index) => (
        <li key={photo.uuid}>
          {removed.includes(photo.uuid) ? (
            <RemovedNote onUndo={() => onRemoved?.(removed.filter((uuid) => uuid !== photo.uuid))}>
              {t('removed')}
            </RemovedNote>
          ) : (
            <>
              {photo.state === 'READY' ? (
                <Picture
                  photo={photo}
                  alt={photo.title || t('photo', { number: index + 1 })}
                  sizes="(min-width: 48rem) 16rem, 45vw"
                />
              ) : (
                <p className="quiet">{t('developing')}</p>
              )}
              {onRemoved && (
                <Button
                  look="tool"
                  icon={Trash2}
                  data-remove=""
                  aria-label={t('removeNamed', { number: index + 1 })}
                  onPress={() => onRemoved([...removed, photo.uuid])}
                  word="remove"
                />
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
