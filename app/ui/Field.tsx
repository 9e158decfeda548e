import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

export interface FieldWords {
  label: ReactNode
  help?: ReactNode
  /** Error message; shown at the field and read with it. */
  error?: ReactNode
  optional?: boolean | undefined
  /** Shows the label to screen readers only, where the page asks the question in another way. */
  hideLabel?: boolean | undefined
}

/** Attributes for the control inside a field. */
interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldWords & { id?: string | undefined; children: (wiring: FieldWiring) => ReactNode }

/** A label, its control, help and error, linked for assistive technology. */
export function Field({ label, help, error, optional, hideLabel, id: givenId, children }: Props) {
  const ownId = useId()
  const t = useTranslations('common')
  const id = givenId ?? ownId
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ')
  return (
    <div className="stack s2 shrinks">
      <label className={hideLabel ? 'visually-hidden' : 'label'} htmlFor={id}>
        {label}
        {optional && <span className="quiet"> {t('optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p className={`note ${styles.help}`} id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}

/** An error message at its field, announced to screen readers. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={`s2 note strong ${styles.error}`} id={id} role="alert">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}
