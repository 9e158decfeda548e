import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { type PhotoProblem, problemOf, refuseUnlessPhoto } from '#app/lib/photos/photo-problem.ts'
import { jpegUpTo } from '#app/lib/photos/srcset.ts'
import { decodingAtOnce } from '#app/parts/photo-picker/decoding-at-once.ts'
import { beginWork, type RunningWorks } from '#app/parts/photo-picker/running-works.ts'
import type { Media } from '#contract/media.ts'
import { type PhotoFile, putPhoto, readPhoto } from './files.ts'
import type { MemoryPhoto } from './keep-files.ts'

/** What is known of a chosen photo's file. */
export interface PhotoPreview {
  /**
   * developing: being prepared; refused: it cannot be sent, see `problem`; gone: its file is no longer on this device.
   */
  state: 'developing' | 'ready' | 'refused' | 'gone'
  url: string | null
  problem: PhotoProblem | null
}

const blankPreview: PhotoPreview = { state: 'developing', url: null, problem: null }

/**
 * Address of the picture to show for a photo on the server: this device's preview if there is one, otherwise the
 * server's file once it is processed, or its placeholder.
 */
export function choosePicture(media: Media, look: PhotoPreview | undefined): string | null {
  if (look?.url) return look.url
  return media.state === 'READY' ? jpegUpTo(media, 640) : media.placeholder
}

interface Options {
  slug: string
  photos: readonly MemoryPhoto[]
  /** A photo could not be stored: it lasts only as long as the page. */
  onNotStored: () => void
}

/** Files of the chosen photos: makes a preview of each, and stores the original until it is sent. */
export function usePhotoPreviews({ slug, photos, onNotStored }: Options) {
  const [looks, setLooks] = useState<Readonly<Record<string, PhotoPreview>>>({})
  const urls = useRef(new Map<string, string>())
  const files = useRef(new Map<string, File>())
  const running = useRef<RunningWorks>(new Map())
  const [queue] = useState(() => pLimit(decodingAtOnce()))
  const alive = useRef(true)
  // Always current, for async code that outlives a render.
  const latest = useRef(looks)
  function tell(id: string, look: Partial<PhotoPreview>) {
    latest.current = { ...latest.current, [id]: { ...blankPreview, ...latest.current[id], ...look } }
    if (alive.current) setLooks(latest.current)
  }

  function show(id: string, file: PhotoFile) {
    const url = file.thumbnail && URL.createObjectURL(file.thumbnail)
    if (url) urls.current.set(id, url)
    tell(id, { state: 'ready', url, problem: null })
  }

  async function work(id: string, file: File): Promise<void> {
    try {
      await refuseUnlessPhoto(file)
      const thumbnail = await makePreview(file)
      const ready = { blob: file, thumbnail: thumbnail?.blob ?? null }
      if (!(await putPhoto(slug, id, ready))) onNotStored()
      files.current.delete(id)
      show(id, ready)
    } catch (reason) {
      tell(id, { state: 'refused', problem: problemOf(reason) })
    }
  }

  function begin(id: string, file: File) {
    files.current.set(id, file)
    tell(id, { state: 'developing', problem: null })
    beginWork(running.current, id, () => queue(() => work(id, file)))
  }

  // Photos from an earlier visit, whose files are read from storage.
  const unknown = photos.filter(({ id, media }) => !media && !looks[id]).map(({ id }) => id)
  const unknownKey = unknown.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the list
  useEffect(() => {
    for (const id of unknownKey === '' ? [] : unknownKey.split(',')) {
      if (files.current.has(id)) continue
      void readPhoto(slug, id).then((file) => (file ? show(id, file) : tell(id, { state: 'gone' })))
    }
  }, [unknownKey, slug])

  useEffect(() => {
    alive.current = true
    const made = urls.current
    return () => {
      alive.current = false
      for (const url of made.values()) URL.revokeObjectURL(url)
      made.clear()
    }
  }, [])

  const chosen = photos.filter(({ media, removed }) => !media && !removed)
  const ready = chosen.filter(({ id }) => looks[id]?.state !== 'developing').length
  return {
    looks,
    /** How many of the chosen photos are prepared; null: nothing is in progress. */
    developing: ready < chosen.length ? { ready, total: chosen.length } : null,
    /** Resolves once each of them is prepared or refused. */
    allReady: (ids: readonly string[]) => Promise.all(ids.map((id) => running.current.get(id)?.over)),
    /** Ids of photos that cannot be sent. */
    refused: (): ReadonlySet<string> =>
      new Set(
        Object.entries(latest.current).flatMap(([id, { state }]) =>
          state === 'refused' || state === 'gone' ? [id] : [],
        ),
      ),
    /** Gives each file a new id and starts to prepare it. */
    add(chosen: readonly File[]): MemoryPhoto[] {
      return chosen.map((file) => {
        const id = newId()
        begin(id, file)
        return { id, caption: '', removed: false, media: null, name: file.name }
      })
    },
    retry(id: string) {
      const file = files.current.get(id)
      if (file) begin(id, file)
      else void readPhoto(slug, id).then((found) => (found ? show(id, found) : tell(id, { state: 'gone' })))
    },
  }
}
