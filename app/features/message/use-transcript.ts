import { useEffect, useRef, useState } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { anObject, aString } from '#app/lib/read-stored.ts'
import { useSession } from '#app/lib/session.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'
import { type Media, writeTranscript } from '#contract/media.ts'
import { getMemorial } from '#contract/memorials.ts'

/** The words of the stored video, and those that are typed and not saved; these stay on the device until they are. */
export function useTranscript({ uuid: mediaUuid, transcript }: Pick<Media, 'uuid' | 'transcript'>) {
  const { user } = useSession()
  const userUuid = user?.uuid ?? null
  const draftId = useDraft((draft) => draft.draftId)
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const saved = transcript ?? ''
  const [typed, setTyped] = useState<KeptTranscript | null>(null)
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [error, setError] = useState<ApiError | null>(null)
  /** What somebody else wrote meanwhile. */
  const [theirs, setTheirs] = useState<string | null>(null)
  const running = useRef<Promise<boolean>>(null)
  /** As `typed`, for what runs while somebody types on: the device may have no place to keep it. */
  const latest = useRef<KeptTranscript | null>(null)

  useEffect(() => {
    const kept = memorialUuid && keptTranscript.read(memorialUuid, userUuid)
    if (!kept || kept.mediaUuid !== mediaUuid) return
    latest.current = kept
    setTyped(kept)
  }, [memorialUuid, userUuid, mediaUuid])

  function keep(next: KeptTranscript | null) {
    latest.current = next
    setTyped(next)
    if (!memorialUuid) return
    if (next) keptTranscript.write(memorialUuid, userUuid, next)
    else keptTranscript.drop(memorialUuid)
  }

  function write(words: string) {
    setStatus('idle')
    const replaces = typed?.replaces ?? saved
    keep(words === saved && replaces === saved ? null : { mediaUuid, words, replaces })
  }

  function show(words: string) {
    draftStore.updateDraft(draftId, (draft) =>
      draft.serverVideo?.uuid === mediaUuid
        ? {
            ...draft,
            serverVideo: { ...draft.serverVideo, transcript: words || null },
          }
        : draft,
    )
  }

  /** Saves words once, however often it is asked; whether they are saved. */
  async function send(mine: KeptTranscript | null): Promise<boolean> {
    if (running.current) return running.current
    if (!mine || !memorialUuid) return true
    running.current = put(memorialUuid, mine).finally(() => {
      running.current = null
    })
    return running.current
  }

  async function put(memorialUuid: string, mine: KeptTranscript): Promise<boolean> {
    setStatus('saving')
    setError(null)
    try {
      const { media } = await call(writeTranscript, {
        params: { memorialUuid, mediaUuid },
        body: { transcript: mine.words, replaces: mine.replaces },
      })
      const words = media.transcript ?? ''
      const later = typedAfter(mine)
      keep(later && { ...later, replaces: words })
      setTheirs(null)
      show(words)
      setStatus(later ? 'idle' : 'saved')
      return later === null
    } catch (reason) {
      setStatus('idle')
      if (!(reason instanceof ApiError)) throw reason
      if (reason.code === 'TRANSCRIPT_CHANGED') await readTheirs(memorialUuid, mine)
      else setError(reason)
      return false
    }
  }

  /** What was typed while those words were on their way. */
  function typedAfter(mine: KeptTranscript): KeptTranscript | null {
    const now = latest.current
    return now && now.words !== mine.words ? now : null
  }

  /** Shows what is there now; a further save takes its place. */
  async function readTheirs(memorialUuid: string, mine: KeptTranscript) {
    try {
      const { memorial } = await call(getMemorial, { params: { memorialUuid } })
      const words = memorial.hostVideoMessage?.transcript ?? ''
      setTheirs(words)
      keep({ ...(typedAfter(mine) ?? mine), replaces: words })
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setError(reason)
    }
  }

  return {
    words: typed?.words ?? saved,
    saved,
    canSave: typed !== null,
    status,
    error,
    theirs,
    write,
    /** Resolves to false when it was not saved, which is then told. */
    save: () => send(typed),
  }
}

/** What was typed of a transcript and not saved yet. */
interface KeptTranscript {
  mediaUuid: string
  words: string
  /** What was there when typing began. */
  replaces: string
}

const keptTranscript = keptByPerson(
  'transcript',
  anObject<KeptTranscript>({ mediaUuid: aString, words: aString, replaces: aString }),
)
