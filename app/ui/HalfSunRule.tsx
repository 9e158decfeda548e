import styles from './HalfSunRule.module.css'

/** An ornament: hairline, half sun, hairline. */
export function HalfSunRule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <i />
    </div>
  )
}
