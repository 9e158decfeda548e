import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { openFile, putFile, removeFile } from '#app/draft/files.ts'
import { removeFilm } from '#app/draft/film-edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { newId } from '#app/draft/ids.ts'
import { noteUnsentFilms, unsentFilmIds, unsentFilmsPlace } from '#app/draft/unsent-films.ts'
import { ApiError } from '#app/lib/api.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { filmProblem } from '#app/lib/recording/file-problem.ts'
import { isUnderWay, savingState } from '#app/saving/progress-state.ts'
import { uploadFile } from '#app/saving/upload.ts'
import { films as limits } from '#contract/host-limits.ts'

/** A film that is on its way to the server. */
export interface SendingFilm {
  id: string
  memorialUuid: string
  name: string
  caption: string
  /** The share that was sent, from 0 to 1. */
  part: number
  isPaused: boolean
  /** Why it was not sent; null while it is on its way. */
  problem: { message: string; canRetry: boolean } | null
}

/**
 * Films are sent one after the other, also after the screen was left. Until then their files stay on the device, and a
 * film that was interrupted by a reload goes on when the screen is opened again.
 */
const sending = createStore<{ films: SendingFilm[] }>(() => ({ films: [] }))
const working = new Map<string, { blob: Blob; stop: AbortController }>()
let turn: Promise<void> = Promise.resolve()

export const useSendingFilms = (): SendingFilm[] => useStore(sending, ({ films }) => films)

const change = (id: string, fields: Partial<SendingFilm>) =>
  sending.setState(({ films }) => ({
    films: films.map((film) => (film.id === id ? { ...film, ...fields } : film)),
  }))

function forget(id: string, memorialUuid: string): void {
  working.delete(id)
  sending.setState(({ films }) => ({ films: films.filter((film) => film.id !== id) }))
  giveUp(id, memorialUuid)
}

/** No later visit goes on with it. */
function giveUp(id: string, memorialUuid: string): void {
  noteUnsentFilms(
    memorialUuid,
    unsentFilmIds(memorialUuid).filter((one) => one !== id),
  )
  void removeFile(id)
}

/** A later visit goes on with it. */
async function store(id: string, memorialUuid: string, blob: Blob): Promise<void> {
  const place = await putFile({ draftId: unsentFilmsPlace(memorialUuid), fileId: id, blob })
  if (place === 'stored') noteUnsentFilms(memorialUuid, [...unsentFilmIds(memorialUuid), id])
}

/** Takes films from the device, as many as a memorial can have, stores them there, and sends them. */
export async function addFilms(memorialUuid: string, files: readonly File[]): Promise<void> {
  for (const file of files.slice(0, limits.ownMax)) {
    const id = newId()
    enter(id, memorialUuid, file)
    const problem = await filmProblem(file)
    if (problem) {
      change(id, { problem: { message: errorMessage(problem), canRetry: false } })
      continue
    }
    await store(id, memorialUuid, file)
    // It was taken back meanwhile.
    if (!working.has(id)) giveUp(id, memorialUuid)
    else queue(id)
  }
}

/**
 * Takes over the films of the draft, once its memorial is on the server and no save sends them. The one that a save may
 * have sent is not stored twice: it keeps its id.
 */
export async function takeDraftFilms(memorialUuid: string): Promise<void> {
  const { draft } = draftStore.state.getState()
  if (draft.memorialUuid !== memorialUuid || isUnderWay(savingState.getState().stage)) return
  for (const { id, name, caption, state, problem } of draft.films) {
    if (working.has(id) || state === 'processing') continue
    const file = await openFile(id)
    if (working.has(id)) continue
    enter(id, memorialUuid, file ?? new Blob(), { name, caption })
    if (file) await store(id, memorialUuid, file)
    draftStore.updateDraft(draft.draftId, removeFilm(id))
    const refused = problem ?? (file ? null : 'FILE_MISSING')
    if (refused === null) queue(id)
    else
      change(id, {
        problem: { message: errorMessage(refused), canRetry: file !== null && state === 'ready' },
      })
  }
}

/** Goes on with the films that an earlier visit did not send. */
export async function resumeFilms(memorialUuid: string): Promise<void> {
  for (const id of unsentFilmIds(memorialUuid)) {
    if (working.has(id)) continue
    const file = await openFile(id)
    if (working.has(id)) continue
    enter(id, memorialUuid, file ?? new Blob())
    if (file) queue(id)
    else forget(id, memorialUuid)
  }
}

function enter(id: string, memorialUuid: string, blob: Blob, known = { name: '', caption: '' }): void {
  working.set(id, { blob, stop: new AbortController() })
  const name = blob instanceof File ? blob.name : known.name
  sending.setState(({ films }) => ({
    films: [
      ...films,
      { id, memorialUuid, name, caption: known.caption, part: 0, isPaused: false, problem: null },
    ],
  }))
}

export function retryFilm(id: string): void {
  change(id, { problem: null })
  queue(id)
}

/** Takes back a film that has not arrived. */
export function cancelFilm({ id, memorialUuid }: SendingFilm): void {
  working.get(id)?.stop.abort(new DOMException('cancelled', 'AbortError'))
  forget(id, memorialUuid)
}

function queue(id: string): void {
  turn = turn.then(() => send(id))
}

/** Never rejects. */
async function send(id: string): Promise<void> {
  const work = working.get(id)
  const film = sending.getState().films.find((one) => one.id === id)
  if (!work || !film || film.problem) return
  const { memorialUuid, name, caption } = film
  const { blob, stop } = work
  try {
    await uploadFile({
      kind: 'film',
      memorialUuid,
      clientId: id,
      blob,
      name,
      title: caption.trim(),
      signal: stop.signal,
      onProgress: (bytes) => change(id, { part: bytes / Math.max(1, blob.size) }),
      onPause: (isPaused) => change(id, { isPaused }),
    })
    forget(id, memorialUuid)
  } catch (reason) {
    if (stop.signal.aborted) return
    const error = reason instanceof ApiError ? reason : new ApiError(500, {})
    if (!error.retry) giveUp(id, memorialUuid)
    change(id, { problem: { message: error.message, canRetry: error.retry } })
  }
}
