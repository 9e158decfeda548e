import { type KeyboardEvent, useState } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import styles from './PhotoSheet.module.css'
import { idAtPlace } from './place.ts'
import { RemovedPhotoTile } from './RemovedPhotoTile.tsx'
import { type RemovedPhoto, withRemovedPhotos } from './removed-photos.ts'
import { SheetBar } from './SheetBar.tsx'
import { SheetTile } from './SheetTile.tsx'
import { useSelection } from './use-selection.ts'

interface Props {
  photos: readonly DraftPhoto[]
  /** When a photo was taken, in words; '': not known. */
  whenOf: (photo: DraftPhoto) => string
  gaps: readonly RemovedPhoto[]
  /** Id of the photo removed last, whose tile takes the focus. */
  justRemoved: string | null
  /** Ids of the photos that failed. */
  failed: ReadonlySet<string>
  /** Moves them, in their order, in front of that photo; null: to the end. */
  onMove: (ids: readonly string[], beforeId: string | null) => void
  onTurn: (photos: readonly DraftPhoto[]) => void
  /** Asks when they were taken. */
  onDate: (photos: readonly DraftPhoto[]) => void
  onRemove: (photos: readonly DraftPhoto[]) => void
  onPutBack: (gap: RemovedPhoto) => void
  onDone: () => void
}

/** All photos as small tiles, like a contact sheet: several can be selected, and moved, rotated or removed together. */
export function PhotoSheet({ photos, whenOf, gaps, justRemoved, failed, ...on }: Props) {
  const { onMove, onTurn, onDate, onRemove, onPutBack, onDone } = on
  const t = useTranslations('photos.sheet')
  const all = useTranslations('photos')
  const [isMoving, setIsMoving] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const ids = photos.map(({ id }) => id)
  const { selected, setSelected, press } = useSelection(ids)
  const numbers = new Map(ids.map((id, index) => [id, index + 1]))
  const chosen = photos.filter(({ id }) => selected.has(id))
  const isNone = chosen.length === 0
  const [first] = chosen

  function moveTo(place: number) {
    const moved = chosen.map(({ id }) => id)
    onMove(moved, idAtPlace(ids, moved, place))
    setAnnouncement(all('moveDialog.announcedMany', { count: moved.length, place: place + 1 }))
  }

  function turn() {
    onTurn(chosen)
    setAnnouncement(t('turned', { count: chosen.length }))
  }

  function remove() {
    onRemove(chosen)
    setSelected(new Set())
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isMoving) return
    event.preventDefault()
    onDone()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sheet, as Done does
    <div className="top4" onKeyDown={handleKey}>
      <SheetBar
        count={chosen.length}
        onAll={() => setSelected(new Set(isNone ? ids : []))}
        onMove={() => setIsMoving(true)}
        onTurn={turn}
        onDate={() => onDate(chosen)}
        onRemove={remove}
        onDone={onDone}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ul className={`stack top3 paper ${styles.tiles}`} aria-label={all('list')}>
        {withRemovedPhotos(photos, gaps).map(({ photo, gap }) => {
          if (gap)
            return (
              <RemovedPhotoTile
                key={`gap ${gap.photo.id}`}
                gap={gap}
                takesFocus={gap.photo.id === justRemoved}
                onPutBack={onPutBack}
              />
            )
          return (
            <SheetTile
              key={photo.id}
              photo={photo}
              when={whenOf(photo)}
              number={numbers.get(photo.id) ?? 0}
              hasFailed={failed.has(photo.id)}
              isSelected={selected.has(photo.id)}
              onPress={press}
            />
          )
        })}
      </ul>
      {isMoving && first && (
        <MoveDialog
          photos={chosen}
          place={photos.indexOf(first)}
          total={photos.length}
          onMove={moveTo}
          onClose={() => setIsMoving(false)}
        />
      )}
    </div>
  )
}
