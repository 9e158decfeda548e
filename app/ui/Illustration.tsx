import { classes } from './classes.ts'
import styles from './Illustration.module.css'

interface Props {
  /** Address of a picture in `illustrations/`. */
  picture: string
  /** Next to a line of text instead of above it. */
  small?: boolean
}

/** A small painting above a text that says the same, for empty or failed screens. */
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
