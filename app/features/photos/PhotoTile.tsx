import { useSortable } from '@dnd-kit/react/sortable'
import { CalendarDays, GripVertical } from 'lucide-react'
import { memo } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoPrint } from '#app/parts/photo-picker/PhotoPrint.tsx'
import { PhotoTrouble } from '#app/parts/photo-picker/PhotoStates.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import styles from './PhotoTile.module.css'
import { PhotoFailure, TilePicture } from './TilePicture.tsx'
import { writeCaption } from './use-photo-edits.ts'

/** Why a photo that has a file was not saved. */
export interface NotSaved {
  why: string
  /** Whether uploading it again may succeed. */
  canRetry: boolean
}

interface Props {
  photo: DraftPhoto
  /** Starts from 0. */
  index: number
  notSaved: NotSaved | undefined
  /** When it was taken, in words; '': not known. */
  when: string
  /** Whether saving the form uploads photos again that the server does not have. */
  canSendAgain: boolean | undefined
  onRemove: (photo: DraftPhoto) => void
  /** Opens the Move dialog, for people who do not drag. */
  onMoveAsked: (photo: DraftPhoto) => void
  /** Asks when it was taken. */
  onDateAsked: (photo: DraftPhoto) => void
  /** Shows it large. */
  onOpen: (id: string) => void
}

/** One photo as a print, with its caption field, progress and error. */
export const PhotoTile = memo(function PhotoTile(props: Props) {
  const { photo, index, notSaved, when, canSendAgain, onRemove, onMoveAsked, onDateAsked, onOpen } = props
  const t = useTranslations('photos')
  const { ref, isDragSource } = useSortable({ id: photo.id, index })
  const number = index + 1
  const failed = photo.state === 'failed'
  const picture = failed ? (
    <PhotoFailure photo={photo} />
  ) : (
    <TilePicture photo={photo} number={number} onOpen={onOpen} />
  )
  return (
    <li
      ref={ref}
      className={classes('shrinks', failed && styles.failed, isDragSource && styles.dragged)}
      id={`photo-${photo.id}`}
      data-photo={photo.id}
      data-field={photo.serverMedia ? `CAPTION-${photo.serverMedia.uuid}` : undefined}
      data-failed={failed || notSaved ? '' : undefined}
    >
      <PhotoPrint
        picture={picture}
        trouble={
          notSaved && (
            <PhotoTrouble
              what={notSaved.why}
              retry={
                canSendAgain && notSaved.canRetry && { label: t('retry'), name: t('retryNamed', { number }) }
              }
            />
          )
        }
        caption={{
          label: t('caption', { number }),
          placeholder: t('captionPlaceholder'),
          text: photo.caption,
          onText: (caption) => writeCaption(photo.id, caption),
        }}
        remove={{
          label: t('remove'),
          name: t('removeNamed', { number }),
          onPress: () => onRemove(photo),
        }}
        tools={
          <>
            {!failed && (
              <span className="whole-row">
                <Button
                  look="tool"
                  icon={CalendarDays}
                  aria-label={t('dateNamed', { number, date: when || 'none' })}
                  onPress={() => onDateAsked(photo)}
                >
                  {when || t('date')}
                </Button>
              </span>
            )}
            <span className={styles.handle} data-grip="" data-handle="">
              <Button
                look="tool"
                icon={GripVertical}
                aria-label={t('moveNamed', { number })}
                onPress={() => onMoveAsked(photo)}
              >
                {t('move')}
              </Button>
            </span>
          </>
        }
      />
    </li>
  )
})
