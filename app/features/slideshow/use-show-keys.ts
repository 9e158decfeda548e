import { useEffect, useRef } from 'react'
import { forwards } from '#app/lib/direction.ts'
import type { ShowEvent } from './show-state.ts'

interface Presses {
  press(type: Extract<ShowEvent, { type: 'next' | 'previous' | 'first' | 'last' | 'toggle' }>['type']): void
  toggleFullScreen(): void
  close(): void
}

const arrows = { ArrowRight: 1, ArrowLeft: -1 } as const

const moves = {
  // What remote controls for presentations send.
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
} as const

/**
 * Space plays and pauses; arrows, Page Up and Down, Home and End move; F toggles full screen; Esc closes. An arrow
 * moves in the direction it points to, also in right-to-left languages. Keys of a focused control come first: space
 * presses a button, arrows choose a speed.
 */
export function useShowKeys(presses: Presses): void {
  const latest = useRef(presses)
  useEffect(() => {
    latest.current = presses
  })

  useEffect(() => {
    const stop = new AbortController()
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
        if (isControls(event) || !act(event.key, latest.current)) return
        event.preventDefault()
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [])
}

function act(key: string, { press, toggleFullScreen, close }: Presses): boolean {
  if (key === ' ') press('toggle')
  else if (key in arrows) press(arrows[key as keyof typeof arrows] === forwards() ? 'next' : 'previous')
  else if (key in moves) press(moves[key as keyof typeof moves])
  else if (key === 'f' || key === 'F') toggleFullScreen()
  // In full screen the browser itself handles Esc.
  else if (key === 'Escape' && document.fullscreenElement === null) close()
  else return false
  return true
}

function isControls({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.matches('input')) return key === ' ' || key.startsWith('Arrow')
  return key === ' ' && target.matches('button, a')
}
