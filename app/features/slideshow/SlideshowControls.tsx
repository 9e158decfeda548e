import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { slideshow } from '#contract/host-limits.ts'
import { useTranslations } from '../../messages/index.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Slideshow.module.css'
import speedStyles from './Speed.module.css'
import type { ShowEvent, ShowState } from './show-state.ts'

interface Props {
  state: Pick<ShowState, 'playing' | 'speed'>
  dispatch(event: ShowEvent): void
}

/** Previous, play or pause, next, and how many seconds each photo is shown. */
export function SlideshowControls({ state: { playing, speed }, dispatch }: Props) {
  const t = useTranslations('slideshow')
  const shared = useTranslations('common')
  return (
    <div className={`stack s2 ${styles.deck}`} data-controls>
      <div className={`row s2 middle ${styles.moves}`}>
        <button type="button" className={styles.do} onClick={() => dispatch({ type: 'previous' })}>
          <Icon of={ChevronLeft} />
          {t('previous')}
        </button>
        <button
          type="button"
          className={classes(styles.do, styles.main)}
          onClick={() => dispatch({ type: 'toggle' })}
        >
          <Icon of={playing ? Pause : Play} />
          {t(playing ? 'pause' : 'play')}
        </button>
        <button type="button" className={styles.do} onClick={() => dispatch({ type: 'next' })}>
          {t('next')}
          <Icon of={ChevronRight} />
        </button>
      </div>
      <fieldset className={`stack s1 ${speedStyles.speed}`}>
        <legend>
          <b>{t('speed')}</b> <span>{t('speedUnit')}</span>
        </legend>
        <div>
          {slideshow.speeds.map((seconds) => (
            <label key={seconds}>
              <input
                type="radio"
                name="speed"
                value={seconds}
                checked={seconds === speed}
                aria-label={t('secondsPerPhoto', { count: seconds })}
                onChange={() => dispatch({ type: 'speed', seconds })}
              />
              {seconds}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={`small ${styles.version}`}>{shared('version')}</p>
    </div>
  )
}
