import type { DraftPhoto } from '#app/draft/schema.ts'
import { canBeRetried } from '#app/lib/photos/photo-problem.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoTrouble } from '#app/parts/photo-picker/PhotoStates.tsx'
import { PhotoPicture } from './PhotoPicture.tsx'
import styles from './PhotoTile.module.css'
import { isAtHand } from './photo-work.ts'
import { SendingBar } from './SendingBar.tsx'

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

interface FailureProps {
  photo: DraftPhoto
  onRetry: (photo: DraftPhoto) => void
}

/** The error in place of the picture; the caption stays below. */
export function PhotoFailure({ photo, onRetry }: FailureProps) {
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
          onPress: () => onRetry(photo),
        }
      }
    />
  )
}
