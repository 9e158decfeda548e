import pLimit from 'p-limit'
import { useEffect, useState } from 'react'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { decodingAtOnce } from '#app/parts/photo-picker/decoding-at-once.ts'
import { exportReader } from './export-reader.ts'

const limit = pLimit(decodingAtOnce())

/** Pixels: the width of a tile on a dense screen. */
const EDGE = 320

/** A small picture of a photo; null where this browser cannot show it. Rejects if it is damaged, or was left meanwhile. */
const thumbnailOf = (id: number, signal: AbortSignal): Promise<Blob | null> =>
  limit(async () => {
    signal.throwIfAborted()
    const photo = await exportReader.read(id)
    signal.throwIfAborted()
    return (await makePreview(photo, { signal, edge: EDGE }))?.blob ?? null
  })

/** The address of a photo's small picture, made when the tile appears and freed when it goes. */
export function useThumbnail(id: number): { url: string | null; isDamaged: boolean; isDone: boolean } {
  const [shown, setShown] = useState<{ url: string | null; isDamaged: boolean; isDone: boolean }>(WAITING)
  useEffect(() => {
    const stop = new AbortController()
    let url: string | null = null
    thumbnailOf(id, stop.signal).then(
      (blob) => {
        if (stop.signal.aborted) return
        url = blob && URL.createObjectURL(blob)
        setShown({ url, isDamaged: false, isDone: true })
      },
      () => stop.signal.aborted || setShown({ url: null, isDamaged: true, isDone: true }),
    )
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
      setShown(WAITING)
    }
  }, [id])
  return shown
}

const WAITING = { url: null, isDamaged: false, isDone: false }
