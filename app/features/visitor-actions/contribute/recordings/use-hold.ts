import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** A press that lasts longer was meant to be held. */
const HELD_MS = 600

interface Options {
  isRecording: boolean
  /** Presses do nothing. */
  isWaiting: boolean
  begin: () => unknown
  stop: () => unknown
}

/**
 * A button that works while it is held, and from one press to the next for hands that cannot hold; with a keyboard or a
 * screen reader by its click.
 */
export function useHold({ isRecording, isWaiting, begin, stop }: Options) {
  /** When the press that began it went down; null when it was let go. */
  const heldSince = useRef<number | null>(null)
  /** The click that follows was dealt with when the pointer went down. */
  const isHandled = useRef(false)

  function press() {
    if (isWaiting) return
    void (isRecording ? stop() : begin())
  }

  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      isHandled.current = true
      heldSince.current = isRecording || isWaiting ? null : performance.now()
      press()
    },
    onPointerUp() {
      const since = heldSince.current
      heldSince.current = null
      if (since !== null && isRecording && performance.now() - since > HELD_MS) void stop()
    },
    onPointerCancel() {
      isHandled.current = false
      heldSince.current = null
    },
    // A key's click has no detail; some screen readers send no pointer before theirs.
    onClick({ detail }: MouseEvent<HTMLButtonElement>) {
      if (detail === 0 || !isHandled.current) press()
      isHandled.current = false
    },
    // A key that is held repeats its click.
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      if (event.repeat) event.preventDefault()
    },
    // A long press of a phone opens none.
    onContextMenu: (event: MouseEvent<HTMLButtonElement>) => event.preventDefault(),
  }
}
