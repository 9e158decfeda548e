import { ArrowLeft, ArrowLeftToLine, ArrowRight, ArrowRightToLine } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { latinDigits } from '#contract/digits.ts'
import styles from './MoveDialog.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'
import { movePhotosToPlace } from './use-photo-edits.ts'

interface Props {
  photos: readonly DraftPhoto[]
  /** Those to move, in their order, which they keep. */
  moved: readonly DraftPhoto[]
  /** Told the new position of the first of them; the others follow it. */
  onMoved: (place: number) => void
  onClose: () => void
}

/**
 * Moves photos without dragging: a single one step by step, or any number of them to a position, to the start or to the
 * end.
 */
export function MoveDialog({ photos, moved, onMoved, onClose }: Props) {
  const t = useTranslations('photos.moveDialog')
  const all = useTranslations('photos')
  // With three hundred photos, single steps take too long.
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [first] = moved
  if (!first) return null
  const place = photos.indexOf(first)
  const total = photos.length
  const last = total - moved.length
  const steps = [
    { key: 'earlier', icon: ArrowLeft, to: place - 1 },
    { key: 'later', icon: ArrowRight, to: place + 1 },
  ] as const
  const ends = [
    { key: 'start', icon: ArrowLeftToLine, to: 0 },
    { key: 'end', icon: ArrowRightToLine, to: last },
  ] as const
  const isOne = moved.length === 1

  function move(to: number) {
    setTyped('')
    setRefused(false)
    movePhotosToPlace(photos, moved, to)
    onMoved(to)
  }

  /** Moves to the typed position. False if it is not valid. */
  function go(): boolean {
    const to = Number(typed || Number.NaN)
    const isPlace = Number.isInteger(to) && to >= 1 && to <= last + 1
    if (isPlace) move(to - 1)
    else setRefused(true)
    return isPlace
  }

  /** Enter would submit the form around the dialog. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    go()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? t('title') : t('titleMany', { count: moved.length })}
      width="narrow"
      actions={<Button look="primary" onPress={() => (typed === '' || go()) && onClose()} word="done" />}
    >
      <div className={styles.photo}>
        <span className={styles.picture}>
          <PhotoPicture photo={first} alt={first.caption.trim() || all('alt', { number: place + 1 })} />
        </span>
        <p role="status">
          {isOne
            ? t('place', { place: place + 1, total })
            : t('placeMany', { place: place + 1, total, count: moved.length })}
        </p>
      </div>
      <TextField
        label={t('number', { last: last + 1 })}
        error={isRefused && t('numberUnclear', { last: last + 1 })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        onChange={(event) => setTyped(latinDigits(event.currentTarget.value).replace(/\D/g, ''))}
        onKeyDown={handleKey}
        beside={
          <Button aria-label={t('goNamed')} onPress={go}>
            {all('move')}
          </Button>
        }
      />
      <div className={`stack s3 top5 ${styles.moves}`}>
        {(isOne ? [...steps, ...ends] : ends).map(({ key, icon, to }) => {
          const goes = to >= 0 && to <= last && (!isOne || to !== place)
          return (
            // not `disabled`, because at the end of the list the button would lose the focus
            <span key={key} className={goes ? undefined : styles.spent}>
              <Button icon={icon} wide aria-disabled={!goes || undefined} onPress={() => goes && move(to)}>
                {t(key)}
              </Button>
            </span>
          )
        })}
      </div>
    </Dialog>
  )
}
