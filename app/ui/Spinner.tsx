import { classes } from './classes.ts'
import styles from './Spinner.module.css'

/** A half sun that pulses while work is in progress; always with a text next to it. */
export function Spinner({ warm = false }: { warm?: boolean }) {
  return <span className={classes(styles.sun, warm && styles.warm)} aria-hidden="true" />
}
