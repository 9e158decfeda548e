import { useEffect, useReducer, useState } from 'react'
import { useReducedMotion, useTabVisible } from '../../lib/motion.ts'
import { createPreloader } from './preloader.ts'
import { advance, beginShow, timerOf, wantedSlides } from './show-state.ts'

export type Picture = HTMLImageElement | null

interface Pictures {
  load(slide: number, signal: AbortSignal): Promise<Picture>
  drop(picture: Picture): void
}

/** Runs a show: its timer, its pictures, and pausing while the tab is hidden. */
export function useSlideshow(photos: number, { load, drop }: Pictures) {
  const reducedMotion = useReducedMotion()
  const visible = useTabVisible()
  const [state, dispatch] = useReducer(advance, photos, beginShow)
  const [preloader] = useState(() =>
    createPreloader<Picture>({
      load,
      drop,
      onReady: (slide) => dispatch({ type: 'ready', slide }),
      onBroken: (slide) => dispatch({ type: 'broken', slide }),
      onDropped: (slide) => dispatch({ type: 'dropped', slide }),
    }),
  )

  useEffect(() => dispatch({ type: 'hidden', hidden: !visible }), [visible])
  useEffect(() => () => preloader.close(), [preloader])

  const wanted = wantedSlides(state).join()
  useEffect(() => preloader.want(wanted.split(',').map(Number)), [preloader, wanted])

  const timer = timerOf(state, reducedMotion)
  const { after, event } = timer ?? {}
  const { turn } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn restarts the same time
  useEffect(() => {
    if (after === undefined || event === undefined) return
    const waiting = setTimeout(() => dispatch({ type: event }), after)
    return () => clearTimeout(waiting)
  }, [after, event, turn])

  return { state, dispatch, pictureOf: preloader.get }
}
