import type { FormEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './StepLayout.module.css'

interface Props {
  title: ReactNode
  intro?: ReactNode
  /** One question or more, each a `StepSection`, or whatever the step shows. */
  children: ReactNode
  /** A `StepFoot`. */
  foot: ReactNode
  /** Makes step and foot one form, so that Enter goes on; the foot's primary button is then `type="submit"`. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
}

/** One step, or one edit screen: a question in a column of 640 px over a foot that stays in sight. */
export function StepLayout({ title, intro, children, foot, onSubmit }: Props) {
  const content = (
    <>
      <main className={classes(styles.step, 'window')} id="content" tabIndex={-1}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {intro && <p className="quiet">{intro}</p>}
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

/** A further question of the same step. */
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
    <section className={styles.section}>
      {(title || intro) && (
        <header className={styles.question}>
          {title && <h2>{title}</h2>}
          {intro && <p className="quiet">{intro}</p>}
        </header>
      )}
      {children}
    </section>
  )
}
