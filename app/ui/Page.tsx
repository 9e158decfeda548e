import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Page.module.css'

interface Props {
  /** `door` 480 px (login), `measure` 640 px (a form), `wide` 1152 px (dashboard). */
  width?: 'door' | 'measure' | 'wide'
  children: ReactNode
}

/** The main part of a screen that is no step, at one of three widths. */
export function Page({ width = 'measure', children }: Props) {
  return (
    <main className={classes(styles.page, styles[width])} id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
