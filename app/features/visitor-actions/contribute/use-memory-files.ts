import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepOnly, nameVisitorFiles, removeFile } from '#app/draft/files.ts'
import { newId } from '#app/draft/ids.ts'
import { ApiError } from '#app/lib/api.ts'
import { forgetInvitedToken, readInvitedToken, readPersonalLink } from '#app/lib/invited-token.ts'
import { leaveSignedIn, readToken } from '#app/lib/token.ts'
import { forgetVisitor } from '#app/lib/visitor-session.ts'
import { contributions as limits } from '#contract/limits.ts'
import { recordings as recordingLimits } from '#contract/recording-limits.ts'
import type { FileState } from './keep-chosen.ts'
import {
  type ChosenFile,
  type FilesForm,
  listChosenIds,
  listCounted,
  listFields,
  readChosen,
  writeChosen,
} from './keep-chosen.ts'
import { usePhotoPreviews } from './use-photo-previews.ts'

/** What is said of the files as a whole. */
export type FilesNotice = 'noneArrived' | { failed: string }

export interface FilesOptions {
  slug: string
  form: FilesForm
  /** Ids of the files that have arrived: they stand in the form already (`SentFiles.tsx`). */
  arrived: readonly string[]
  /** What was chosen for a new memory goes into the one that is there now. */
  joins: boolean
  /** What tells who fills in this form; null: a code has to. Files go before the form where that opened a session. */
  knownBy: 'account' | 'link' | null
  /** They have just proved who they are: the files are sent at once, and the form after them. */
  sendsNow: boolean
}

interface Options extends FilesOptions {
  /** An element of the form that they belong to. */
  place: RefObject<HTMLElement | null>
}

