import { CalendarDays, Check, CircleAlert, ListOrdered, RotateCw, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { PhotoPicture } from './PhotoPicture.tsx'
import styles from './PhotoSheet.module.css'
import { putBackPhoto } from './photo-removal.ts'
import { RemovedPhotoTile } from './RemovedPhotoTile.tsx'
import { type RemovedPhoto, withRemovedPhotos } from './removed-photos.ts'
import { rotateByQuarter } from './use-photo-edits.ts'

interface Props {
  photos: readonly DraftPhoto[]
  /** When a photo was taken, in words; '': not known. */
  whenOf: (photo: DraftPhoto) => string
  gaps: readonly RemovedPhoto[]
  /** Id of the photo removed last, whose tile takes the focus. */
  justRemoved: string | null
  /** Ids of the photos that failed. */
  failed: readonly string[]
  /** Asks when they were taken. */
  onDate: (photos: readonly DraftPhoto[]) => void
  onRemove: (photos: readonly DraftPhoto[]) => void
  onDone: () => void
}

/** All photos as small tiles, like a contact sheet: several can be selected, and moved, rotated or removed together. */
export function PhotoSheet({ photos, whenOf, gaps, justRemoved, failed, onDate, onRemove, onDone }: Props) {
  const t = useTranslations('photos.sheet')
  const all = useTranslations('photos')
  const [isMoving, setIsMoving] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const ids = photos.map(({ id }) => id)
  const { selected, setSelected, pressTile } = useSelection(ids)
  const numbers = new Map(ids.map((id, index) => [id, index + 1]))
  const chosen = photos.filter(({ id }) => selected.has(id))
  const isNone = chosen.length === 0

  const tools = [
    { name: 'move', icon: ListOrdered, press: () => setIsMoving(true) },
    { name: 'turn', icon: RotateCw, press: turn },
    { name: 'date', icon: CalendarDays, press: () => onDate(chosen) },
    { name: 'remove', icon: Trash2, press: remove },
  ] as const

  function turn() {
    rotateByQuarter(chosen)
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
      <div className={`row ${styles.bar}`}>
        <p className={styles.count} role="status">
          {t('selected', { count: chosen.length })}
        </p>
        <Button look="link" onPress={() => setSelected(new Set(isNone ? ids : []))}>
          {isNone ? t('all') : t('none')}
        </Button>
        <Button onPress={onDone} word="done" />
        <div className={`wrap links whole-row ${styles.tools}`}>
          {tools.map(({ name, icon, press }) => (
            <Button key={name} look="tool" icon={icon} disabled={isNone} onPress={press}>
              {t(name)}
            </Button>
          ))}
        </div>
      </div>
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
                onPutBack={putBackPhoto}
              />
            )
          return (
            <SheetTile
              key={photo.id}
              photo={photo}
              when={whenOf(photo)}
              number={numbers.get(photo.id) ?? 0}
              hasFailed={failed.includes(photo.id)}
              isSelected={selected.has(photo.id)}
              onPress={pressTile}
            />
          )
        })}
      </ul>
      {isMoving && !isNone && (
        <MoveDialog
          photos={photos}
          moved={chosen}
          onMoved={(place) =>
            setAnnouncement(all('moveDialog.announcedMany', { count: chosen.length, place: place + 1 }))
          }
          onClose={() => setIsMoving(false)}
        />
      )}
    </div>
  )
}

interface TileProps {
  photo: DraftPhoto
  /** Its place, starting from 1. */
  number: number
  /** When it was taken, in words; '': not known. */
  when: string
  hasFailed: boolean
  isSelected: boolean
  onPress: (event: MouseEvent<HTMLInputElement>, id: string) => void
}

/** A small photo that can be selected. */
function SheetTile({ photo, number, when, hasFailed, isSelected, onPress }: TileProps) {
  const t = useTranslations('photos.sheet')
  const all = useTranslations('photos')
  const whenId = useId()
  const caption = photo.caption.trim()
  const words = caption ? t('named', { number, caption }) : all('alt', { number })
  return (
    <li className={classes(styles.tile, hasFailed && styles.failed)} data-photo={photo.id}>
      <label>
        <input
          type="checkbox"
          aria-label={hasFailed ? t('namedFailed', { words }) : words}
          aria-describedby={when ? whenId : undefined}
          checked={isSelected}
          onChange={() => undefined}
          onClick={(event) => onPress(event, photo.id)}
        />
        {photo.state === 'failed' ? (
          <span className={`centred note ${styles.blank}`}>
            <Icon of={CircleAlert} />
            <span>{t('failed')}</span>
          </span>
        ) : (
          <PhotoPicture photo={photo} alt="" />
        )}
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {when && (
          <span className={styles.when} id={whenId}>
            {when}
          </span>
        )}
        <span className={styles.mark} aria-hidden="true">
          <Icon of={Check} />
        </span>
      </label>
    </li>
  )
}

/**
 * The selected photos of a sheet.
 *
 * @param ids those of all photos, in their order
 */
function useSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const lastPressed = useRef<string | null>(null)

  /** With Shift, all photos from the one pressed before take the state of this one. */
  function pressTile(event: MouseEvent<HTMLInputElement>, id: string) {
    const { checked } = event.currentTarget
    const from = event.shiftKey && lastPressed.current ? ids.indexOf(lastPressed.current) : -1
    const to = ids.indexOf(id)
    const row = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    lastPressed.current = id
    const others = [...selected].filter((one) => !row.includes(one))
    setSelected(new Set(checked ? [...others, ...row] : others))
  }

  return { selected, setSelected, pressTile }
}
