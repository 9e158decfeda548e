import { useStore } from 'zustand'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { canBeRetried } from '#app/lib/photos/photo-problem.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoStatus, PhotoTrouble } from '#app/parts/photo-picker/PhotoStates.tsx'
import { progress } from '#app/saving/progress.ts'
import { PhotoPicture } from './PhotoPicture.tsx'
import styles from './PhotoTile.module.css'
import { isAtHand, retryPhoto } from './photo-work.ts'

/** Whether there is something to show large. */
export const isViewable = ({ state }: DraftPhoto): boolean => state === 'ready'

interface Props {
  photo: DraftPhoto
  /** Its place, starting from 1. */
  number: number
  /** Shows it large. */
  onOpen: (id: string) => void
}

/** The picture of a tile, which opens it large. A drag can begin here. */
export function TilePicture({ photo, number, onOpen }: Props) {
  const t = useTranslations('photos')
  const image = <PhotoPicture photo={photo} alt={photo.caption.trim() || t('alt', { number })} />
  return (
    // The same element in every state: dnd-kit looks for it once.
    <span className={styles.grip} data-grip="">
      {isViewable(photo) ? (
        <button
          type="button"
          className={styles.open}
          data-open=""
          aria-label={t('openNamed', { number })}
          // Where a drag ends in a click, dnd-kit has prevented it.
          onClick={(event) => event.defaultPrevented || onOpen(photo.id)}
        >
          {image}
        </button>
      ) : (
        image
      )}
      {photo.serverMedia === null && <SendingBar id={photo.id} name={photo.name} />}
    </span>
  )
}

/** Upload progress of a photo; renders nothing if it is not being uploaded. */
function SendingBar({ id, name }: { id: string; name: string }) {
  const t = useTranslations('photos')
  const part = useStore(progress.state, ({ files }) => {
    const file = files.find((one) => one.id === id)
    return file?.state === 'sending' ? Math.min(1, file.sent / Math.max(1, file.size)) : null
  })
  if (part === null) return null
  return (
    <PhotoStatus>
      <span>{t('sending')}</span>
      <progress max={1} value={part} aria-label={name} />
    </PhotoStatus>
  )
}

/** The error in place of the picture; the caption stays below. */
export function PhotoFailure({ photo }: { photo: DraftPhoto }) {
  const t = useTranslations('photos')
  return (
    <PhotoTrouble
      inFrame
      what={t('error', { file: photo.name })}
      why={photoProblemMessage(photo.problem)}
      retry={
        canBeRetried(photo.problem, isAtHand(photo.id)) && {
          label: t('retry'),
          name: t('retryFile', { file: photo.name }),
          onPress: () => retryPhoto(photo),
        }
      }
    />
  )
}
