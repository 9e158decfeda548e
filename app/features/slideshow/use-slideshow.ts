import { useEffect, useReducer, useRef, useState } from 'react'
import { useReducedMotion, useTabVisible } from '../../lib/motion.ts'
import { createPreloader } from './preloader.ts'
import type { Roster } from './roster.ts'
import { advance, beginShow, timerOf, wantedSlides } from './show-state.ts'

export type Picture = HTMLImageElement | null

interface Pictures {
  load(slide: number, signal: AbortSignal): Promise<Picture>
  drop(picture: Picture): void
  /** How long films take, in seconds, by slide; must be the same map for the same show. */
  lengths: ReadonlyMap<number, number>
}

/** Runs a show: its timer, its pictures, what comes and goes in it, and pausing while the tab is hidden. */
export function useSlideshow({ order, fresh }: Roster, { load, drop, lengths }: Pictures) {
  const hasReducedMotion = useReducedMotion()
  const isHidden = !useTabVisible()
  const [state, dispatch] = useReducer(advance, order.length - 2, beginShow)
  // The preloader outlives a change of the show.
  const loading = useRef(load)
  loading.current = load
  const [preloader] = useState(() =>
    createPreloader<Picture>({
      load: (slide, signal) => loading.current(slide, signal),
      drop,
      onReady: (slide) => dispatch({ type: 'ready', slide }),
      onBroken: (slide) => dispatch({ type: 'broken', slide }),
      onDropped: (slide) => dispatch({ type: 'dropped', slide }),
    }),
  )

  useEffect(() => dispatch({ type: 'relisted', order, fresh }), [order, fresh])
  useEffect(() => () => preloader.close(), [preloader])

  const wanted = wantedSlides(state).join()
  useEffect(() => preloader.want(wanted.split(',').map(Number)), [preloader, wanted])

  const timer = timerOf(state, { isHidden, hasReducedMotion, lengths })
  const { after, event } = timer ?? {}
  const { turn } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn restarts the same time
  useEffect(() => {
    if (after === undefined || event === undefined) return
    const waiting = setTimeout(() => dispatch({ type: event }), after)
    return () => clearTimeout(waiting)
  }, [after, event, turn])

  return { state, isRunning: state.playing && !isHidden, dispatch, pictureOf: preloader.get }
}
