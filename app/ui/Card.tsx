import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

interface Props {
  title?: ReactNode
  /** One action about the whole card, beside its title. */
  action?: ReactNode
  /** 1 where the card is all there is on the screen. */
  level?: 1 | 2 | 3
  children: ReactNode
}

/** White ground for things to do. What people wrote stands on paper instead: `Letter`, `Print`. */
export function Card({ title, action, level = 2, children }: Props) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section className={styles.card} aria-labelledby={title ? titleId : undefined}>
      {(title || action) && (
        <header className={styles.header}>
          {title && <Heading id={titleId}>{title}</Heading>}
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
