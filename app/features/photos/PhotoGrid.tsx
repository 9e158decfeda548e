import { isSortable } from '@dnd-kit/dom/sortable'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import { dragPlugins, dragSensors } from './drag-options.ts'
import { MoveDialog } from './MoveDialog.tsx'
import styles from './PhotoGrid.module.css'
import { type NotSaved, PhotoTile } from './PhotoTile.tsx'
import { putBackPhoto } from './photo-removal.ts'
import { RemovedPhotoTile } from './RemovedPhotoTile.tsx'
import { type RemovedPhoto, withRemovedPhotos } from './removed-photos.ts'
import { isViewable } from './TilePicture.tsx'
import { movePhotosToPlace } from './use-photo-edits.ts'

interface Props {
  photos: readonly DraftPhoto[]
  /** Removed photos that can be restored. */
  gaps: readonly RemovedPhoto[]
  /** Id of the photo removed last, whose tile takes the focus. */
  justRemoved: string | null
  /** Why photos were not saved to the memorial, or cannot be shown there. */
  notSaved: ReadonlyMap<string, NotSaved>
  canSendAgain: boolean | undefined
  onRemove: (photos: readonly DraftPhoto[]) => void
  /** When a photo was taken, in words; '': not known. */
  whenOf: (photo: DraftPhoto) => string
  /** Asks when they were taken. */
  onDate: (photos: readonly DraftPhoto[]) => void
}

/** With more photos than this, the grid uses the full width of the screen. */
const MANY = 12
export const areMany = ({ length }: readonly unknown[]): boolean => length > MANY

const loadViewer = async () => (await import('./PhotosViewer.tsx')).PhotosViewer

/** The photos as prints, where they are captioned, moved, retried and removed. */
export function PhotoGrid({
  photos,
  gaps,
  justRemoved,
  notSaved,
  whenOf,
  onRemove,
  onDate,
  canSendAgain,
}: Props) {
  const t = useTranslations('photos')
  const [movingId, setMovingId] = useState<string | null>(null)
  const { putBack, openId, open, closeViewer } = useTileFocus(photos)
  const Viewer = useLazyOverlay(loadViewer, openId !== null, () => open(null))
  const { announcement, announce } = useAnnouncement(photos)
  const onMoveAsked = useCallback(({ id }: DraftPhoto) => setMovingId(id), [])
  const onRemoveOne = useCallback((photo: DraftPhoto) => onRemove([photo]), [onRemove])
  const onDateAsked = useCallback((photo: DraftPhoto) => onDate([photo]), [onDate])
  const indexes = new Map(photos.map(({ id }, index) => [id, index]))
  const moving = photos.find((photo) => photo.id === movingId)
  const announceMove = (to: number) =>
    announce(t('moveDialog.announced', { place: to + 1, total: photos.length }))

  function handleDragEnd({ canceled, operation }: DragEndEvent) {
    const { source } = operation
    if (canceled || !isSortable(source) || source.index === source.initialIndex) return
    const dragged = photos.filter(({ id }) => id === source.id)
    movePhotosToPlace(photos, dragged, source.index)
    announceMove(source.index)
  }

  return (
    <DragDropProvider sensors={dragSensors} plugins={dragPlugins} onDragEnd={handleDragEnd}>
      <ul className={classes(styles.prints, areMany(photos) && styles.many)} aria-label={t('list')}>
        {withRemovedPhotos(photos, gaps).map(({ photo, gap }) =>
          gap ? (
            <RemovedPhotoTile
              key={`gap ${gap.photo.id}`}
              gap={gap}
              takesFocus={gap.photo.id === justRemoved}
              onPutBack={putBack}
            />
          ) : (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={indexes.get(photo.id) ?? 0}
              notSaved={notSaved.get(photo.id)}
              when={whenOf(photo)}
              onMoveAsked={onMoveAsked}
              onDateAsked={onDateAsked}
              onOpen={open}
              onRemove={onRemoveOne}
              canSendAgain={canSendAgain}
            />
          ),
        )}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {Viewer && openId !== null && (
        <Viewer photos={photos.filter(isViewable)} openId={openId} onClose={closeViewer} />
      )}
      {moving && (
        <MoveDialog
          photos={photos}
          moved={[moving]}
          onMoved={announceMove}
          onClose={() => setMovingId(null)}
        />
      )}
    </DragDropProvider>
  )
}

/**
 * Text for screen readers: photos that have just failed, several in one sentence, and whatever is passed to `announce`.
 */
function useAnnouncement(photos: readonly DraftPhoto[]): {
  announcement: string
  announce: (words: string) => void
} {
  const t = useTranslations('photos')
  const [announcement, announce] = useState('')
  // Photos that had failed before the screen was opened are not announced.
  const [before] = useState(() => idsOf(photos.filter(isFailed)))
  const told = useRef(before)

  useEffect(() => {
    const failed = photos.filter(isFailed)
    const fresh = failed.filter((photo) => !told.current.has(photo.id))
    told.current = idsOf(failed)
    if (fresh.length === 0) return
    announce(
      fresh
        .map(({ name, problem }) => `${t('error', { file: name })}. ${photoProblemMessage(problem)}`)
        .join(' '),
    )
  }, [photos, t])

  return { announcement, announce }
}

const isFailed = ({ state }: DraftPhoto): boolean => state === 'failed'
const idsOf = (photos: readonly DraftPhoto[]): Set<string> => new Set(photos.map(({ id }) => id))

/** Gives the focus back to a photo's tile: once the photo was put back, and once the viewer is closed. */
function useTileFocus(photos: readonly DraftPhoto[]) {
  // The photo that is shown large.
  const [openId, setOpenId] = useState<string | null>(null)

  const returned = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its tile is there once the photos changed
  useEffect(() => {
    if (returned.current === null) return
    const tile = document.querySelector(`[data-photo="${CSS.escape(returned.current)}"]`)
    tile?.querySelector<HTMLElement>('[data-remove]')?.focus()
    returned.current = null
  }, [photos])

  function putBack(gap: RemovedPhoto) {
    returned.current = gap.photo.id
    putBackPhoto(gap)
  }

  function closeViewer() {
    const tile = document.querySelector(`[data-photo="${CSS.escape(openId ?? '')}"]`)
    // Behind an open dialog nothing takes the focus.
    flushSync(() => setOpenId(null))
    tile?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
  }

  return { putBack, openId, open: setOpenId, closeViewer }
}
