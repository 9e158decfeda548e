import type { Show } from '#contract/show.ts'
import { classes } from '../../ui/classes.ts'
import { FilmFigure } from './FilmFigure.tsx'
import { ClosingCard, PhotoFigure, TitleCard } from './Slides.tsx'
import styles from './Slideshow.module.css'
import { layersOf, type ShowEvent, type ShowState, shownSlide } from './show-state.ts'
import type { Slide } from './slides.ts'
import type { Picture } from './use-slideshow.ts'

interface Props {
  show: Show
  slides: readonly (Slide | undefined)[]
  state: ShowState
  isRunning: boolean
  pictureOf(slide: number): Picture | undefined
  dispatch(event: ShowEvent): void
  /** Films make no sound, whatever their hosts said. */
  isMuted: boolean
}

/**
 * Renders the visible slide and, stacked in the same place, the next one, already loaded and drawn. A change fades the
 * one in as it fades the other out; nothing is ever loaded into the visible slide.
 */
export function Stage({ show, slides, state, isRunning, pictureOf, dispatch, isMuted }: Props) {
  const shown = shownSlide(state)
  return layersOf(state).map((at) => {
    const slide = slides[at]
    return (
      <div
        key={at}
        className={classes(styles.layer, at === shown && styles.shown)}
        aria-hidden={at !== shown}
        data-slide={at}
      >
        {slide?.kind === 'title' && <TitleCard show={show} picture={pictureOf(at)} />}
        {slide?.kind === 'photo' && <PhotoFigure show={show} picture={pictureOf(at)} slide={slide} />}
        {slide?.kind === 'film' && (
          <FilmFigure
            {...{ show, slide, isMuted }}
            picture={pictureOf(at)}
            isShown={at === shown}
            isPlaying={at === shown && isRunning}
            onEnded={() => dispatch({ type: 'ended', slide: at })}
            onUnplayable={() => dispatch({ type: 'unplayable', slide: at })}
          />
        )}
        {slide?.kind === 'closing' && <ClosingCard show={show} />}
      </div>
    )
  })
}
