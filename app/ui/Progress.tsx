import { type ReactNode, useId } from 'react'
import { formatPercent } from '#app/lib/list-and-percent-format.ts'
import styles from './Progress.module.css'

/** A progress bar, 0 to 1, with a label such as 'Uploading photo 9 of 24'. */
export function Progress({ label, value }: { label: ReactNode; value: number }) {
  const labelId = useId()
  const part = Math.min(1, Math.max(0, value))
  return (
    <div className="stack s2">
      <p className={`s4 tabular ${styles.words}`}>
        <b id={labelId}>{label}</b>
        <span>{formatPercent(part)}</span>
      </p>
      <progress max={1} value={part} aria-labelledby={labelId} />
    </div>
  )
}
