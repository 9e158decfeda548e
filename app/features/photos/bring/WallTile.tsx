import { Check, ImageIcon } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoBlank } from '#app/parts/photo-picker/PhotoBlank.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { dayWords } from './day-words.ts'
import type { BroughtPhoto } from './read/library.ts'
import { useThumbnail } from './thumbnails.ts'
import styles from './Wall.module.css'
import { useWall } from './wall-state.ts'

/** Chooses a photo or takes it back; with Shift all from the one pressed before. */
export type PressTile = (id: number, isChosen: boolean, isRange: boolean) => void

interface Props {
  photo: BroughtPhoto
  /** Whether it is in the memorial already: it cannot be chosen again. */
  isThere: boolean
  onPress: PressTile
  /** Whether Tab leads to it; arrow keys lead to the others. */
  isTabStop: boolean
}

/** A photo that can be chosen, with its day and its caption. */
export const WallTile = memo(function WallTile({ photo, isThere, onPress, isTabStop }: Props) {
  const t = useTranslations('bring')
  const { id, name, caption, takenOn } = photo
  const isChosen = useWall(({ chosen }) => chosen.has(id))
  const { url, isDone, isDamaged } = useThumbnail(id)
  const day = takenOn ? dayWords(takenOn) : t('noDay')
  const words = t('named', { words: caption || name, day })
  return (
    <label>
      <input
        type="checkbox"
        aria-label={isThere ? t('namedThere', { words }) : words}
        checked={isChosen || isThere}
        // not `disabled`, which no key would reach
        aria-disabled={isThere || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onChange={() => undefined}
        onClick={({ currentTarget, shiftKey }) => isThere || onPress(id, currentTarget.checked, shiftKey)}
      />
      <span className={styles.picture}>
        {url && <img src={url} alt="" decoding="async" draggable={false} />}
        {isDone && !url && (
          <PhotoBlank name={name} icon={ImageIcon} note={isDamaged ? t('damaged') : t('noPreview')} />
        )}
        <span className={styles.mark} aria-hidden="true">
          <Icon of={Check} />
        </span>
      </span>
      <span className={styles.day}>{isThere ? t('there') : day}</span>
      <span className={styles.caption}>{caption}</span>
    </label>
  )
})
