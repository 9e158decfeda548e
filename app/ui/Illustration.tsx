import { classes } from './classes.ts'
import styles from './Illustration.module.css'

interface Props {
  /** The address of one of `spots/`. */
  picture: string
  /** Beside a line of words instead of above them. */
  small?: boolean
}

/** A small painting above words that say the same: where nothing is yet, or something went wrong. */
export function Illustration({ picture, small = false }: Props) {
  return (
    <img
      className={classes(styles.spot, small && styles.small)}
      src={picture}
      alt=""
      width={240}
      height={180}
      loading="lazy"
      decoding="async"
    />
  )
}
