import { type RefObject, useEffect, useReducer } from 'react'
import { advance, chooseSwap, firstTable, nextDelay, type Step, type Table } from './collage.ts'

/** Milliseconds for which a print fades in; the transition in Collage.module.css is slightly shorter. */
const fade = 300

/**
 * Replaces one print at a time while `playing`. The first eight load first. Then one picture at a time is loaded, and
 * it is decoded before its print becomes visible.
 *
 * @param list the element with the prints; the invisible one is marked with `data-waiting`
 */
export function useCollage(playing: boolean, list: RefObject<HTMLElement | null>): Table {
  const [table, step] = useReducer(advance, firstTable)
  useEffect(() => {
    if (!playing || list.current === null) return
    const turn = new AbortController()
    nextStep(table, list.current, turn.signal).then((next) => {
      if (!turn.signal.aborted) step(next)
    })
    return () => turn.abort()
  }, [playing, table, list])
  return table
}

async function nextStep(table: Table, list: HTMLElement, signal: AbortSignal): Promise<Step> {
  if (table.swap === null) {
    await Promise.all([...list.querySelectorAll('img')].map(decoded))
  } else if (table.swap.revealed) {
    await wait(fade, signal)
  } else {
    const picture = list.querySelector<HTMLImageElement>('[data-waiting] img')
    const [ready] = await Promise.all([decoded(picture), wait(nextDelay(Math.random) - fade, signal)])
    if (ready) return { type: 'reveal' }
  }
  return { type: 'lay', swap: chooseSwap(table, Math.random) }
}

/** Returns false if the picture cannot be loaded, e.g. because there is no network; then another one is tried. */
async function decoded(picture: HTMLImageElement | null): Promise<boolean> {
  if (picture === null) return false
  return picture.decode().then(
    () => true,
    () => false,
  )
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
