import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { forgetInvitedToken, readInvitedToken, readPersonalLink } from '#app/lib/invited-token.ts'
import { leaveSignedIn, readToken } from '#app/lib/token.ts'
import { forgetVisitor } from '#app/lib/visitor-session.ts'
import { recordings as recordingLimits } from '#contract/recording-limits.ts'
import { keepOnly } from './files.ts'
import {
  beginFiles,
  type FilesForm,
  listFields,
  listSentFiles,
  listStoredIds,
  type MemoryFiles,
  type MemoryPhoto,
  type MemoryRecording,
  mergeSent,
  noFiles,
  type SentFiles,
  sortFiles,
  writeFiles,
} from './keep-files.ts'
import type { UploadState } from './send-file.ts'
import { usePhotoPreviews } from './use-photo-previews.ts'

type AnyFile = MemoryPhoto | MemoryRecording

/** What is said of the files as a whole. */
export type FilesNotice = 'notStored' | 'noneArrived' | { failed: string }

export interface FilesOptions {
  slug: string
  form: FilesForm
  /** Those of the memory on the server. */
  sent: SentFiles
  /** What was chosen for a new memory goes into the one that was there before. */
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
export function useMemoryFiles({ slug, form, sent, joins, knownBy, sendsNow, place }: Options) {
  const [added, setAdded] = useState<MemoryFiles>(() => listSentFiles(sent))
  const [news, setNews] = useState<Readonly<Record<string, UploadState>>>({})
  const [notice, setNotice] = useState<FilesNotice | null>(null)
  const [surplus, setSurplus] = useState(0)
  const [busy, setBusy] = useState(false)
  // What was chosen or has arrived while a file is on its way.
  const latest = useRef({ added, news })
  const photos = usePhotoPreviews({ slug, photos: added.photos, onNotStored: () => setNotice('notStored') })

  function edit(change: (before: MemoryFiles) => MemoryFiles) {
    const next = change(latest.current.added)
    latest.current.added = next
    writeFiles(slug, form, next)
    setAdded(next)
  }

  function tell(id: string, state: UploadState) {
    latest.current.news = { ...latest.current.news, [id]: state }
    setNews(latest.current.news)
  }

  const all = (): AnyFile[] => [...latest.current.added.photos, ...latest.current.added.recordings]
  const isWaiting = ({ id, media, removed }: AnyFile) =>
    !media && !removed && latest.current.news[id]?.state !== 'sent' && !photos.refused().has(id)

  // On the first render everybody gets the same HTML.
  const goOn = useEffectEvent(() => {
    loadSending().catch(() => {})
    const isBegun = all().some(({ media }) => !media)
    edit((before) => (isBegun ? mergeSent(before, sent) : beginFiles(slug, form, sent, joins)))
    if (joins) writeFiles(slug, 'memory', noFiles)
    // Deletes files left by an earlier visit that were removed or sent.
    void keepOnly(slug, [...all().map(({ id }) => id), ...listStoredIds(slug)])
  })
  const sentKey = [...sent.media, ...(sent.recordings ?? [])].map(({ uuid }) => uuid).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what is on the server
  useEffect(() => goOn(), [sentKey])

  const endRecording = useRef<(() => Promise<unknown>) | null>(null)

  /** Uploads what is here. Whether the form can be sent now. */
  async function upload(): Promise<boolean> {
    await endRecording.current?.()
    // On this page the visitor is whom their link names.
    if (readPersonalLink() && readInvitedToken()) leaveSignedIn()
    const { sendFile } = await loadSending()
    await photos.allReady(all().map(({ id }) => id))
    for (const file of all().filter(isWaiting)) await sendFile(slug, file, (state) => tell(file.id, state))
    const isThere = ({ id, media, removed }: AnyFile) =>
      !removed && (media !== null || latest.current.news[id]?.state === 'sent')
    const hasWords = formOf(place)?.querySelector('textarea')?.value.trim() !== ''
    if (!hasWords && !all().some(isThere)) setNotice('noneArrived')
    return hasWords || all().some(isThere)
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
    setBusy(false)
    if (isReady) sendForm()
  }

  // Once the fields of what arrived are in the form.
  const [asked, setAsked] = useState(0)
  const isGoing = useRef(false)
  const sendForm = () => setAsked((count) => count + 1)
  useEffect(() => {
    if (asked === 0) return
    isGoing.current = true
    formOf(place)?.requestSubmit()
  }, [asked, place])
  useEffect(() => {
    const form = formOf(place)
    if (busy) form?.setAttribute('data-pressed', '')
    else form?.removeAttribute('data-pressed')
  }, [busy, place])

  /** The form waits for the files, unless it has yet to find out who sends them. */
  const waitsFor = useEffectEvent((event: Event) => {
    const isReady = isGoing.current || !(busy || endRecording.current || all().some(isWaiting))
    isGoing.current = false
    const token = { account: readToken, link: readInvitedToken, nobody: () => null }[knownBy ?? 'nobody']()
    if (isReady || token === null) return
    event.preventDefault()
    event.stopPropagation()
    void send()
  })
  const clear = useEffectEvent(() => edit(() => listSentFiles(sent)))
  const chooseEarly = useEffectEvent(() => {
    const input = place.current?.querySelector<HTMLInputElement>('input[type=file]')
    const files = [...(input?.files ?? [])]
    if (input && files.length > 0) input.value = ''
    if (files.length > 0) addFiles(files)
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
      void keepOnly(slug, listStoredIds(slug))
    }
  }, [place, slug])
  const sendAtOnce = useEffectEvent(() => void send())
  useEffect(() => {
    if (sendsNow) sendAtOnce()
  }, [sendsNow])

