import { type PointerEvent as PointerPress, type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds without a movement after which the controls go. */
const UNTIL_QUIET = 4000
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const

/**
 * Whether nobody has touched anything for a while, so that only the photo need be seen. Never while the keyboard
 * stands on one of the controls. A finger that touches what it cannot see brings the controls back and presses
 * nothing: spread `waking` on what holds everything.
 *
 * @param controls selector of what holds the controls
 * @param beforeChange called while everything still stands where it stood
 */
export function useIdle(controls: string, beforeChange: () => void) {
  const [quiet, setQuiet] = useState(false)
  const onlyWakes = useRef(false)

  useEffect(() => {
    /** A mouse leaves the focus on what it pressed, and nobody is there. */
    const focusedByKeyboard = (target: EventTarget | null) =>
      target instanceof Element && target.closest(controls) && target.matches(':focus-visible')
        ? target
        : null

    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let focused: Element | null = null
    let pointer = ''
    let isQuiet = false
    const change = (to: boolean) => {
      if (isQuiet === to) return
      isQuiet = to
      beforeChange()
      setQuiet(to)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (focused !== null && focused === document.activeElement) wait()
        else change(true)
      }, UNTIL_QUIET)
    }
    const wake = (event: Event) => {
      if (event.type === 'focusin') focused = focusedByKeyboard(event.target)
      if (event.type === 'pointermove') {
        // Browsers also tell of a pointer that stands still while the page moves under it.
        const { screenX, screenY } = event as PointerEvent
        const before = pointer
        pointer = `${screenX} ${screenY}`
        if (before === pointer) return
      }
      change(false)
      wait()
    }
    for (const input of INPUTS) window.addEventListener(input, wake, { signal: stop.signal, passive: true })
    wait()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [controls, beforeChange])

  const waking = {
    onPointerDownCapture: ({ pointerType }: PointerPress) => {
      onlyWakes.current = quiet && pointerType === 'touch'
    },
    onClickCapture: (event: SyntheticEvent) => {
      if (!onlyWakes.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { quiet, waking }
}
