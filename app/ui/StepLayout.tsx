import type { FormEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './StepLayout.module.css'

interface Props {
  title: ReactNode
  intro?: ReactNode
  /** One or more `StepSection`s, or other content. */
  children: ReactNode
  /** A `StepFoot`. */
  foot: ReactNode
  /** Makes step and foot one form, so that Enter goes to the next step; the primary button must be `type="submit"`. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
}

/** A step or edit screen: a column of 640 px above its foot. */
export function StepLayout({ title, intro, children, foot, onSubmit }: Props) {
  const content = (
    <>
      <main className={classes(`column ${styles.step}`, 'window')} id="content" tabIndex={-1}>
        <header className={`below6 ${styles.header}`}>
          <h1>{title}</h1>
          {intro && <p className="top3 quiet">{intro}</p>}
        </header>
        {children}
      </main>
      {foot}
    </>
  )
  if (!onSubmit) return content
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    >
      {content}
    </form>
  )
}

/** A section of a step with a question of its own. */
export function StepSection({
  title,
  intro,
  children,
}: {
  title?: ReactNode
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="top7">
      {(title || intro) && (
        <header className="below5">
          {title && <h2>{title}</h2>}
          {intro && <p className="top1 quiet">{intro}</p>}
        </header>
      )}
      {children}
    </section>
  )
}
