import { useEffect, useRef, useState } from 'react'
import { ArchiveRefused } from '#app/lib/archive/archive-refused.ts'
import type { Archive } from '#app/lib/archive/open-archive.ts'
import { type ArchiveTrouble, archiveTroubleOf } from '#app/parts/choose-archive/archive-trouble.ts'
import type { FromOthers } from './opened-content.ts'
import type { FormerSettings } from './settings-in.ts'
import type { Taken } from './taken.ts'

type Opening =
  /** `without` opens it without its damaged files, where there are some. */
  | { view: 'choose'; trouble: ArchiveTrouble | null; without?: () => void }
  | { view: 'reading' | 'filling'; part: number }
  | ({ view: 'found' } & Found)

export interface Found {
  archive: Archive
  taken: Taken
  others: FromOthers
  settings: FormerSettings
}

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
      const { openArchive, openedContent, ownMedia } = await import('./opening.ts')
      const archive = await openArchive(file, signal)
      const mediaUuids = ownMedia(openedContent(archive)).filter((uuid) => archive.pathOf(uuid) !== undefined)
      try {
        await archive.verify({ mediaUuids, signal, onProgress: tell })
      } catch (reason) {
        if (!(reason instanceof ArchiveRefused && reason.problem === 'changed') || signal.aborted)
          throw reason
        // A family should look for another copy first, so it is asked.
        const without = () => void work('reading', (now) => find(archive, new Set(reason.files), now))
        return setOpening({ view: 'choose', trouble: archiveTroubleOf(reason), without })
      }
      await find(archive, new Set(), signal)
    })

  async function find(archive: Archive, damaged: ReadonlySet<string>, signal: AbortSignal) {
    const { openedContent, othersIn, settingsIn, takeFrom } = await import('./opening.ts')
    const taken = await takeFrom(archive, openedContent(archive), damaged)
    signal.throwIfAborted()
    setOpening({ view: 'found', archive, taken, others: othersIn(archive), settings: settingsIn(archive) })
  }

  const fill = ({ archive, taken }: Found) =>
    work('filling', async (signal, onProgress) => {
      const { fillDraft } = await import('./opening.ts')
      await fillDraft(archive, taken, { signal, onProgress })
      onFilled()
    })

  function again() {
    stop.current?.abort()
    setOpening({ view: 'choose', trouble: null })
  }

  return { opening, read, fill, again }
}

type Tell = (done: number, total: number) => void
