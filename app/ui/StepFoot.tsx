import { Check } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './StepFoot.module.css'
import { useFootRoom } from './use-foot-room.ts'

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
