import { type ReactNode, useId } from 'react'
import styles from './StyleGuide.module.css'

/** A section of the style guide. Its texts are samples, not the product's, so they are written in the markup. */
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
