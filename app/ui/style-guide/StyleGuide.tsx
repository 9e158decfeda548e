import { type ReactNode, useId } from 'react'
import styles from './StyleGuide.module.css'

/** A part of the specimen sheet. Its words are samples, not the product's, so they stand in the markup. */
export function Section({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={wide ? styles.wide : styles.grid}>{children}</div>
    </section>
  )
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.sample}>
      <p className="small quiet">{name}</p>
      {children}
    </div>
  )
}