/** The files of a memory until its form is sent: chosen, stored on this device, and uploaded when the form is pressed. */
export function useMemoryFiles({ slug, form, arrived, joins, knownBy, sendsNow, place }: Options) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [held] = useState(new Set<string>())
  const [news, setNews] = useState<Readonly<Record<string, FileState>>>({})
  const [notice, setNotice] = useState<FilesNotice | null>(null)
  const [surplus, setSurplus] = useState(0)
  const [busy, setBusy] = useState(false)
  // What was chosen or has arrived while a file is on its way.
  const latest = useRef({ chosen, news })
  const photos = chosen.filter(({ kind, removed }) => kind === 'PHOTO' && !removed)
  const previews = usePhotoPreviews({ slug, photos, tell })

  function edit(change: (before: readonly ChosenFile[]) => readonly ChosenFile[]) {
    const next = change(latest.current.chosen)
    for (const { id } of next) held.add(id)
    latest.current.chosen = next
    writeChosen(slug, form, next)
    setChosen(next)
  }

  function tell(id: string, state: FileState) {
    latest.current.news = { ...latest.current.news, [id]: state }
    setNews(latest.current.news)
  }

  const stateOf = (id: string) => latest.current.news[id]?.state
  const counted = () => listCounted(latest.current.chosen, latest.current.news)
  const waiting = () => counted().filter(({ id }) => stateOf(id) !== 'sent')

  // On the first render everybody gets the same HTML.
  const goOn = useEffectEvent(() => {
    loadSending().catch(() => {})
    const stored = [...readChosen(slug, form), ...(joins ? readChosen(slug, 'memory') : [])]
    edit((begun) =>
      [...begun, ...stored.filter(({ id }) => begun.every((one) => one.id !== id))].filter(
        ({ id }) => !arrived.includes(id),
      ),
    )
    if (joins) writeChosen(slug, 'memory', [])
    // Deletes files left by an earlier visit that were removed or sent.
    void keepOnly(nameVisitorFiles(slug), listChosenIds(slug))
  })
  const begins = [form, joins, ...arrived].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: says which form it is, and what is on the server
  useEffect(() => goOn(), [begins])

  const endRecording = useRef<(() => Promise<unknown>) | null>(null)

  /** Uploads what is here. Whether the form can be sent now. */
  async function upload(): Promise<boolean> {
    await endRecording.current?.()
    // On this page the visitor is whom their link names.
    if (readPersonalLink() && readInvitedToken()) leaveSignedIn()
    const { sendFile } = await loadSending()
    await previews.allReady()
    for (const file of waiting()) await sendFile(slug, file, (state) => tell(file.id, state))
    const hasWords = formOf(place)?.querySelector('textarea')?.value.trim() !== ''
    const isAnyThere = counted().some(({ id }) => stateOf(id) === 'sent')
    const isReady = hasWords || isAnyThere || count(place, '') > 0
    if (!isReady) setNotice('noneArrived')
    return isReady
  }

  async function send(): Promise<void> {
    if (busy) return
    setBusy(true)
    setNotice(null)
    let isReady = false
    try {
      isReady = await upload()
    } catch (reason) {
      isReady = forgetsVisitor(reason)
      if (!isReady) setNotice({ failed: reason instanceof ApiError ? reason.message : String(reason) })
    }
    // The fields of what arrived are in the form then.
    flushSync(() => setBusy(false))
    isGoing.current = isReady
    if (isReady) formOf(place)?.requestSubmit()
  }

  const isGoing = useRef(false)
  useEffect(() => {
    formOf(place)?.toggleAttribute('data-pressed', busy)
  }, [busy, place])

  /** The form waits for the files, unless it has yet to find out who sends them. */
  const waitsFor = useEffectEvent((event: Event) => {
    const isReady = isGoing.current || !(busy || endRecording.current || waiting().length > 0)
    isGoing.current = false
    const token = { account: readToken, link: readInvitedToken, nobody: () => null }[knownBy ?? 'nobody']()
    if (isReady || token === null) return
    event.preventDefault()
    event.stopPropagation()
    void send()
  })
  const clear = useEffectEvent(() => edit(() => []))
  const chooseEarly = useEffectEvent(() => {
    const input = place.current?.querySelector<HTMLInputElement>('input[type=file]')
    const files = [...(input?.files ?? [])]
    if (input && files.length > 0) input.value = ''
    if (files.length > 0) addPhotos(files)
  })
  useEffect(() => {
    const form = formOf(place)
    const stop = new AbortController()
    form?.addEventListener('submit', (event) => waitsFor(event), stop)
    // Whoever clears the form clears what was chosen with it.
    form?.addEventListener('reset', () => clear(), stop)
    // Before this was there.
    chooseEarly()
    return () => {
      stop.abort()
      // What was sent or dropped here; another tab may hold others.
      const kept = listChosenIds(slug)
      for (const id of held) if (!kept.includes(id)) void removeFile(id)
    }
  }, [place, slug, held])
  const sendAtOnce = useEffectEvent(() => void send())
  useEffect(() => {
    if (sendsNow) sendAtOnce()
  }, [sendsNow])

  /** How many more of a kind the memory can hold. */
  const roomFor = (wanted: ChosenFile['kind']) =>
    (wanted === 'PHOTO' ? limits.photosMax : recordingLimits.each) -
    counted().filter(({ kind }) => kind === wanted).length -
    count(place, `[data-kind=${wanted}]`)

  const add = (files: readonly Pick<ChosenFile, 'id' | 'kind' | 'name' | 'seconds'>[]) =>
    edit((before) => [...before, ...files.map((file) => ({ ...file, words: '', removed: false }))])

  function addPhotos(files: readonly File[]) {
    const taken = files.slice(0, Math.max(0, roomFor('PHOTO')))
    setSurplus(files.length - taken.length)
    const named = taken.map((file) => ({ file, id: newId() }))
    for (const { id, file } of named) previews.begin(id, file)
    add(named.map(({ id, file }) => ({ id, kind: 'PHOTO', name: file.name, seconds: null })))
  }

  const sent = Object.entries(news).flatMap(([id, one]) =>
    one.state === 'sent' ? [[id, one.mediaUuid] as const] : [],
  )
  const lost = Object.keys(news).filter((id) => /failed|refused/.test(news[id]?.state ?? ''))
  const preparing = photos.filter(({ id }) => news[id]?.state === 'preparing').length
  return {
    slug,
    chosen,
    counted: counted(),
    /** Of the form. */
    fields: listFields(chosen, new Map(sent), new Set(lost)),
    news,
    notice,
    surplus,
    busy,
    /** How many of the chosen photos are ready to be sent; null when all are. */
    developing: preparing > 0 ? { ready: photos.length - preparing, total: photos.length } : null,
    addPhotos,
    /** Adds a voice or film; false when the memory has as many as it can hold. */
    addRecording(recording: Pick<ChosenFile, 'id' | 'kind' | 'name' | 'seconds'>): boolean {
      const hasRoom = roomFor(recording.kind) > 0
      if (hasRoom) add([recording])
      return hasRoom
    },
    roomFor,
    change: (id: string, change: Partial<ChosenFile>) =>
      edit((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file))),
    /** Forgets one that was not sent. */
    drop: (id: string) => edit((before) => before.filter((file) => file.id !== id)),
    /** Told how to end the recording that runs; null when none does. */
    onRecording(stop: (() => Promise<unknown>) | null) {
      endRecording.current = stop
    },
    /** Retries one file: prepares it again here, or sends it with everything else. */
    retry: (id: string) => (stateOf(id) === 'refused' ? previews.begin(id) : void send()),
  }
}

export type MemoryFilesWork = ReturnType<typeof useMemoryFiles>

/** Loaded while files are chosen, since the network may be away when they are sent. Rejects with `ApiError`. */
const loadSending = () =>
  import('./send-file.ts').catch(() => {
    throw new ApiError(0, {})
  })

const formOf = ({ current }: RefObject<HTMLElement | null>) => current?.closest('form') ?? null

/** How many files of the memory on the server stay in it, as the form stands (`SentFiles.tsx`). */
const count = (place: RefObject<HTMLElement | null>, kind: string): number =>
  formOf(place)?.querySelectorAll(`input[data-removes]${kind}:not(:checked)`).length ?? 0

/** Whether a refused call means that the visitor has to say again who they are: then the form asks for a code. */
function forgetsVisitor(reason: unknown): boolean {
  const isOver = reason instanceof ApiError && (reason.status === 401 || reason.code === 'EMAIL_UNVERIFIED')
  if (isOver && readToken() === null) forgetInvitedToken()
  else if (isOver) forgetVisitor()
  return isOver
}
