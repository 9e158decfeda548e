import { type PointerEvent as PointerPress, type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds without input after which the controls are hidden. */
const UNTIL_QUIET = 4000
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const

/**
 * Whether there was no input for a while, so that only the photo is shown. Never while the keyboard focus is on a
 * control. A touch on hidden controls shows them and presses nothing: spread `waking` on the element around everything.
 *
 * @param controls selector of the element with the controls
 */
export function useIdle(controls: string) {
  const [quiet, setQuiet] = useState(false)
  const onlyWakes = useRef(false)

  useEffect(() => {
    /** A mouse click leaves the focus on its target; that does not count as use of the keyboard. */
    const focusedByKeyboard = (target: EventTarget | null) =>
      target instanceof Element && target.closest(controls) && target.matches(':focus-visible')
        ? target
        : null

    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let focused: Element | null = null
    let pointer = ''
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (focused !== null && focused === document.activeElement) wait()
        else setQuiet(true)
      }, UNTIL_QUIET)
    }
    const wake = (event: Event) => {
      if (event.type === 'focusin') focused = focusedByKeyboard(event.target)
      if (event.type === 'pointermove') {
        // Browsers also send events for a pointer that rests while the page moves under it.
        const { screenX, screenY } = event as PointerEvent
        const before = pointer
        pointer = `${screenX} ${screenY}`
        if (before === pointer) return
      }
      setQuiet(false)
      wait()
    }
    for (const input of INPUTS) window.addEventListener(input, wake, { signal: stop.signal, passive: true })
    wait()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [controls])

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
