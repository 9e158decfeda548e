import { useEffect, useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { ApiError } from '#app/lib/api.ts'
import { forgetAuth } from '#app/lib/session.ts'
import { storedText } from '#app/lib/stored-text.ts'
import { withRetries } from '#app/saving/retry.ts'
import { uploadInChunks } from '#app/saving/upload-in-chunks.ts'
import { OpenedArchive } from '#contract/archive.ts'

type Opening =
  | { view: 'choose'; error: ApiError | 'notZip' | null }
  /** `part`: from 0 to 1; at 1 the server checks it. */
  | { view: 'sending'; part: number; isPaused: boolean }
  /** `opened` is null where the answer was lost, as after a restart: the memorial is there all the same. */
  | { view: 'came'; memorialUuid: string; opened: OpenedArchive | null }

/** Sends an archive, which becomes a memorial of the sender's. Where the session ended, the screen asks to sign in again. */
export function useOpening() {
  const [opening, setOpening] = useState<Opening>({ view: 'choose', error: null })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    if (!(await isZip(file))) return setOpening({ view: 'choose', error: 'notZip' })
    const ours = new AbortController()
    running.current = ours
    const { signal } = ours
    const tell = (what: { part: number } | { isPaused: boolean }) =>
      setOpening((now) => (now.view === 'sending' && !signal.aborted ? { ...now, ...what } : now))
    setOpening({ view: 'sending', part: 0, isPaused: false })
    const note = noteOf(file)
    const upload = { kind: 'archive', clientId: idIn(note), name: file.name, title: '', blob: file } as const
    const onProgress = (sent: number) => tell({ part: sent / file.size })
    const onPause = (isPaused: boolean) => tell({ isPaused })
    try {
      const { mediaUuid: memorialUuid, media } = await withRetries(
        (moved) => uploadInChunks({ ...upload, signal, onProgress }, moved),
        { signal, onPause },
      )
      note.remove()
      setOpening({ view: 'came', memorialUuid, opened: OpenedArchive.safeParse(media).data ?? null })
    } catch (reason) {
      if (signal.aborted) return
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status === 401) forgetAuth()
      setOpening({ view: 'choose', error: reason })
    }
  }

  function stop() {
    running.current?.abort()
    setOpening({ view: 'choose', error: null })
  }

  return { opening, send, stop }
}

/** So that nobody sends gigabytes of something else. A file that cannot be read is none either. */
async function isZip(file: File): Promise<boolean> {
  const head = await file
    .slice(0, 4)
    .text()
    .catch(() => '')
  return head === 'PK\u0003\u0004'
}

/** The same file chosen again goes on where it was interrupted, also after the page was closed. */
const noteOf = ({ name, size, lastModified }: File) =>
  storedText(() => window.localStorage, `archive-upload ${name} ${size} ${lastModified}`)

function idIn(note: ReturnType<typeof noteOf>): string {
  const there = note.read()
  if ('text' in there && there.text) return there.text
  const id = newId()
  note.write(id)
  return id
}
