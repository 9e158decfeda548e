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

interface Props {
  /** The photos to move, in their order, which they keep. */
  photos: readonly DraftPhoto[]
  /** Position of the first of them, starting from 0. */
  place: number
  total: number
  /** Receives the new position of the first photo; the others follow it. */
  onMove: (place: number) => void
  onClose: () => void
}

/**
 * Moves photos without dragging: a single one step by step, or any number of them to a position, to the start or to the
 * end.
 */
export function MoveDialog({ photos, place, total, onMove, onClose }: Props) {
  const t = useTranslations('photos.moveDialog')
  const all = useTranslations('photos')
  const [first] = photos
  const last = total - photos.length
  const steps = [
    { key: 'earlier', icon: ArrowLeft, to: place - 1 },
    { key: 'later', icon: ArrowRight, to: place + 1 },
  ] as const
  const ends = [
    { key: 'start', icon: ArrowLeftToLine, to: 0 },
    { key: 'end', icon: ArrowRightToLine, to: last },
  ] as const
  const isOne = photos.length === 1
  const asked = usePlace(last + 1, onMove)
  if (!first) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? t('title') : t('titleMany', { count: photos.length })}
      width="narrow"
      actions={
        <Button look="primary" onPress={() => asked.go() && onClose()}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles.photo}>
        <span className={styles.picture}>
          <PhotoPicture photo={first} alt={first.caption.trim() || all('alt', { number: place + 1 })} />
        </span>
        <p role="status">
          {isOne
            ? t('place', { place: place + 1, total })
            : t('placeMany', { place: place + 1, total, count: photos.length })}
        </p>
      </div>
      <PlaceField last={last + 1} asked={asked} />
      <div className={styles.moves}>
        {(isOne ? [...steps, ...ends] : ends).map(({ key, icon, to }) => {
          const goes = to >= 0 && to <= last && (!isOne || to !== place)
          return (
            // not `disabled`, because at the end of the list the button would lose the focus
            <span key={key} className={goes ? undefined : styles.spent}>
              <Button
                icon={icon}
                wide
                aria-disabled={!goes || undefined}
                onPress={() => goes && asked.move(to)}
              >
                {t(key)}
              </Button>
            </span>
          )
        })}
      </div>
    </Dialog>
  )
}

/** Moves to a position typed as a number from 1 to `last`. With three hundred photos, single steps take too long. */
function usePlace(last: number, onMove: (place: number) => void) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)

  function move(place: number) {
    setTyped('')
    setRefused(false)
    onMove(place)
  }

  /** Moves to the typed position. Returns false if it is not valid, and true without moving if nothing is typed. */
  function go(): boolean {
    if (typed === '') return true
    const place = Number(typed)
    const isPlace = Number.isInteger(place) && place >= 1 && place <= last
    if (isPlace) move(place - 1)
    else setRefused(true)
    return isPlace
  }

  return { typed, setTyped, refused, setRefused, move, go }
}

function PlaceField({ last, asked }: { last: number; asked: ReturnType<typeof usePlace> }) {
  const t = useTranslations('photos.moveDialog')

  function press() {
    if (asked.typed === '') asked.setRefused(true)
    else asked.go()
  }

  /** Enter would submit the form around the dialog. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    press()
  }

  return (
    <TextField
      label={t('number', { last })}
      error={asked.refused && t('numberUnclear', { last })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={asked.typed}
      onChange={(event) => asked.setTyped(latinDigits(event.currentTarget.value).replace(/\D/g, ''))}
      onKeyDown={handleKey}
      beside={
        <Button aria-label={t('goNamed')} onPress={press}>
          {t('go')}
        </Button>
      }
    />
  )
}
