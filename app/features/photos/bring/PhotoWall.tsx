import { Check, ImageIcon } from 'lucide-react'
import pLimit from 'p-limit'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { decodingAtOnce } from '#app/parts/photo-picker/decoding-at-once.ts'
import { PhotoBlank } from '#app/parts/photo-picker/PhotoBlank.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { media } from '#contract/limits.ts'
import sheet from '../PhotoSheet.module.css'
import styles from './BringPhotos.module.css'
import type { FoundPhoto } from './find-photos.ts'
import { writeDay } from './rules.ts'
import { chooseOnWall, useWall } from './use-wall.ts'

/** So many photos of a year are shown at first, and so many more at each press: an export holds ten thousands. */
const TOGETHER = 48
/** By which a photo is recognised among those of the memorial. */
const photoKey = ({ name, size }: { name: string; size: number }): string => `${size} ${name}`
const yearOf = ({ takenOn }: FoundPhoto): string | null => takenOn?.slice(0, 4) ?? null

interface Props {
  /** How many more photos the memorial can hold. */
  room: number
  /** The field for another part. */
  children: ReactNode
}

/** Everything that was found and is not in the memorial yet, by year, to choose from. */
export function PhotoWall({ room, children }: Props) {
  const t = useTranslations('bring')
  const found = useWall((wall) => wall.photos)
  const others = useWall((wall) => wall.others)
  const unread = useWall((wall) => wall.unread)
  // A text, so that the wall is only rendered again when a photo comes or goes.
  const inDraft = useDraft((draft) => draft.photos.map(photoKey).join('\n'))
  const photos = useMemo(() => {
    const keys = new Set(inDraft.split('\n'))
    return (found ?? []).filter((photo) => !keys.has(photoKey(photo)))
  }, [found, inDraft])
  const count = photos.length
  return (
    <>
      <p>{count === 0 ? t('noPhotos') : t('found', { count })}</p>
      {others > 0 && (
        <p className="small quiet">
          {t('others', { count: others, megabytes: media.photoBytes / 1024 / 1024 })}
        </p>
      )}
      {children}
      {unread.length > 0 && (
        <Notice kind="error" isAnswer title={t('unread', { count: unread.length })}>
          {unread.slice(0, 10).join(', ')}
        </Notice>
      )}
      {[...new Set(photos.map(yearOf))].map((year) => (
        <WallYear
          key={year}
          year={year}
          photos={photos.filter((photo) => yearOf(photo) === year)}
          room={room}
          isOpen={count <= TOGETHER}
        />
      ))}
    </>
  )
}

interface YearProps {
  year: string | null
  photos: readonly FoundPhoto[]
  room: number
  isOpen: boolean
}

/** The photos of a year, which can be chosen together. */
function WallYear({ year, photos, room, isOpen }: YearProps) {
  const t = useTranslations('bring')
  const [shown, setShown] = useState(isOpen ? TOGETHER : 0)
  const ids = photos.map(({ id }) => id)
  const areAllChosen = useWall(({ chosen }) => ids.every((one) => chosen.has(one)))
  const name = year ?? t('noDay')
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => setShown(currentTarget.open ? TOGETHER : 0)}
    >
      <summary>
        {name} <span className="small quiet">{t('photos', { count: photos.length })}</span>
      </summary>
      <Button look="link" onPress={() => chooseOnWall(ids, !areAllChosen, room)}>
        {areAllChosen
          ? t(year ? 'noneOf' : 'noneUndated', { year: name })
          : t(year ? 'allOf' : 'allUndated', { year: name })}
      </Button>
      <ul className={`stack top3 paper ${sheet.tiles}`}>
        {photos.slice(0, shown).map((photo) => (
          <WallTile key={photo.id} photo={photo} room={room} />
        ))}
      </ul>
      {shown > 0 && shown < photos.length && (
        <Button onPress={() => setShown(shown + TOGETHER)}>{t('showMore')}</Button>
      )}
    </details>
  )
}

/** A photo that can be chosen, with its day. */
function WallTile({ photo, room }: { photo: FoundPhoto; room: number }) {
  const t = useTranslations('bring')
  const { id, name, caption, takenOn, file } = photo
  const isChosen = useWall(({ chosen }) => chosen.has(id))
  const { url, isDone } = useThumbnail(file)
  const day = takenOn ? writeDay(takenOn) : t('noDay')
  return (
    <li className={sheet.tile}>
      <label title={caption}>
        <input
          type="checkbox"
          aria-label={t('named', { words: caption || name, day })}
          checked={isChosen}
          onChange={({ currentTarget }) => chooseOnWall([id], currentTarget.checked, room)}
        />
        {url && <img src={url} alt="" decoding="async" draggable={false} />}
        {isDone && !url && <PhotoBlank name={name} icon={ImageIcon} note={t('noPreview')} />}
        <span className={sheet.when} aria-hidden="true">
          {day}
        </span>
        <span className={sheet.mark} aria-hidden="true">
          <Icon of={Check} />
        </span>
      </label>
    </li>
  )
}

const limit = pLimit(decodingAtOnce())
/** Pixels: the width of a tile on a dense screen. */
const EDGE = 320

const WAITING: { url: string | null; isDone: boolean } = { url: null, isDone: false }

/** A photo's small picture, made when the tile appears and freed when it goes; null where there is none. */
function useThumbnail(file: FoundPhoto['file']) {
  const [thumbnail, setThumbnail] = useState(WAITING)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let url: string | null = null
    limit(async () => {
      signal.throwIfAborted()
      return makePreview(await file.read(), { signal, edge: EDGE })
    })
      .catch(() => null)
      .then((preview) => {
        if (signal.aborted) return
        url = preview && URL.createObjectURL(preview.blob)
        setThumbnail({ url, isDone: true })
      })
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
      setThumbnail(WAITING)
    }
  }, [file])
  return thumbnail
}
