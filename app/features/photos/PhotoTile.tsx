import { useSortable } from '@dnd-kit/react/sortable'
import { CircleAlert, GripVertical, RotateCw, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { canBeRetried } from '#app/lib/photos/photo-problem.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CaptionField } from '#app/ui/CaptionField.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Print } from '#app/ui/Print.tsx'
import { memorial } from '#contract/limits.ts'
import { PhotoPicture } from './PhotoPicture.tsx'
import styles from './PhotoTile.module.css'
import { isAtHand } from './photo-work.ts'
import { SendingBar } from './SendingBar.tsx'

/** Why a photo that has a file was not saved. */
export interface NotSaved {
  why: string
  /** Whether uploading it again may succeed. */
  canRetry: boolean
}

export interface TileActions {
  onCaption: (id: string, caption: string) => void
  onRemove: (photo: DraftPhoto) => void
  onRetry: (photo: DraftPhoto) => void
  /** Whether saving the form uploads photos again that the server does not have. */
  canSendAgain?: boolean | undefined
  /** Opens the Move dialog, for people who do not drag. */
  onMoveAsked: (id: string) => void
  /** Shows it large. */
  onOpen: (id: string) => void
}

interface Props extends TileActions {
  photo: DraftPhoto
  /** Starts from 0. */
  index: number
  notSaved: NotSaved | undefined
}

/** One photo as a print, with its caption field, progress and error. */
export const PhotoTile = memo(function PhotoTile(props: Props) {
  const { photo, index, notSaved, canSendAgain, onCaption, onRemove, onRetry, onMoveAsked, onOpen } = props
  const t = useTranslations('photos')
  const { ref, isDragSource } = useSortable({ id: photo.id, index })
  const number = index + 1
  const failed = photo.state === 'failed'
  const image = <PhotoPicture photo={photo} alt={photo.caption.trim() || t('alt', { number })} />
  const picture = failed ? (
    <Failure photo={photo} onRetry={onRetry} />
  ) : (
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
  return (
    <li
      ref={ref}
      className={classes(styles.tile, failed && styles.failed, isDragSource && styles.dragged)}
      id={`photo-${photo.id}`}
      data-photo={photo.id}
      data-failed={failed || notSaved ? '' : undefined}
    >
      <Print flat picture={picture}>
        {notSaved && (
          <div className={styles.notSaved}>
            <p className={styles.error}>
              <Icon of={CircleAlert} />
              <span>{notSaved.why}</span>
            </p>
            {canSendAgain && notSaved.canRetry && (
              <Button
                type="submit"
                look="link"
                icon={RotateCw}
                data-retry=""
                aria-label={t('retryNamed', { number })}
              >
                {t('retry')}
              </Button>
            )}
          </div>
        )}
        <CaptionField
          label={t('caption', { number })}
          placeholder={t('captionPlaceholder')}
          value={photo.caption}
          maxLength={memorial.captionMax}
          onChange={(event) => onCaption(photo.id, event.currentTarget.value)}
        />
        <div className={styles.tools}>
          <span className={styles.handle} data-grip="" data-handle="">
            <Button
              look="tool"
              icon={GripVertical}
              aria-label={t('moveNamed', { number })}
              onPress={() => onMoveAsked(photo.id)}
            >
              {t('move')}
            </Button>
          </span>
          <Button
            look="tool"
            icon={Trash2}
            data-remove=""
            aria-label={t('removeNamed', { number })}
            onPress={() => onRemove(photo)}
          >
            {t('remove')}
          </Button>
        </div>
      </Print>
    </li>
  )
})

/** Whether there is something to show large. */
export const isViewable = ({ state }: DraftPhoto): boolean => state === 'ready'

/** The error in place of the picture; the caption stays below. */
function Failure({ photo, onRetry }: Pick<Props, 'photo' | 'onRetry'>) {
  const t = useTranslations('photos')
  return (
    <div className={styles.failure}>
      <p className={styles.error}>
        <Icon of={CircleAlert} />
        <span>{t('error', { file: photo.name })}</span>
      </p>
      <p className={styles.why}>{photoProblemMessage(photo.problem)}</p>
      {canBeRetried(photo.problem, isAtHand(photo.id)) && (
        <Button
          icon={RotateCw}
          data-retry=""
          aria-label={t('retryFile', { file: photo.name })}
          onPress={() => onRetry(photo)}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
