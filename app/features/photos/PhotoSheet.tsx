import { Check, CircleAlert, ListOrdered, RotateCw, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { PhotoPicture } from './PhotoPicture.tsx'
import styles from './PhotoSheet.module.css'
import { idAtPlace } from './place.ts'
import { RemovedPhotoTile } from './RemovedPhotoTile.tsx'
import { type RemovedPhoto, withRemovedPhotos } from './removed-photos.ts'

interface Props {
  photos: readonly DraftPhoto[]
  gaps: readonly RemovedPhoto[]
  /** Id of the photo removed last, whose tile takes the focus. */
  justRemoved: string | null
  /** Ids of the photos that failed. */
  failed: ReadonlySet<string>
  /** Moves them, in their order, in front of that photo; null: to the end. */
  onMove: (ids: readonly string[], beforeId: string | null) => void
  onTurn: (photos: readonly DraftPhoto[]) => void
  onRemove: (photos: readonly DraftPhoto[]) => void
  onPutBack: (gap: RemovedPhoto) => void
  onDone: () => void
}

/** All photos as small tiles, like a contact sheet: several can be selected, and moved, rotated or removed together. */
export function PhotoSheet({ photos, gaps, justRemoved, failed, ...on }: Props) {
  const { onMove, onTurn, onRemove, onPutBack, onDone } = on
  const t = useTranslations('photos.sheet')
  const all = useTranslations('photos')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isMoving, setIsMoving] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const lastPressed = useRef<string | null>(null)
  const ids = photos.map(({ id }) => id)
  const numbers = new Map(ids.map((id, index) => [id, index + 1]))
  const chosen = photos.filter(({ id }) => selected.has(id))
  const isNone = chosen.length === 0
  const [first] = chosen

  /** With Shift, all photos from the one pressed before take the state of this one. */
  function press(event: MouseEvent<HTMLInputElement>, id: string) {
    const { checked } = event.currentTarget
    const from = event.shiftKey && lastPressed.current ? ids.indexOf(lastPressed.current) : -1
    const to = ids.indexOf(id)
    const row = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    lastPressed.current = id
    const others = [...selected].filter((one) => !row.includes(one))
    setSelected(new Set(checked ? [...others, ...row] : others))
  }

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
    <div className={styles.sheet} onKeyDown={handleKey}>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {t('selected', { count: chosen.length })}
        </p>
        <Button look="link" onPress={() => setSelected(new Set(isNone ? ids : []))}>
          {isNone ? t('all') : t('none')}
        </Button>
        <Button onPress={onDone}>{t('done')}</Button>
        <div className={styles.tools}>
          <Button look="tool" icon={ListOrdered} disabled={isNone} onPress={() => setIsMoving(true)}>
            {t('move')}
          </Button>
          <Button look="tool" icon={RotateCw} disabled={isNone} onPress={turn}>
            {t('turn')}
          </Button>
          <Button look="tool" icon={Trash2} disabled={isNone} onPress={remove}>
            {t('remove')}
          </Button>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ul className={styles.tiles} aria-label={all('list')}>
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
          const number = numbers.get(photo.id) ?? 0
          const caption = photo.caption.trim()
          const words = caption ? t('named', { number, caption }) : all('alt', { number })
          const hasFailed = failed.has(photo.id)
          return (
            <li
              key={photo.id}
              className={classes(styles.tile, hasFailed && styles.failed)}
              data-photo={photo.id}
            >
              <label>
                <input
                  type="checkbox"
                  aria-label={hasFailed ? t('namedFailed', { words }) : words}
                  checked={selected.has(photo.id)}
                  onChange={() => undefined}
                  onClick={(event) => press(event, photo.id)}
                />
                {photo.state === 'failed' ? (
                  <span className={styles.blank}>
                    <Icon of={CircleAlert} />
                    <span>{t('failed')}</span>
                  </span>
                ) : (
                  <PhotoPicture photo={photo} alt="" />
                )}
                <span className={styles.number} aria-hidden="true">
                  {number}
                </span>
                <span className={styles.mark} aria-hidden="true">
                  <Icon of={Check} />
                </span>
              </label>
            </li>
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
