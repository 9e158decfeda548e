import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from './classes.ts'
import styles from './StepBar.module.css'

export interface Step {
  key: string
  /** As the person counts: Who is 1. */
  number: number
  label: ReactNode
  /** `todo` lies ahead; `disabled` cannot be reached yet (Share before payment). */
  state: 'done' | 'current' | 'todo' | 'disabled'
  /** Where it goes; without it the step cannot be clicked. */
  to?: string | undefined
}

/** The journey in a line: words on a wide screen, numbers and a line of progress on a phone. */
export function StepBar({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('common.steps')
  const here = steps.find(({ state }) => state === 'current')
  return (
    <nav className={styles.bar} aria-label={t('label')}>
      <ol>
        {steps.map((step) => (
          <li key={step.key}>
            <StepMark step={step}>
              <b className={styles.number} aria-hidden="true">
                {step.number}
              </b>
              <span className={styles.word}>{step.label}</span>
              {step.state === 'done' && <span className="visually-hidden"> {t('done')}</span>}
              {step.state === 'disabled' && <span className="visually-hidden"> {t('unavailable')}</span>}
            </StepMark>
          </li>
        ))}
      </ol>
      {here && (
        // For the eye alone: the bar tells it to a screen reader.
        <p className={styles.here} aria-hidden="true">
          {here.label}
        </p>
      )}
    </nav>
  )
}

function StepMark({ step, children }: { step: Step; children: ReactNode }) {
  const className = classes(styles.step, styles[step.state])
  const current = step.state === 'current' ? 'step' : undefined
  if (!step.to || step.state === 'disabled') {
    return (
      <span className={className} aria-current={current}>
        {children}
      </span>
    )
  }
  return (
    <Link className={className} to={step.to} aria-current={current}>
      {children}
    </Link>
  )
}
