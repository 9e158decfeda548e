import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftPhoto } from '#app/draft/schema.ts'
import type { RemovedPhoto } from './removed-photos.ts'

/** Gives the focus back to a photo's tile: once the photo was put back, and once the viewer is closed. */
export function useTileFocus(photos: readonly DraftPhoto[], onPutBack: (gap: RemovedPhoto) => void) {
  // The photo that is shown large.
  const [openId, setOpenId] = useState<string | null>(null)

  const returned = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its tile is there once the photos changed
  useEffect(() => {
    if (returned.current === null) return
    const tile = document.querySelector(`[data-photo="${CSS.escape(returned.current)}"]`)
    tile?.querySelector<HTMLElement>('[data-remove]')?.focus()
    returned.current = null
  }, [photos])

  function putBack(gap: RemovedPhoto) {
    returned.current = gap.photo.id
    onPutBack(gap)
  }

  function closeViewer() {
    const tile = document.querySelector(`[data-photo="${CSS.escape(openId ?? '')}"]`)
    // Behind an open dialog nothing takes the focus.
    flushSync(() => setOpenId(null))
    tile?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
  }

  return { putBack, openId, open: setOpenId, closeViewer }
}
