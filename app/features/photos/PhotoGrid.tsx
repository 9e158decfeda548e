import { isSortable } from '@dnd-kit/dom/sortable'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { useCallback, useState } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import { dragPlugins, dragSensors } from './drag-options.ts'
import { MoveDialog } from './MoveDialog.tsx'
import styles from './PhotoGrid.module.css'
import { type NotSaved, PhotoTile, type TileActions } from './PhotoTile.tsx'
import { idAtPlace } from './place.ts'
import { RemovedPhotoTile } from './RemovedPhotoTile.tsx'
import { type RemovedPhoto, withRemovedPhotos } from './removed-photos.ts'
import { isViewable } from './TilePicture.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useTileFocus } from './use-tile-focus.ts'

interface Props extends Omit<TileActions, 'onMoveAsked' | 'onOpen' | 'onRemove' | 'onDateAsked'> {
  photos: readonly DraftPhoto[]
  /** Removed photos that can be restored. */
  gaps: readonly RemovedPhoto[]
  /** Id of the photo removed last, whose tile takes the focus. */
  justRemoved: string | null
  /** Why photos were not saved to the memorial, or cannot be shown there. */
  notSaved: ReadonlyMap<string, NotSaved>
  /** Moves them in front of that photo; null: to the end. */
  onMove: (ids: readonly string[], beforeId: string | null) => void
  onRemove: (photos: readonly DraftPhoto[]) => void
  onPutBack: (gap: RemovedPhoto) => void
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
  onMove,
  onRemove,
  onPutBack,
  whenOf,
  onDate,
  ...actions
}: Props) {
  const t = useTranslations('photos')
  const [movingId, setMovingId] = useState<string | null>(null)
  const { putBack, openId, open, closeViewer } = useTileFocus(photos, onPutBack)
  const Viewer = useLazyOverlay(loadViewer, openId !== null, () => open(null))
  const { announcement, announce } = useAnnouncement(photos)
  const onMoveAsked = useCallback((id: string) => setMovingId(id), [])
  const onRemoveOne = useCallback((photo: DraftPhoto) => onRemove([photo]), [onRemove])
  const onDateAsked = useCallback((photo: DraftPhoto) => onDate([photo]), [onDate])
  const ids = photos.map((photo) => photo.id)
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const moving = photos.find((photo) => photo.id === movingId)

  function moveTo(id: string, to: number) {
    onMove([id], idAtPlace(ids, [id], to))
    announce(t('moveDialog.announced', { place: to + 1, total: photos.length }))
  }

  function handleDragEnd({ canceled, operation }: DragEndEvent) {
    const { source } = operation
    if (canceled || !isSortable(source) || source.index === source.initialIndex) return
    moveTo(String(source.id), source.index)
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
              {...actions}
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
          photos={[moving]}
          place={photos.indexOf(moving)}
          total={photos.length}
          onMove={(to) => moveTo(moving.id, to)}
          onClose={() => setMovingId(null)}
        />
      )}
    </DragDropProvider>
  )
}
