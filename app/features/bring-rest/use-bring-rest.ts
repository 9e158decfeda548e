import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import type { Archive } from '#app/lib/archive/open-archive.ts'
import { type ArchiveTrouble, archiveTroubleOf } from '#app/parts/choose-archive/archive-trouble.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { Failure, Progress } from './bring.ts'
import type { Group, Rest } from './look.ts'

/** An archive, and what of it is not here. */
export interface Opened {
  archive: Archive
  rest: Rest
  /** Files of memories that are not what they were, by their paths. */
  damaged: readonly string[]
}

/** How the last bringing ended; null before the first. */
export interface Ended {
  failures: Failure[]
  end: 'DONE' | 'STOPPED' | { broken: ApiError }
}

export type Step =
  | { view: 'choose'; trouble: ArchiveTrouble | null; error: ApiError | null }
  | { view: 'reading'; part: number }
  | ({ view: 'found'; ended: Ended | null } & Opened)
  | ({ view: 'bringing'; progress: Progress | null } & Opened)

/** Reads an archive, says what of it is not here, and brings it. What was done is on the server: it can begin again at any time. */
export function useBringRest(memorial: Memorial, redirectOnAuthError: (reason: unknown) => boolean) {
  const [step, setStep] = useState<Step>({ view: 'choose', trouble: null, error: null })
  const running = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  function begin(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  async function read(file: File) {
    const signal = begin()
    const show = (next: Step) => {
      if (!signal.aborted) setStep(next)
    }
    show({ view: 'reading', part: 0 })
    try {
      const { openArchive, damagedIn, lookFor } = await import('./bringing.ts')
      const archive = await openArchive(file, signal)
      const damaged = await damagedIn(archive, signal, (part) => show({ view: 'reading', part }))
      const rest = await lookFor(archive, memorial, signal)
      show({ view: 'found', ended: null, archive, rest, damaged })
    } catch (reason) {
      if (signal.aborted || redirectOnAuthError(reason)) return
      const error = reason instanceof ApiError ? reason : null
      show({ view: 'choose', error, trouble: error ? null : archiveTroubleOf(reason) })
    }
  }

  async function bring({ archive, rest, damaged }: Opened, chosen: ReadonlySet<Group>) {
    const signal = begin()
    const opened = { archive, rest, damaged }
    let end: Ended['end'] = 'DONE'
    const failures: Failure[] = []
    setStep({ view: 'bringing', progress: null, ...opened })
    const { bringRest, lookFor } = await import('./bringing.ts')
    const tell = (progress: Progress) => {
      if (!signal.aborted) setStep({ view: 'bringing', progress, ...opened })
    }
    try {
      await bringRest({ archive, memorial, rest, chosen, signal, tell, failures })
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (signal.aborted) end = 'STOPPED'
      else if (reason instanceof ApiError) end = { broken: reason }
      else return setStep({ view: 'choose', error: null, trouble: archiveTroubleOf(reason) })
    }
    // The page was left.
    if (signal.aborted && running.current === null) return
    const now = await lookFor(archive, memorial).catch(() => rest)
    setStep({ view: 'found', ended: { failures, end }, archive, damaged, rest: now })
  }

  return {
    step,
    read,
    bring,
    stop: () => running.current?.abort(),
    again() {
      running.current?.abort()
      setStep({ view: 'choose', trouble: null, error: null })
    },
  }
}
