import { useEffect, useRef, useState } from 'react'
import type { Archive } from '#app/lib/archive/open-archive.ts'
import { type ArchiveTrouble, archiveTroubleOf } from '#app/parts/choose-archive/archive-trouble.ts'
import type { FromOthers, OpenedContent } from './opened-content.ts'

type Opening =
  | { view: 'choose'; trouble: ArchiveTrouble | null }
  | { view: 'reading' | 'filling'; part: number }
  | { view: 'found'; archive: Archive; content: OpenedContent; others: FromOthers }

/** Reads an archive, says what is in it, and fills a draft with it. `onFilled` is called at the end. */
export function useOpening(onFilled: () => void) {
  const [opening, setOpening] = useState<Opening>({ view: 'choose', trouble: null })
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  /** Does one thing at a time; what is stopped leaves the choice of a file. */
  async function work(view: 'reading' | 'filling', task: (signal: AbortSignal, tell: Tell) => Promise<void>) {
    stop.current?.abort()
    const ours = new AbortController()
    stop.current = ours
    const { signal } = ours
    const tell: Tell = (done, total) => {
      if (!signal.aborted) setOpening({ view, part: done / Math.max(1, total) })
    }
    tell(0, 1)
    try {
      await task(signal, tell)
    } catch (reason) {
      if (!signal.aborted) setOpening({ view: 'choose', trouble: archiveTroubleOf(reason) })
    }
  }

  const read = (file: File) =>
    work('reading', async (signal, tell) => {
      const { openArchive, openedContent, othersIn, ownMedia } = await import('./opening.ts')
      const archive = await openArchive(file, signal)
      const content = openedContent(archive)
      await archive.verify({ mediaUuids: ownMedia(content), signal, onProgress: tell })
      signal.throwIfAborted()
      setOpening({ view: 'found', archive, content, others: othersIn(archive) })
    })

  const fill = (archive: Archive, content: OpenedContent) =>
    work('filling', async (signal, onProgress) => {
      const { fillDraft } = await import('./opening.ts')
      await fillDraft(archive, content, { signal, onProgress })
      onFilled()
    })

  function again() {
    stop.current?.abort()
    setOpening({ view: 'choose', trouble: null })
  }

  return { opening, read, fill, again }
}

type Tell = (done: number, total: number) => void
