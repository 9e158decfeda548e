import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from './classes.ts'
import styles from './StepBar.module.css'

export interface Step {
  key: string
  /** Counted from 1, which is Who. */
  number: number
  label: ReactNode
  /** `todo` comes later; `disabled` cannot be opened yet (Share before payment). */
  state: 'done' | 'current' | 'todo' | 'disabled'
  /** Address of the step; without it the step is not a link. */
  to?: string | undefined
}

/** All steps in a line: names on a wide screen, numbers and a progress line on a phone. */
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
        // Hidden from screen readers: the list above names the current step.
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
