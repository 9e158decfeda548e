import { memo, useMemo, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { dayWords } from './day-words.ts'
import type { BroughtPhoto } from './read/library.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useInSight } from './use-in-sight.ts'
import styles from './Wall.module.css'
import { type PressTile, WallTile } from './WallTile.tsx'
import { useWall } from './wall-state.ts'
import { piecesOf } from './wall-years.ts'

interface Props {
  /** Of the heading. */
  id: string
  year: string | null
  photos: readonly BroughtPhoto[]
  /** Whether a photo is in the memorial already. */
  isThere: (photo: BroughtPhoto) => boolean
  onChoose: (ids: readonly number[], isChosen: boolean) => void
  onPress: PressTile
}

/** The photos of a year, which can be chosen together. */
export const WallYear = memo(function WallYear({ id, year, photos, isThere, onChoose, onPress }: Props) {
  const t = useTranslations('bring')
  const open = useMemo(
    () => photos.filter((photo) => !isThere(photo)).map((photo) => photo.id),
    [photos, isThere],
  )
  const areAllChosen = useWall(({ chosen }) => open.length > 0 && open.every((one) => chosen.has(one)))
  const pieces = useMemo(() => piecesOf(photos), [photos])
  const name = year ? dayWords(year) : t('noDay')
  return (
    <section aria-labelledby={id}>
      <div className={styles.yearHead}>
        <h3 id={id}>{name}</h3>
        <span className="small quiet">{t('photos', { count: photos.length })}</span>
        {open.length > 0 && (
          <Button look="link" onPress={() => onChoose(open, !areAllChosen)}>
            {areAllChosen
              ? t(year ? 'noneOf' : 'noneUndated', { year: name })
              : t(year ? 'allOf' : 'allUndated', { year: name })}
          </Button>
        )}
      </div>
      {pieces.map((piece) => (
        <Piece key={piece[0]?.id} photos={piece} isThere={isThere} onPress={onPress} />
      ))}
    </section>
  )
})

type PieceProps = Pick<Props, 'photos' | 'isThere' | 'onPress'>

/** Some photos of a year. Only those in sight, and near it, have a picture: an export holds ten thousands. */
const Piece = memo(function Piece({ photos, isThere, onPress }: PieceProps) {
  const list = useRef<HTMLUListElement>(null)
  const isInSight = useInSight(list)
  const keys = useArrowKeys(photos.length)
  return (
    <ul ref={list} className={styles.tiles} {...keys.list}>
      {photos.map((photo, at) => (
        <li key={photo.id} className={styles.tile}>
          {isInSight && (
            <WallTile
              photo={photo}
              isThere={isThere(photo)}
              onPress={onPress}
              isTabStop={at === keys.tabStop}
            />
          )}
        </li>
      ))}
    </ul>
  )
})
