import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import type { LastEdit, Memorial } from '#contract/memorials.ts'
import { withRetries } from '../retry.ts'
import type { DocumentKind, Present, Work } from './document-kind.ts'

export type DocumentState<Content, Facts> =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: unknown }
  /** Another host changed it, too: this one decides whose stays. */
  | { kind: 'conflict'; present: Present<Content, Facts>; lastEdit: LastEdit | null }

export interface DocumentOptions {
  /** null until it is known. */
  memorialUuid: string | null
  userUuid: string | null
  fallbackMessage: string
}

/**
 * A document of a memorial: loaded, changed here, and saved as a whole. What is not saved is kept on this device. Where
 * another host changed it, too, this one decides whose stays.
 *
 * @param kind the same object at every render
 */
export function useDocument<Content, Facts>(
  kind: DocumentKind<Content, Facts>,
  { memorialUuid, userUuid, fallbackMessage }: DocumentOptions,
) {
  type Editing = Work<Content, Facts>
  type State = DocumentState<Content, Facts>
  const [work, setWork] = useState<Editing | null>(null)
  const [memorial, setMemorial] = useState<Memorial | null>(null)
  const [trouble, setTrouble] = useState<{ words: string; isGone: boolean } | null>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  /** What was typed on an earlier visit was there when the screen opened. */
  const [wasKept, setWasKept] = useState(false)
  const running = useRef<AbortController>(null)
  const latest = useRef(work)
  latest.current = work

  /** Known at once, also to what runs before the next render. */
  const put = useCallback((next: Editing) => {
    latest.current = next
    setWork(next)
  }, [])

  const load = useCallback(async () => {
    if (memorialUuid === null) return
    const kept = kind.kept.read(memorialUuid, userUuid)
    if (!latest.current) setWasKept(kept !== null)
    try {
      // Its name, photos and contacts stand on such screens, too.
      const [present, loaded] = await Promise.all([kind.load(memorialUuid), loadMemorial(memorialUuid)])
      setMemorial(loaded)
      put(withKept(kind, present, kept))
      setTrouble(null)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      const failure = reason instanceof ApiError ? reason : null
      const isGone = failure?.code === 'MEMORIAL_NOT_FOUND'
      setTrouble({ words: failure?.message ?? fallbackMessage, isGone })
      // What was typed is shown, and can be saved once there is a connection.
      if (!isGone && kept && !latest.current) put(kept)
    }
  }, [kind, memorialUuid, userUuid, fallbackMessage, put])

  useEffect(() => void load(), [load])

  useEffect(() => {
    if (!work || memorialUuid === null) return
    if (kind.isSame(work.base, work.content)) kind.kept.drop(memorialUuid)
    else kind.kept.write(memorialUuid, userUuid, work)
  }, [kind, work, memorialUuid, userUuid])

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ kind: 'idle' })
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const change = useCallback(
    (next: (content: Content) => Content) => {
      const now = latest.current
      if (now) put({ ...now, content: next(now.content) })
    },
    [put],
  )

  /** Takes back what is not saved, also where it is being saved. @returns keeps it again, for the next visit */
  function revert(): () => void {
    stop()
    const before = latest.current
    if (before) put({ ...before, content: before.base })
    return () => {
      if (before && memorialUuid) kind.kept.write(memorialUuid, userUuid, before)
    }
  }

  function take({ content: base, version, facts }: Present<Content, Facts>, content: Content): Editing {
    const taken = { version, base, content, facts }
    put(taken)
    return taken
  }

  async function attempt(begun: Editing, signal: AbortSignal): Promise<State | 'saved'> {
    if (memorialUuid === null) return { kind: 'idle' }
    const { content, base } = begun
    let { version } = begun
    for (;;) {
      const sent = version
      const present = await withRetries(() => kind.send(memorialUuid, content, sent, signal), { signal })
      // Refused, it may be there already, as after a lost answer; or nothing was changed here.
      if (!present.isStale || kind.isSame(content, present.content) || kind.isSame(content, base)) {
        // What was typed meanwhile stays, unsaved.
        const typed = latest.current?.content ?? content
        take(present, kind.isSame(typed, content) ? present.content : typed)
        return 'saved'
      }
      // Somebody else saved another part of the memorial.
      const isElsewhere = kind.isSame(base, present.content) && present.version !== version
      if (!isElsewhere) return { kind: 'conflict', present, lastEdit: present.lastEdit }
      version = present.version
    }
  }

  async function save(begun = latest.current): Promise<boolean> {
    if (running.current || !begun) return false
    const mine = new AbortController()
    running.current = mine
    setState({ kind: 'saving' })
    const outcome = await attempt(begun, mine.signal).catch((reason: unknown): State => {
      if (mine.signal.aborted || redirectOnAuthError(reason)) return { kind: 'idle' }
      return { kind: 'failed', reason }
    })
    // It was stopped meanwhile.
    if (running.current !== mine) return false
    running.current = null
    if (outcome === 'saved') setWasKept(false)
    setState(outcome === 'saved' ? { kind: 'idle' } : outcome)
    return outcome === 'saved'
  }

  const isUnsaved = (of: Editing | null) => of !== null && !kind.isSame(of.base, of.content)

  return {
    work,
    memorial,
    trouble,
    load,
    state,
    wasKept,
    change,
    save: () => save(),
    stop,
    dismiss: () => setState({ kind: 'idle' }),
    /** Takes what the host decided; mine is saved. */
    async settle(keep: 'mine' | 'theirs') {
      const now = latest.current
      if (state.kind !== 'conflict' || !now) return false
      const taken = take(state.present, keep === 'mine' ? now.content : state.present.content)
      if (keep === 'mine') return save(taken)
      setState({ kind: 'idle' })
      return false
    },
    revert,
    isUnsaved: isUnsaved(work),
    isUnsavedNow: () => isUnsaved(latest.current),
  }
}

/** The document of the server, with what was typed on this device before. */
function withKept<Content, Facts>(
  kind: DocumentKind<Content, Facts>,
  { content: base, version, facts }: Present<Content, Facts>,
  kept: Work<Content, Facts> | null,
): Work<Content, Facts> {
  if (!kept) return { version, base, content: base, facts }
  // Where it was changed meanwhile, the version of then makes the save ask.
  return kind.isSame(kept.base, base) ? { version, base, content: kept.content, facts } : { ...kept, facts }
}
