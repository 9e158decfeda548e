import pLimit from 'p-limit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nameVisitorFiles, openFile, putFile } from '#app/draft/files.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { type PhotoProblem, problemOf, refuseUnlessPhoto } from '#app/lib/photos/photo-problem.ts'
import { decodingAtOnce } from '#app/parts/photo-picker/decoding-at-once.ts'
import type { ChosenFile } from './keep-chosen.ts'

/** What is known of a chosen photo's file. */
export type PhotoPreview =
  | { state: 'developing' }
  /** `url` is null where this browser cannot show it. */
  | { state: 'ready'; url: string | null }
  /** It cannot be sent. */
  | { state: 'refused'; problem: PhotoProblem }
  /** Its file is no longer on this device. */
  | { state: 'gone' }

interface Options {
  slug: string
  /** Photos that were not removed. */
  photos: readonly ChosenFile[]
  /** A photo could not be stored: it lasts only as long as the page. */
  onNotStored: () => void
}

/** Stores the files of chosen photos until they are sent, and makes a preview of each. */
export function usePhotoPreviews({ slug, photos, onNotStored }: Options) {
  const [looks, setLooks] = useState<Readonly<Record<string, PhotoPreview>>>({})
  const work = useRef(new Map<string, { file: File | null; over: Promise<void> }>())
  const urls = useRef<string[]>([])
  const [queue] = useState(() => pLimit(decodingAtOnce()))
  // Always current, for async code that outlives a render.
  const latest = useRef(looks)

  function tell(id: string, look: PhotoPreview) {
    latest.current = { ...latest.current, [id]: look }
    setLooks(latest.current)
  }

  function show(id: string, thumbnail: Blob | null) {
    const url = thumbnail && URL.createObjectURL(thumbnail)
    if (url) urls.current.push(url)
    tell(id, { state: 'ready', url })
  }

  async function prepare(id: string, file: File): Promise<void> {
    try {
      await refuseUnlessPhoto(file)
      const owner = nameVisitorFiles(slug)
      if ((await putFile({ draftId: owner, fileId: id, blob: file })) === 'memory') onNotStored()
      const thumbnail = await makePreview(file)
      if (thumbnail) await putFile({ draftId: owner, fileId: id, variant: 'thumbnail', blob: thumbnail.blob })
      show(id, thumbnail?.blob ?? null)
    } catch (reason) {
      tell(id, { state: 'refused', problem: problemOf(reason) })
    }
  }

  /** One that was stored by an earlier visit. */
  async function find(id: string): Promise<void> {
    if (await openFile(id)) show(id, await openFile(id, 'thumbnail'))
    else tell(id, { state: 'gone' })
  }

  /** Without a file: of an earlier visit. */
  function begin(id: string, file: File | null = work.current.get(id)?.file ?? null) {
    tell(id, { state: 'developing' })
    work.current.set(id, { file, over: file ? queue(() => prepare(id, file)) : find(id) })
  }

  const findAll = useEffectEvent(() => {
    for (const { id } of photos) if (!work.current.has(id)) begin(id)
  })
  const key = photos.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the list
  useEffect(() => findAll(), [key])
  useEffect(() => {
    const made = urls.current
    return () => {
      for (const url of made.splice(0)) URL.revokeObjectURL(url)
    }
  }, [])

  const ready = photos.filter(({ id }) => latest.current[id]?.state !== 'developing').length
  return {
    looks,
    /** How many of the chosen photos are prepared; null: nothing is in progress. */
    developing: ready < photos.length ? { ready, total: photos.length } : null,
    begin,
    /** Resolves once each of them is prepared or refused. */
    allReady: () => Promise.all([...work.current.values()].map(({ over }) => over)),
    /** Ids of photos that cannot be sent. */
    refused: (): ReadonlySet<string> =>
      new Set(
        Object.keys(latest.current).filter((id) =>
          ['refused', 'gone'].includes(latest.current[id]?.state ?? ''),
        ),
      ),
  }
}
