import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Page.module.css'

interface Props {
  /** `door` 480 px (login), `measure` 640 px (a form), `wide` 1152 px (dashboard). */
  width?: 'door' | 'measure' | 'wide'
  /** Its content has to be loaded; by default true for all but `door`. */
  loads?: boolean
  children: ReactNode
}

/** The main element of a screen that is not a step, in one of three widths. */
export function Page({ width = 'measure', loads = width !== 'door', children }: Props) {
  return (
    <main className={classes(`column page`, styles[width], loads && 'window')} id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
