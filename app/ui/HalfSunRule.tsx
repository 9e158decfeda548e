import styles from './HalfSunRule.module.css'

/** An ornament: thin line, half sun, thin line. */
export function HalfSunRule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <i />
    </div>
  )
}
