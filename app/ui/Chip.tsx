import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'
import { Icon, type IconShape } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

type Tone = 'quiet' | 'yes' | 'unsure' | 'error' | 'plain'

interface Props {
  tone?: Tone
  /** Required, since a state must not be shown by colour alone. `waiting` shows the half sun. */
  icon: IconShape | 'waiting'
  children: ReactNode
}

/** Shows a state in two or three words. */
export function Chip({ tone = 'quiet', icon, children }: Props) {
  return (
    <span className={classes(styles.chip, styles[tone])}>
      {icon === 'waiting' ? <Spinner /> : <Icon of={icon} />}
      {children}
    </span>
  )
}
