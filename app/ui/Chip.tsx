import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'
import { Icon, type IconShape } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

type Tone = 'quiet' | 'yes' | 'unsure' | 'error' | 'plain'

interface Props {
  tone?: Tone
  /** Always one: a state is never told by colour alone. `waiting` shows the half sun. */
  icon: IconShape | 'waiting'
  children: ReactNode
}

/** A state in two or three words. */
export function Chip({ tone = 'quiet', icon, children }: Props) {
  return (
    <span className={classes(styles.chip, styles[tone])}>
      {icon === 'waiting' ? <Spinner /> : <Icon of={icon} />}
      {children}
    </span>
  )
}
