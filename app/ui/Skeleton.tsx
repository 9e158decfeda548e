import { classes } from './classes.ts'
import print from './Print.module.css'
import styles from './Skeleton.module.css'

/** A line that is on its way. Say what is loading nearby; this itself is not read aloud. */
export function Skeleton({ width = 'full' }: { width?: 'full' | 'most' | 'half' }) {
  return <span className={classes(styles.skeleton, styles[width])} aria-hidden="true" />
}

/** A print that is on its way. */
export function SkeletonPrint() {
  return (
    <div className={classes(print.print, styles.print)} aria-hidden="true">
      <div className={classes(print.image, print.landscape)} />
      <Skeleton width="most" />
    </div>
  )
}
