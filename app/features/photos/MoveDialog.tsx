import { ArrowLeft, ArrowLeftToLine, ArrowRight, ArrowRightToLine } from 'lucide-react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import styles from './MoveDialog.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'
import { PlaceField } from './PlaceField.tsx'
import { usePlace } from './use-place.ts'

interface Props {
  /** The photos to move, in their order, which they keep. */
  photos: readonly DraftPhoto[]
  /** Position of the first of them, starting from 0. */
  place: number
  total: number
  /** Receives the new position of the first photo; the others follow it. */
  onMove: (place: number) => void
  onClose: () => void
}

/**
 * Moves photos without dragging: a single one step by step, or any number of them to a position, to the start or to the
 * end.
 */
export function MoveDialog({ photos, place, total, onMove, onClose }: Props) {
  const t = useTranslations('photos.moveDialog')
  const all = useTranslations('photos')
  const [first] = photos
  const last = total - photos.length
  const steps = [
    { key: 'earlier', icon: ArrowLeft, to: place - 1 },
    { key: 'later', icon: ArrowRight, to: place + 1 },
  ] as const
  const ends = [
    { key: 'start', icon: ArrowLeftToLine, to: 0 },
    { key: 'end', icon: ArrowRightToLine, to: last },
  ] as const
  const isOne = photos.length === 1
  const asked = usePlace(last + 1, onMove)
  if (!first) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? t('title') : t('titleMany', { count: photos.length })}
      width="narrow"
      actions={
        <Button look="primary" onPress={() => asked.go() && onClose()}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles.photo}>
        <span className={styles.picture}>
          <PhotoPicture photo={first} alt={first.caption.trim() || all('alt', { number: place + 1 })} />
        </span>
        <p role="status">
          {isOne
            ? t('place', { place: place + 1, total })
            : t('placeMany', { place: place + 1, total, count: photos.length })}
        </p>
      </div>
      <PlaceField last={last + 1} asked={asked} />
      <div className={`stack s3 top5 ${styles.moves}`}>
        {(isOne ? [...steps, ...ends] : ends).map(({ key, icon, to }) => {
          const goes = to >= 0 && to <= last && (!isOne || to !== place)
          return (
            // not `disabled`, because at the end of the list the button would lose the focus
            <span key={key} className={goes ? undefined : styles.spent}>
              <Button
                icon={icon}
                wide
                aria-disabled={!goes || undefined}
                onPress={() => goes && asked.move(to)}
              >
                {t(key)}
              </Button>
            </span>
          )
        })}
      </div>
    </Dialog>
  )
}
