import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Page.module.css'

interface Props {
  /** `door` 480 px (login), `measure` 640 px (a form), `wide` 1152 px (dashboard). */
  width?: 'door' | 'measure' | 'wide'
  /** What it shows has to be fetched; what is no door mostly has. */
  loads?: boolean
  children: ReactNode
}

/** The main part of a screen that is no step, at one of three widths. */
export function Page({ width = 'measure', loads = width !== 'door', children }: Props) {
  return (
    <main className={classes(styles.page, styles[width], loads && 'window')} id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
