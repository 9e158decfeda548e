import { type KeyboardEvent, useState } from 'react'
import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { type LifeDates, latestToday, readLifeDate } from '#contract/life-dates.ts'
import {
  decadeDate,
  FIRST_PHOTO_YEAR,
  isPhotoDate,
  type PhotoDate,
  readPhotoDate,
  UNKNOWN_DATE,
} from '#contract/photo-date.ts'
import { writtenDecade } from '#contract/photo-date-words.ts'
import { lifeDates } from '#languages/en/screens/life-dates.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { photoDating } from '#languages/en/screens/photo-dating.ts'
import { decadesToChoose } from './decades-to-choose.ts'
import type { DatedItem } from './film-item.tsx'
import { LifeDateField } from './LifeDateField.tsx'
import styles from './PhotoDateDialog.module.css'

interface PhotoDateDialogProps {
  /** One or more. */
  items: readonly DatedItem[]
  /** Those that are chosen at first; without it all are meant, and there is nothing to choose. */
  chosen?: readonly string[] | undefined
  /** Films that can be dated with them; none is chosen at first. */
  also?: readonly DatedItem[]
  life: LifeDates
  /** null: the hosts say nothing, and the file counts again, or whoever added it. */
  onDate: (date: PhotoDate | null, ids: readonly string[]) => void
  onClose: () => void
  /** Why it was not saved. */
  trouble?: string | null
}

/** Must be the same object at every render. */
const messages = { lifeDates, photoDate, photoDating }

/** Asks when photos and films were taken: a decade at a press, or as exactly as somebody knows; and whether to believe a scanner. */
export function PhotoDateDialog(props: PhotoDateDialogProps) {
  return (
    <MessagesProvider messages={messages}>
      <Asked {...props} key={props.items.map(({ id }) => id).join()} />
    </MessagesProvider>
  )
}

