import { Check, CircleAlert } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { PhotoPicture } from './PhotoPicture.tsx'
import styles from './PhotoSheet.module.css'

interface Props {
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
export function SheetTile({ photo, number, when, hasFailed, isSelected, onPress }: Props) {
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
