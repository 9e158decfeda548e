import { useId } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { Media } from '#contract/media.ts'
import styles from './OrderOfService.module.css'

interface Common {
  legend: string
  photos: readonly Media[]
  /** Ids of the chosen ones. */
  chosen: readonly string[]
}

type Props = Common &
  (
    | { onToggle: (uuid: string) => void; isFull: boolean }
    /** One of them, or none; `none` says what that means. */
    | { onChoose: (uuid: string | null) => void; none: string }
  )

/** The memorial's photos as small prints, of which one or several are chosen. */
export function PhotoChoice(props: Props) {
  const { legend, chosen } = props
  const t = useTranslations('orderOfService.photos')
  const name = useId()
  const photos = props.photos.filter(({ state, mediaType }) => state === 'READY' && mediaType === 0)
  return (
    <fieldset className={styles.photos}>
      <legend className="visually-hidden">{legend}</legend>
      {'onChoose' in props && (
        <label className={styles.none}>
          <input
            type="radio"
            name={name}
            checked={chosen.length === 0}
            onChange={() => props.onChoose(null)}
          />
          <span>{props.none}</span>
        </label>
      )}
      {photos.map((photo, at) => {
        const isChosen = chosen.includes(photo.uuid)
        return (
          <label key={photo.uuid} htmlFor={`${name}-${at}`} className={styles.photo}>
            <Picture photo={photo} alt="" sizes="9rem" />
            <span>
              {'onChoose' in props ? (
                <input
                  id={`${name}-${at}`}
                  type="radio"
                  name={name}
                  checked={isChosen}
                  onChange={() => props.onChoose(photo.uuid)}
                />
              ) : (
                <input
                  id={`${name}-${at}`}
                  type="checkbox"
                  checked={isChosen}
                  disabled={props.isFull && !isChosen}
                  onChange={() => props.onToggle(photo.uuid)}
                />
              )}
              <span dir="auto" className={photo.title ? styles.caption : 'visually-hidden'}>
                {photo.title || t('photo', { number: at + 1 })}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
