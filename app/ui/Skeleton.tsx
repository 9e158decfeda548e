import { classes } from './classes.ts'
import print from './Print.module.css'
import styles from './Skeleton.module.css'

/** Placeholder for a line that is loading. It is not read aloud: say nearby what is loading. */
export function Skeleton({ width = 'full' }: { width?: 'full' | 'most' | 'half' }) {
  return <span className={classes('breathing', styles.skeleton, styles[width])} aria-hidden="true" />
}

/** Placeholder for a print that is loading. */
export function SkeletonPrint() {
  return (
    <div className={classes(print.print, `stack s3 ${styles.print}`)} aria-hidden="true">
      <div className={classes(print.image, print.landscape)} />
      <Skeleton width="most" />
    </div>
  )
}