function Asked({ items, chosen: first, also = [], life, onDate, onClose, trouble }: PhotoDateDialogProps) {
  const t = useTranslations('photoDating')
  const time = useTranslations('photoDate')
  const words = (date: PhotoDate) => writtenPhotoDate(date, time)
  const today = latestToday(new Date())
  const [ids, setIds] = useState(first ?? items.map(({ id }) => id))
  const chosen = [...items, ...also].filter(({ id }) => ids.includes(id))
  const said = new Set(chosen.map((item) => item.said))
  const [before = null] = said.size === 1 ? said : []
  const isDecade = readPhotoDate(before)?.precision === 'DECADE'
  const [decade, setDecade] = useState(isDecade ? before : null)
  const [typed, setTyped] = useState(before && !isDecade && before !== UNKNOWN_DATE ? before : '')
  const [isRefused, setRefused] = useState(false)
  const [only, ...more] = chosen
  const shown = only && more.length === 0 ? only : null

  const read = readLifeDate(typed, today)
  const problem = 'problem' in read ? read.problem : null
  const isTooOld = typed !== '' && !problem && !isPhotoDate(typed)
  const date = typed === '' ? decade : problem || isTooOld ? null : typed
  const count = chosen.length
  const films = chosen.filter(({ isFilm }) => isFilm).length
  const isTheirs = ({ otherwise }: DatedItem) => otherwise.source === 'PERSON'
  // What others say is not in a file.
  const isOfFiles = !chosen.some(isTheirs)

  function submit() {
    if (date === null || count === 0) return setRefused(true)
    onDate(date, ids)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    submit()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable
      title={t(films === 0 ? 'title' : films === count ? 'titleFilms' : 'titleBoth', {
        count: Math.max(1, count),
      })}
      actions={
        <>
          <Button look="primary" onPress={submit} word="save" />
          <Button look="plain" onPress={() => (count === 0 ? setRefused(true) : onDate(UNKNOWN_DATE, ids))}>
            {t('unknown')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field saves here, and not the form around the dialog */}
      <div className="stack" onKeyDown={handleKey}>
        {first && items.length > 1 && (
          <ChosenItems legend={t('which')} items={items} ids={ids} onChoose={setIds} />
        )}
        {shown && (!first || items.length === 1 || shown.otherwise.doubt || shown.otherwise.date) && (
          <div className="wrap s4 high">
            {(!first || items.length === 1) && <span className={styles.picture}>{shown.picture}</span>}
            <FileSays item={shown} onBelieve={(believed) => onDate(believed, ids)} />
          </div>
        )}
        {!shown && chosen.some(isTheirs) && <p>{t('theirsSome')}</p>}
        <fieldset className={`wrap s2 shrinks ${styles.decades}`}>
          <legend>{t('roughly')}</legend>
          {decadesToChoose(life, today).map((one) => (
            <button
              key={one}
              className="pill"
              type="button"
              aria-pressed={typed === '' && decade === decadeDate(one)}
              onClick={() => {
                setTyped('')
                setRefused(false)
                setDecade(decade === decadeDate(one) && typed === '' ? null : decadeDate(one))
              }}
            >
              {writtenDecade(one, time)}
            </button>
          ))}
        </fieldset>
        <LifeDateField
          legend={t('exactly')}
          text={typed}
          problem={problem}
          onText={(text) => {
            setRefused(false)
            setTyped(text)
          }}
        />
        {also.length > 0 && <ChosenItems legend={t('also')} items={also} ids={ids} onChoose={setIds} />}
        {isTooOld && <FieldError>{t('tooOld', { year: String(FIRST_PHOTO_YEAR) })}</FieldError>}
        {isRefused && count === 0 && <FieldError>{t('noneChosen')}</FieldError>}
        {isRefused && count > 0 && date === null && !problem && !isTooOld && (
          <FieldError>{t('nothing')}</FieldError>
        )}
        {trouble && <FieldError>{trouble}</FieldError>}
        <p className={`reads ${styles.reads}`} role="status">
          {date && t('reads', { date: words(date) })}
        </p>
        {chosen.some((item) => item.said !== null) && (
          <Button look="link" onPress={() => onDate(null, ids)}>
            {t(isOfFiles ? 'clear' : 'takeAway', { count })}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** What is known of one without what hosts say. */
function FileSays({ item, onBelieve }: { item: DatedItem; onBelieve: (date: PhotoDate) => void }) {
  const t = useTranslations('photoDating')
  const time = useTranslations('photoDate')
  const { doubt, date, source } = item.otherwise
  const words = (one: PhotoDate) => writtenPhotoDate(one, time)
  if (doubt)
    return (
      <div className={styles.says}>
        <p>{t(`doubt.${doubt.why}`, { date: words(doubt.date) })}</p>
        <Button look="link" onPress={() => onBelieve(doubt.date)}>
          {t('itIs', { date: words(doubt.date) })}
        </Button>
      </div>
    )
  return (
    <div className={styles.says}>
      {date && <p>{t(source === 'PERSON' ? 'theirs' : 'fileSays', { date: words(date) })}</p>}
    </div>
  )
}

interface ChosenItemsProps {
  legend: string
  items: readonly DatedItem[]
  /** Those that are chosen. */
  ids: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Photos and films of which some are chosen at a press. */
function ChosenItems({ legend, items, ids, onChoose }: ChosenItemsProps) {
  const t = useTranslations('photoDating')
  const isChosen = ({ id }: DatedItem) => ids.includes(id)
  return (
    <fieldset className={`wrap s2 shrinks ${styles.items}`}>
      <legend>{legend}</legend>
      {items.map((item, at) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={isChosen(item)}
          aria-label={t(item.isFilm ? 'film' : 'photo', { number: at + 1 })}
          onClick={() => onChoose(isChosen(item) ? ids.filter((id) => id !== item.id) : [...ids, item.id])}
        >
          {/* Of a film without a still, its number. */}
          {item.picture ?? <span aria-hidden>{t(item.isFilm ? 'film' : 'photo', { number: at + 1 })}</span>}
        </button>
      ))}
    </fieldset>
  )
}
