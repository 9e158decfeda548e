import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Print.module.css'

type PrintShape = 'landscape' | 'portrait' | 'square' | 'wide'

interface Props {
  /** The picture: an `<img>`, a `<picture>` or an `<svg>`; it fills the frame. */
  picture: ReactNode
  caption?: ReactNode
  /** 4:3, 4:5, 1:1 or 16:9. */
  shape?: PrintShape
  /** For many prints together: a thin line instead of the shadow. */
  flat?: boolean | undefined
  /** Anything else under the picture, such as a caption field or tools. */
  children?: ReactNode
}

/** A photo styled as a print: white border, picture, and caption underneath. */
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
