import { type RefObject, useEffect, useReducer } from 'react'
import { advance, chooseSwap, firstTable, nextDelay, type Step, type Table } from './collage.ts'

/** Milliseconds that a print needs to fade in; the transition in Collage.module.css is a little shorter. */
const fade = 300

/**
 * Replaces one print at a time while `playing`. The first eight come first; from then on exactly one picture is
 * on its way, and it is decoded before anybody sees its print.
 *
 * @param list the element that holds the prints; the waiting one is marked with `data-waiting`
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

/** False when the picture cannot be had, for one because the network is gone: then another is tried. */
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
