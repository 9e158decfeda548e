import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './StepFoot.module.css'

interface Props {
  /** Above everything else, e.g. why the next step has to wait. */
  note?: ReactNode
  /** First: Back, or Cancel. A `Button` or `LinkButton` with `look="plain"`. */
  back: ReactNode
  /** In the middle: a `SavedLine`. */
  status?: ReactNode
  /** Last: the next step, `look="primary"`. */
  primary: ReactNode
  /** Its label is long: on a phone the status gets a line of its own. */
  longPrimary?: boolean | undefined
}

/** The bar at the foot of a step: back, saved status, next. It stays visible as long as it is small. */
export function StepFoot({ note, back, status, primary, longPrimary }: Props) {
  const t = useTranslations('common')
  const foot = useRef<HTMLElement>(null)
  useFootRoom(foot)
  return (
    <section
      ref={foot}
      data-foot=""
      className={classes(`row ruled ${styles.foot}`, longPrimary && styles.long)}
      aria-label={t('steps.actions')}
    >
      {note}
      <div className={styles.back}>{back}</div>
      <div className={styles.status}>{status}</div>
      <div className={styles.primary}>{primary}</div>
    </section>
  )
}

/** 'Saved on this device' or similar; `saving` while it is in progress. */
export function SavedLine({ saving, children }: { saving?: boolean; children: ReactNode }) {
  return (
    <p className={`s2 note ${styles.saved}`} role="status">
      {saving ? <Spinner /> : <Icon of={Check} />}
      <span>{children}</span>
    </p>
  )
}

/** Share of the window's height: a higher foot would cover too much of the step. */
const LARGEST_PART = 0.2

/**
 * Sets the height of a foot that covers the page on the root element (`--foot-room`), so that scrolling keeps targets
 * clear of it. A large foot, for instance with enlarged text, is placed at the end of the page instead
 * (`data-large-foot`; docs/decisions/0041).
 */
function useFootRoom(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = foot.current
    if (!element) return
    const root = document.documentElement
    const measure = () => {
      const { offsetHeight } = element
      const isLarge = offsetHeight > LARGEST_PART * window.innerHeight
      root.toggleAttribute('data-large-foot', isLarge)
      root.style.setProperty('--foot-room', isLarge ? '0px' : `${offsetHeight}px`)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', measure)
      root.removeAttribute('data-large-foot')
      root.style.removeProperty('--foot-room')
    }
  }, [foot])
}