  function addFiles(files: readonly File[]) {
    const { taken, surplus } = sortFiles(files, latest.current.added.photos)
    setSurplus(surplus)
    const chosen = photos.add(taken)
    edit((before) => ({ ...before, photos: [...before.photos, ...chosen] }))
  }

  const changeFile = <Kind extends keyof MemoryFiles>(
    kind: Kind,
    id: string,
    change: Partial<MemoryFiles[Kind][number]>,
  ) =>
    edit((before) => ({
      ...before,
      [kind]: before[kind].map((file) => (file.id === id ? { ...file, ...change } : file)),
    }))
  const hasRoomFor = (wanted: MemoryRecording['kind']) =>
    latest.current.added.recordings.filter(({ kind, removed }) => kind === wanted && !removed).length <
    recordingLimits.each

  const arrived = Object.entries(news).flatMap(([id, one]) =>
    one.state === 'sent' ? [[id, one.mediaUuid] as const] : [],
  )
  const failed = Object.keys(news).filter((id) => news[id]?.state === 'failed')
  return {
    slug,
    added,
    /** Of the form. */
    fields: listFields(added, new Map(arrived), new Set([...failed, ...photos.refused()])),
    news,
    notice,
    surplus,
    busy,
    looks: photos.looks,
    /** How many of the chosen photos are ready to be sent; null when all are. */
    developing: photos.developing,
    caption: (id: string, caption: string) => changeFile('photos', id, { caption }),
    remove: (id: string, removed: boolean) => changeFile('photos', id, { removed }),
    addFiles,
    hasRoomFor,
    /** False when the memory has as many as it can hold. */
    addRecording(recording: Pick<MemoryRecording, 'id' | 'kind' | 'name' | 'seconds'>): boolean {
      if (!hasRoomFor(recording.kind)) return false
      const one = { ...recording, words: '', removed: false, media: null, isSilent: false }
      edit((before) => ({ ...before, recordings: [...before.recordings, one] }))
      return true
    },
    /** Forgets one that was not sent. */
    dropRecording: (id: string) =>
      edit((before) => ({ ...before, recordings: before.recordings.filter((one) => one.id !== id) })),
    /** Told how to end the recording that runs; null when none does. */
    onRecording(stop: (() => Promise<unknown>) | null) {
      endRecording.current = stop
    },
    changeRecording: (id: string, change: Partial<MemoryRecording>) => changeFile('recordings', id, change),
    /** A file could not be stored: it lasts only as long as the page. */
    notStored: () => setNotice('notStored'),
    /** Retries one photo: prepares it again here, or sends it with everything else. */
    retry: (id: string) => (photos.refused().has(id) ? photos.retry(id) : send()),
  }
}

export type MemoryFilesWork = ReturnType<typeof useMemoryFiles>

/** Loaded while files are chosen, since the network may be away when they are sent. Rejects with `ApiError`. */
const loadSending = () =>
  import('./send-file.ts').catch(() => {
    throw new ApiError(0, {})
  })

const formOf = ({ current }: RefObject<HTMLElement | null>) => current?.closest('form') ?? null

/** Whether a refused call means that the visitor has to say again who they are: then the form asks for a code. */
function forgetsVisitor(reason: unknown): boolean {
  const isOver = reason instanceof ApiError && (reason.status === 401 || reason.code === 'EMAIL_UNVERIFIED')
  if (isOver && readToken() === null) forgetInvitedToken()
  else if (isOver) forgetVisitor()
  return isOver
}
