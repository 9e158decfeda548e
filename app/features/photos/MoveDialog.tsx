import { ArrowLeft, ArrowLeftToLine, ArrowRight, ArrowRightToLine } from 'lucide-react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import styles from './MoveDialog.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'

interface Props {
  photo: DraftPhoto
  /** Where it stands, from 0. */
  place: number
  total: number
  onMove: (place: number) => void
  onClose: () => void
}

/** Moves a photo without dragging: in steps, as often as one likes, or to either end. */
export function MoveDialog({ photo, place, total, onMove, onClose }: Props) {
  const t = useTranslations('creation.photos.moveDialog')
  const all = useTranslations('creation.photos')
  const last = total - 1
  const moves = [
    { key: 'earlier', icon: ArrowLeft, to: place - 1 },
    { key: 'later', icon: ArrowRight, to: place + 1 },
    { key: 'start', icon: ArrowLeftToLine, to: 0 },
    { key: 'end', icon: ArrowRightToLine, to: last },
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      width="narrow"
      actions={
        <Button look="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles.photo}>
        <span className={styles.picture}>
          <PhotoPicture photo={photo} alt={photo.caption.trim() || all('alt', { number: place + 1 })} />
        </span>
        <p role="status">{t('place', { place: place + 1, total })}</p>
      </div>
      <div className={styles.moves}>
        {moves.map(({ key, icon, to }) => {
          const goes = to >= 0 && to <= last && to !== place
          return (
            // never `disabled`: at the end of the row the button would lose the focus
            <span key={key} className={goes ? undefined : styles.spent}>
              <Button icon={icon} wide aria-disabled={!goes || undefined} onPress={() => goes && onMove(to)}>
                {t(key)}
              </Button>
            </span>
          )
        })}
      </div>
    </Dialog>
  )
}
