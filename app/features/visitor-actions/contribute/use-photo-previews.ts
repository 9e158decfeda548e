import pLimit from 'p-limit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nameVisitorFiles, openFile, putFile } from '#app/draft/files.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { problemOf, refuseUnlessPhoto } from '#app/lib/photos/photo-problem.ts'
import { decodingAtOnce } from '#app/parts/photo-picker/decoding-at-once.ts'
import type { ChosenFile, FileState } from './keep-chosen.ts'

interface Options {
  slug: string
  /** Photos that were not removed. */
  photos: readonly ChosenFile[]
  tell: (id: string, state: FileState) => void
}

/** Stores the files of chosen photos until they are sent, and makes a preview of each. */
export function usePhotoPreviews({ slug, photos, tell }: Options) {
  const work = useRef(new Map<string, { file: File | null; over: Promise<void> }>())
  const [queue] = useState(() => pLimit(decodingAtOnce()))

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
  const find = async (id: string) =>
    tell(id, (await openFile(id)) ? { state: 'ready' } : { state: 'failed', reason: 'gone' })

  /** Without a file: of an earlier visit. */
  function begin(id: string, file: File | null = work.current.get(id)?.file ?? null) {
    tell(id, { state: 'preparing' })
    work.current.set(id, { file, over: file ? queue(() => prepare(id, file)) : find(id) })
  }

  const findAll = useEffectEvent(() => {
    for (const { id } of photos) if (!work.current.has(id)) begin(id)
  })
  const key = photos.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the list
  useEffect(() => findAll(), [key])

  return {
    begin,
    /** Resolves once each of them is prepared or refused. */
    allReady: () => Promise.all([...work.current.values()].map(({ over }) => over)),
  }
}
