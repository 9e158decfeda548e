import { CircleCheck } from 'lucide-react'
import type { Show } from '#contract/show.ts'
import { formatWeekday } from '../../../lib/dates.ts'
import { lastDayKept } from '../../../lib/storage-persistence/rules.ts'
import { useStoragePersistence } from '../../../lib/storage-persistence/use-storage-persistence.ts'
import { useTranslations } from '../../../messages/index.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../Slideshow.module.css'
import { type DownloadState, useShowDownload } from './use-show-download.ts'

interface Props {
  show: Show
  pictures: string[]
  films: string[]
  /** False while the first photos are loading, so that the download does not slow them down. */
  begin: boolean
}

/** Downloads the show to this device and shows the progress. */
export function DownloadStatus({ show, pictures, films, begin }: Props) {
  const t = useTranslations('slideshow.offline')
  const state = useShowDownload(show, pictures, films, begin)
  const words = useWords(state)
  return (
    <>
      {state.kind !== 'none' && (
        <p className={styles.kept} data-kept={state.kind}>
          {(state.kind === 'ready' || state.kind === 'readyWithoutFilms') && <Icon of={CircleCheck} />}
          {state.kind === 'keeping' ? t('keeping', { done: state.done, total: state.total }) : words}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {words}
      </p>
    </>
  )
}

/** The message for screen readers, announced once; null while there is nothing to say or only a number changes. */
function useWords({ kind }: DownloadState): string | null {
  const t = useTranslations('slideshow.offline')
  const life = useStoragePersistence()
  if (kind === 'none' || kind === 'keeping') return null
  // Each time the show is opened the browser's week of storage begins again.
  if (kind === 'ready' && life === 'week')
    return t('readyUntil', { date: formatWeekday(lastDayKept(new Date())) })
  return t(kind)
}
