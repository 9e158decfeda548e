import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Show } from '#contract/show.ts'
import { formatWeekday } from '../../../lib/dates.ts'
import { canCachePages, registerWorker } from '../../../lib/offline-cache/register-worker.ts'
import { lastDayKept } from '../../../lib/storage-persistence/rules.ts'
import { useClearsAfterAWeek } from '../../../lib/storage-persistence/use-storage-persistence.ts'
import { readToken } from '../../../lib/token.ts'
import { useTranslations } from '../../../messages/index.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../Slideshow.module.css'
import { downloadShow, isQuotaExceeded, removeDownload, type ShowDownload } from './download-show.ts'

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
  const clearsAfterAWeek = useClearsAfterAWeek()
  if (kind === 'none' || kind === 'keeping') return null
  // Each time the show is opened the browser's week of storage begins again.
  if (kind === 'ready' && clearsAfterAWeek)
    return t('readyUntil', { date: formatWeekday(lastDayKept(new Date())) })
  return t(kind)
}

/** `none` where nothing can be stored: in development, without a secure connection, or when storage is refused. */
type DownloadState =
  | { kind: 'none' | 'ready' | 'readyWithoutFilms' | 'interrupted' | 'full' }
  | { kind: 'keeping'; done: number; total: number }

/** Milliseconds until the next attempt if no `online` event comes first. */
const AGAIN = 20_000

const deps = () => ({ caches: globalThis.caches, fetch: globalThis.fetch.bind(globalThis) })

/**
 * Downloads a show to this device, so that it keeps playing and can be opened without a network; returns the progress.
 *
 * @param pictures addresses of the pictures, in order; must be the same array for the same show
 * @param films addresses of the films, likewise
 * @param begin true once the first photos are loaded, so that the download does not slow them down
 */
function useShowDownload(show: Show, pictures: string[], films: string[], begin: boolean): DownloadState {
  const [state, setState] = useState<DownloadState>({ kind: 'none' })

  useEffect(() => {
    const token = readToken()
    if (!begin || !token || !canCachePages()) return
    const stop = new AbortController()
    void downloadUntilDone({ show, token, pictures, films }, setState, stop.signal)
    return () => stop.abort()
  }, [show, pictures, films, begin])

  return state
}

/** Retries until the download is complete, storage is full, or it is stopped. */
async function downloadUntilDone(
  what: ShowDownload,
  tell: (state: DownloadState) => void,
  signal: AbortSignal,
): Promise<void> {
  const total = what.pictures.length + what.films.length
  while (!signal.aborted) {
    tell({ kind: 'keeping', done: 0, total })
    try {
      const { hasFilms } = await downloadShow(
        what,
        deps(),
        (done) => tell({ kind: 'keeping', done, total }),
        signal,
      )
      await registerWorker()
      return tell({ kind: hasFilms ? 'ready' : 'readyWithoutFilms' })
    } catch (reason) {
      if (signal.aborted) return
      if (isQuotaExceeded(reason)) {
        await removeDownload(what.show.memorialUuid, deps())
        return tell({ kind: 'full' })
      }
      tell({ kind: 'interrupted' })
      await networkIsBack(signal)
    }
  }
}

function networkIsBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const go = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, AGAIN)
    window.addEventListener('online', go, { signal: over.signal })
    signal.addEventListener('abort', go, { signal: over.signal })
  })
}
