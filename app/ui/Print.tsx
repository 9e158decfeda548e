import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Print.module.css'

type PrintShape = 'landscape' | 'portrait' | 'square' | 'wide'

interface Props {
  /** The picture: an `<img>`, a `<picture>` or an `<svg>`; it fills its frame. */
  picture: ReactNode
  caption?: ReactNode
  /** 4:3, 4:5, 1:1 or 16:9. */
  shape?: PrintShape
  /** Laid flat among many, with a hairline instead of the soft shadow. */
  flat?: boolean | undefined
  /** Anything under the picture that is no caption: a line to write on, tools. */
  children?: ReactNode
}

/** A photograph as a print: white border, picture, and a line written underneath. */
export function Print({ picture, caption, shape = 'landscape', flat, children }: Props) {
  return (
    <figure className={classes(styles.print, flat && styles.flat)}>
      <div className={classes(styles.image, styles[shape])}>{picture}</div>
      {caption && (
        <figcaption className={styles.caption} dir="auto">
          {caption}
        </figcaption>
      )}
      {children}
    </figure>
  )
}
