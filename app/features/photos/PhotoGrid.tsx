import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom'
import { isSortable } from '@dnd-kit/dom/sortable'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { HideOnError } from '#app/saving/HideOnError.tsx'
import { classes } from '#app/ui/classes.ts'
import { MoveDialog } from './MoveDialog.tsx'
import styles from './PhotoGrid.module.css'
import { isViewable, type NotSaved, PhotoTile, type TileActions } from './PhotoTile.tsx'
import { idAtPlace } from './place.ts'
import { RemovedPhotoTile } from './RemovedPhotoTile.tsx'
import { type RemovedPhoto, withRemovedPhotos } from './removed-photos.ts'
import { StylesByScript } from './styles-by-script.ts'
import { useAnnouncement } from './use-announcement.ts'

interface Props extends Omit<TileActions, 'onMoveAsked' | 'onOpen' | 'onRemove'> {
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
}

/**
 * Dragging starts at the picture or at Move. On touch screens it starts at the picture only after a delay, so that
 * scrolling does not drag photos; at Move it starts at once.
 */
const pointerOnly = [
  PointerSensor.configure({
    activatorElements: (source) => [...(source.element?.querySelectorAll('[data-grip]') ?? [])],
    preventActivation: () => false,
    activationConstraints: ({ pointerType, target }) =>
      pointerType === 'touch' && !(target instanceof Element && target.closest('[data-handle]'))
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 6 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
  }),
]

/**
 * Keyboards and screen readers use the Move dialog. The Accessibility plugin is left out, because it would make each
 * tile a button.
 */
const plugins = [StylesByScript, AutoScroller, Cursor, Feedback, PreventSelection]

/** With more photos than this, the grid uses the full width of the screen. */
const MANY = 12
export const areMany = ({ length }: readonly unknown[]): boolean => length > MANY

const PhotosViewer = lazy(async () => ({ default: (await import('./PhotosViewer.tsx')).PhotosViewer }))

/** The photos as prints, where they are captioned, moved, retried and removed. */
export function PhotoGrid({
  photos,
  gaps,
  justRemoved,
  notSaved,
  onMove,
  onRemove,
  onPutBack,
  ...actions
}: Props) {
  const t = useTranslations('photos')
  const [movingId, setMovingId] = useState<string | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const { announcement, announce } = useAnnouncement(photos)
  const onMoveAsked = useCallback((id: string) => setMovingId(id), [])
  const onRemoveOne = useCallback((photo: DraftPhoto) => onRemove([photo]), [onRemove])
  const ids = photos.map((photo) => photo.id)
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const moving = photos.find((photo) => photo.id === movingId)

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
    onPutBack(gap)
  }

  function closeViewer() {
    const tile = document.querySelector(`[data-photo="${CSS.escape(openId ?? '')}"]`)
    // Behind an open dialog nothing takes the focus.
    flushSync(() => setOpenId(null))
    tile?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
  }

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
    <DragDropProvider sensors={pointerOnly} plugins={plugins} onDragEnd={handleDragEnd}>
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
              onMoveAsked={onMoveAsked}
              onOpen={setOpenId}
              onRemove={onRemoveOne}
              {...actions}
            />
          ),
        )}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {openId !== null && (
        <HideOnError onBroken={() => setOpenId(null)}>
          <Suspense>
            <PhotosViewer photos={photos.filter(isViewable)} openId={openId} onClose={closeViewer} />
          </Suspense>
        </HideOnError>
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
