import { type ReactNode, useId } from 'react'

interface Props {
  title?: ReactNode
  /** One action for the whole card, next to its title. */
  action?: ReactNode
  /** 1 if the card is all that is on the screen. */
  level?: 1 | 2 | 3
  children: ReactNode
}

/** A white panel for controls and actions. What people wrote is shown on paper instead: `Letter`, `Print`. */
export function Card({ title, action, level = 2, children }: Props) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section className="card" aria-labelledby={title ? titleId : undefined}>
      {(title || action) && (
        <header className="apart baseline below4">
          {title && <Heading id={titleId}>{title}</Heading>}
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
