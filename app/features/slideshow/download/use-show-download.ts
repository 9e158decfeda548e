import { useEffect, useState } from 'react'
import type { Show } from '#contract/show.ts'
import { canCachePages, registerWorker } from '../../../lib/offline-cache/register-worker.ts'
import { readToken } from '../../../lib/token.ts'
import { downloadShow, isQuotaExceeded, removeDownload, type ShowDownload } from './download-show.ts'

/** `none` where nothing can be stored: in development, without a secure connection, or when storage is refused. */
export type DownloadState =
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
export function useShowDownload(
  show: Show,
  pictures: string[],
  films: string[],
  begin: boolean,
): DownloadState {
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
