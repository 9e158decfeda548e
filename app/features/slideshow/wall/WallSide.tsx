import { Clapperboard, Mic } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { lifeDateWriter } from '#app/lib/dates.ts'
import { lifeSpan } from '#contract/life-span.ts'
import type { Media } from '#contract/media.ts'
import type { Show, ShownMemory } from '#contract/show.ts'
import { formatLength } from '../../../lib/recording/timer.ts'
import { useTranslations } from '../../../messages/index.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useQrCode } from '../../../ui/qr/use-qr-code.ts'
import styles from './Wall.module.css'
import { advanceWall, beginWall, formatDayOnWall, isNew, timeOf, type WallState } from './wall-state.ts'

interface Props {
  show: Show
  isPlaying: boolean
}

/** What stands beside the photo on the live wall: whom it is about, one or two memories, and how to add one. */
export function WallSide({ show, isPlaying }: Props) {
  const t = useTranslations('slideshow.wall')
  const wall = useWall(show.memories, isPlaying)
  const life = lifeSpan(show, useTranslations('lifeSpan'), lifeDateWriter)
  const shown = wall.shown.map((id) => wall.memories.find((memory) => memory.id === id))
  const now = Date.now()
  return (
    <aside className={styles.side} aria-label={t('side')}>
      <div>
        <p className={styles.name} dir="auto">
          {show.nameOfPerson}
        </p>
        {life && <p className={styles.years}>{life}</p>}
      </div>
      <div className={styles.said}>
        {shown.length === 0 && <p className={styles.line}>{t('none')}</p>}
        {shown.map(
          (memory) => memory && <Said key={memory.id} memory={memory} isNew={isNew(wall, memory.id, now)} />,
        )}
      </div>
      {show.scanned !== '' && <AddYours scanned={show.scanned} shareSlug={show.shareSlug} />}
    </aside>
  )
}

function Said({
  memory: { words, said, from, recording, dateCreated },
  isNew,
}: {
  memory: ShownMemory
  isNew: boolean
}) {
  const t = useTranslations('slideshow')
  return (
    <article>
      {recording && <Heard recording={recording} />}
      {said && <blockquote dir="auto">{said}</blockquote>}
      {words && <blockquote dir="auto">{words}</blockquote>}
      <footer>
        <b dir="auto">{from || t('wall.anonymous')}</b>
        <span>{isNew ? t('wall.justNow') : formatDayOnWall(dateCreated, new Date())}</span>
      </footer>
      {(words.endsWith('…') || said?.endsWith('…')) && <p className={styles.rest}>{t('wall.rest')}</p>}
    </article>
  )
}

const SOUND = 2

/** A voice is told of, a film shows its still: nothing plays by itself in a hall. */
function Heard({ recording: { mediaType, poster, durationSeconds } }: { recording: Media }) {
  const t = useTranslations('slideshow.wall')
  const length = formatLength(durationSeconds ?? 0)
  return (
    <div className={styles.heard}>
      {poster && <img src={poster.url} width={poster.width} height={poster.height} alt="" />}
      <p>
        <Icon of={mediaType === SOUND ? Mic : Clapperboard} />{' '}
        {t(mediaType === SOUND ? 'voice' : 'film', { length })}
      </p>
    </div>
  )
}

/** The memorial's code, dark on cream, and the address for those who type it. */
function AddYours({ scanned, shareSlug }: Pick<Show, 'scanned' | 'shareSlug'>) {
  const t = useTranslations('slideshow.wall')
  // The page opens the form for a memory at once (islands/boot.ts).
  const { code } = useQrCode(`${scanned}#contribute`)
  const address = `${new URL(scanned).host}/view/${shareSlug}`
  return (
    <div className={styles.yours}>
      <div className={styles.tile}>
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" role="img">
            <title>{t('code')}</title>
            <path d={code.path} />
          </svg>
        )}
      </div>
      <div>
        <h2>{t('add')}</h2>
        <p>
          {t('point')} <bdi className={styles.address}>{address}</bdi>
        </p>
      </div>
    </div>
  )
}

/** The memories on the live wall, which change by themselves while it plays. */
function useWall(memories: readonly ShownMemory[], isPlaying: boolean): WallState {
  const [state, dispatch] = useReducer(advanceWall, memories, beginWall)
  useEffect(() => dispatch({ type: 'listed', memories, now: Date.now() }), [memories])
  const { shown } = state
  const time = timeOf(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other memories have their own time
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => dispatch({ type: 'turn', now: Date.now() }), time)
    return () => clearTimeout(timer)
  }, [isPlaying, shown, time])
  return state
}
