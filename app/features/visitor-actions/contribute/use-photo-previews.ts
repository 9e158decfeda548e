import pLimit from 'p-limit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nameVisitorFiles, openFile, putFile } from '#app/draft/files.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { type PhotoProblem, problemOf, refuseUnlessPhoto } from '#app/lib/photos/photo-problem.ts'
import { decodingAtOnce } from '#app/parts/photo-picker/decoding-at-once.ts'
import type { ChosenFile } from './keep-chosen.ts'

/** What is known of a chosen photo's file. */
export type PhotoPreview =
  | { state: 'developing' | 'ready' }
  /** It cannot be sent. */
  | { state: 'refused'; problem: PhotoProblem }
  /** Its file is no longer on this device. */
  | { state: 'gone' }

interface Options {
  slug: string
  /** Photos that were not removed. */
  photos: readonly ChosenFile[]
}

/** Stores the files of chosen photos until they are sent, and makes a preview of each. */
export function usePhotoPreviews({ slug, photos }: Options) {
  const [looks, setLooks] = useState<Readonly<Record<string, PhotoPreview>>>({})
  const work = useRef(new Map<string, { file: File | null; over: Promise<void> }>())
  const [queue] = useState(() => pLimit(decodingAtOnce()))
  // Always current, for async code that outlives a render.
  const latest = useRef(looks)

  function tell(id: string, look: PhotoPreview) {
    latest.current = { ...latest.current, [id]: look }
    setLooks(latest.current)
  }

  async function prepare(id: string, file: File): Promise<void> {
    try {
      await refuseUnlessPhoto(file)
      const owner = nameVisitorFiles(slug)
      await putFile({ draftId: owner, fileId: id, blob: file })
      const thumbnail = await makePreview(file)
      if (thumbnail) await putFile({ draftId: owner, fileId: id, variant: 'thumbnail', blob: thumbnail.blob })
      tell(id, { state: 'ready' })
    } catch (reason) {
      tell(id, { state: 'refused', problem: problemOf(reason) })
    }
  }

  /** One that was stored by an earlier visit. */
  const find = async (id: string) => tell(id, { state: (await openFile(id)) ? 'ready' : 'gone' })

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
