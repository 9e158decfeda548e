import { classes } from './classes.ts'
import styles from './Spinner.module.css'

/** The half sun that breathes while something is under way; a word beside it always says what. */
export function Spinner({ warm = false }: { warm?: boolean }) {
  return <span className={classes(styles.sun, warm && styles.warm)} aria-hidden="true" />
}
