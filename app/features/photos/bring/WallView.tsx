import { useCallback, useId, useMemo, useRef } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { ChooseExport } from './ChooseExport.tsx'
import { dayWords } from './day-words.ts'
import { PassedOverList } from './PassedOverList.tsx'
import styles from './Wall.module.css'
import { WallYear } from './WallYear.tsx'
import { choose, useWall } from './wall-state.ts'
import { byYear, isAmong, photoKey } from './wall-years.ts'

/** With fewer years than this, all headings are in sight soon. */
const MANY_YEARS = 3

/** Everything that was found, by year, to choose from. */
export function WallView({ room }: { room: number }) {
  const t = useTranslations('bring')
  const photos = useWall((wall) => wall.photos)
  const passedOver = useWall((wall) => wall.passedOver)
  const unread = useWall((wall) => wall.unread)
  // A text, so that the wall is only rendered again when a photo comes or goes.
  const inDraft = useDraft((draft) => draft.photos.map(photoKey).join('\n'))
  const years = useMemo(() => byYear(photos ?? []), [photos])
  const isThere = useMemo(() => isAmong(inDraft.split('\n')), [inDraft])
  const open = useMemo(
    () => (photos ?? []).filter((photo) => !isThere(photo)).map((photo) => photo.id),
    [photos, isThere],
  )
  const areAllChosen = useWall(({ chosen }) => open.length > 0 && open.every((one) => chosen.has(one)))
  const headings = useId()
  const last = useRef<number | null>(null)

  const onChoose = useCallback(
    (ids: readonly number[], isChosen: boolean) => choose(ids, isChosen, room),
    [room],
  )

  /** With Shift, all photos from the one pressed before take the state of this one. */
  const onPress = useCallback(
    (id: number, isChosen: boolean, isRange: boolean) => {
      const [from, to] = [
        open.indexOf(isRange && last.current !== null ? last.current : id),
        open.indexOf(id),
      ]
      last.current = id
      onChoose(from < 0 ? [id] : open.slice(Math.min(from, to), Math.max(from, to) + 1), isChosen)
    },
    [open, onChoose],
  )

  if (!photos || !passedOver) return null
  return (
    <>
      <p>{photos.length === 0 ? t('noPhotos') : t('found', { count: photos.length })}</p>
      {years.length > 1 && open.length > 0 && (
        <p>
          <Button look="link" onPress={() => onChoose(open, !areAllChosen)}>
            {t(areAllChosen ? 'noneFound' : 'allFound')}
          </Button>
        </p>
      )}
      <PassedOverList passedOver={passedOver} />
      <ChooseExport more />
      {unread.length > 0 && (
        <Notice kind="error" isAnswer title={t('unread', { count: unread.length })}>
          {unread.slice(0, 10).join(', ')}
        </Notice>
      )}
      {years.length > MANY_YEARS && (
        <div className={styles.jump}>
          <SelectField
            label={t('jump')}
            value=""
            onChange={({ currentTarget }) => document.getElementById(currentTarget.value)?.scrollIntoView()}
          >
            <option value="">{t('jumpTo')}</option>
            {years.map(({ year, photos: all }, at) => (
              <option key={year} value={`${headings}${at}`}>
                {t('yearOption', { year: year ? dayWords(year) : t('noDay'), count: all.length })}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {years.map(({ year, photos: all }, at) => (
        <WallYear
          key={year}
          id={`${headings}${at}`}
          year={year}
          photos={all}
          isThere={isThere}
          onChoose={onChoose}
          onPress={onPress}
        />
      ))}
    </>
  )
}
