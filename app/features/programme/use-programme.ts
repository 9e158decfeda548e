import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { withRetries } from '#app/saving/retry.ts'
import type { Answer } from '#contract/endpoint.ts'
import { getProgramme, type HostEvent } from '#contract/events.ts'
import type { LastEdit } from '#contract/memorials.ts'
import { type DraftEvent, draftOf, isSameProgramme } from './draft-event.ts'
import { dropKept, type Kept, readKept, writeKept } from './kept.ts'
import { type Conflict, type Merged, mergeProgrammes, settled } from './merge.ts'
import { type Programme, sendProgramme } from './send-programme.ts'

/** How often a save is tried again after merging what others saved. */
const MERGES = 3

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: unknown }
  /** Another host changed the same fields: this one decides. */
  | { kind: 'conflict'; programme: Programme; merged: Merged; lastEdit: LastEdit | null }

interface Options {
  /** null until it is known. */
  memorialUuid: string | null
  userUuid: string | null
  redirectOnAuthError: (reason: unknown) => boolean
  fallbackMessage: string
}

/** The programme of a memorial: loaded, changed here, and saved as a whole. */
export function useProgramme({ memorialUuid, userUuid, redirectOnAuthError, fallbackMessage }: Options) {
  const [work, setWork] = useState<Kept | null>(null)
  /** As the server has them, with their counts. */
  const [known, setKnown] = useState<HostEvent[]>([])
  const [trouble, setTrouble] = useState<{ words: string; isGone: boolean } | null>(null)
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  const latest = useRef(work)
  latest.current = work

  /** Known at once, also to what runs before the next render. */
  const put = useCallback((next: Kept) => {
    latest.current = next
    setWork(next)
  }, [])

  const load = useCallback(async () => {
    if (memorialUuid === null) return
    const kept = readKept(memorialUuid, userUuid)
    try {
      const [programme] = await Promise.all([
        call(getProgramme, { params: { memorialUuid } }),
        // Its contacts, of whom some are chosen, and its name.
        loadMemorial(memorialUuid),
      ])
      setKnown(programme.events)
      put(withKept(programme, kept))
      setTrouble(null)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      const failure = reason instanceof ApiError ? reason : null
      const isGone = failure?.code === 'MEMORIAL_NOT_FOUND'
      setTrouble({ words: failure?.message ?? fallbackMessage, isGone })
      // What was typed is shown, and can be saved once there is a connection.
      if (!isGone && kept && !latest.current) put(kept)
    }
  }, [memorialUuid, userUuid, redirectOnAuthError, fallbackMessage, put])

  useEffect(() => void load(), [load])

  useEffect(() => {
    if (!work || memorialUuid === null) return
    if (isSameProgramme(work.base, work.events)) dropKept(memorialUuid)
    else writeKept(memorialUuid, userUuid, work)
  }, [work, memorialUuid, userUuid])

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ kind: 'idle' })
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const change = useCallback(
    (next: (events: DraftEvent[]) => DraftEvent[]) => {
      const now = latest.current
      if (now) put({ ...now, events: next(now.events) })
    },
    [put],
  )

  /** Takes back what is not saved. @returns keeps it again, for the next time that the screen is opened */
  function revert(): () => void {
    const before = latest.current
    if (before) put({ ...before, events: before.base })
    return () => {
      if (before && memorialUuid) writeKept(memorialUuid, userUuid, before)
    }
  }

  function take({ events, version }: Programme, mine: DraftEvent[]): Kept {
    const taken = { version, base: events.map(draftOf), events: mine }
    setKnown(events)
    put(taken)
    return taken
  }

  async function attempt(begun: Kept, signal: AbortSignal): Promise<SaveState | 'saved'> {
    if (memorialUuid === null) return { kind: 'idle' }
    let sent = begun
    for (let mergesLeft = MERGES; ; mergesLeft -= 1) {
      const { events, version } = sent
      const programme = await withRetries(() => sendProgramme(memorialUuid, events, version, signal), {
        signal,
      })
      if (!programme.isStale) {
        // What was typed meanwhile stays, unsaved.
        const typed = latest.current?.events ?? events
        take(programme, mergeProgrammes(events, typed, programme.events.map(draftOf)).events)
        return 'saved'
      }
      const merged = mergeProgrammes(sent.base, events, programme.events.map(draftOf))
      const { lastEdit } = programme
      if (merged.conflicts.length > 0) return { kind: 'conflict', programme, merged, lastEdit }
      sent = take(programme, merged.events)
      if (mergesLeft === 0) return { kind: 'failed', reason: programme.reason }
    }
  }

  async function save(begun = latest.current): Promise<boolean> {
    if (running.current || !begun) return false
    const mine = new AbortController()
    running.current = mine
    setState({ kind: 'saving' })
    const outcome = await attempt(begun, mine.signal).catch((reason: unknown): SaveState => {
      if (mine.signal.aborted || redirectOnAuthError(reason)) return { kind: 'idle' }
      return { kind: 'failed', reason }
    })
    // It was stopped meanwhile.
    if (running.current !== mine) return false
    running.current = null
    setState(outcome === 'saved' ? { kind: 'idle' } : outcome)
    // The memorial's own date and place stand on other screens, too.
    if (outcome === 'saved' && memorialUuid) loadMemorial(memorialUuid).catch(() => undefined)
    return outcome === 'saved'
  }

  return {
    work,
    known,
    trouble,
    load,
    state,
    change,
    save: () => save(),
    stop,
    dismiss: () => setState({ kind: 'idle' }),
    /** Takes what the host decided, and saves. */
    settle(taken: readonly Conflict[]) {
      if (state.kind !== 'conflict') return Promise.resolve(false)
      const { programme, merged } = state
      return save(take(programme, settled(merged.events, taken)))
    },
    revert,
    isUnsaved: isUnsaved(work),
    isUnsavedNow: () => isUnsaved(latest.current),
  }
}

const isUnsaved = (work: Kept | null): boolean => work !== null && !isSameProgramme(work.base, work.events)

/** The programme of the server, with what was typed on this device before. */
function withKept({ events, version }: Answer<typeof getProgramme>, kept: Kept | null): Kept {
  const base = events.map(draftOf)
  if (!kept) return { version, base, events: base }
  const { events: mine, conflicts } = mergeProgrammes(kept.base, kept.events, base)
  // The version of then makes the save ask.
  return conflicts.length > 0 ? kept : { version, base, events: mine }
}
