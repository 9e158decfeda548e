import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

export interface FieldWords {
  label: ReactNode
  help?: ReactNode
  /** What is wrong, in words; it stands next to the field and is read with it. */
  error?: ReactNode
  optional?: boolean | undefined
  /** Keeps the label for screen readers only, where the page shows the question another way. */
  hideLabel?: boolean | undefined
}

/** What the control inside a field must carry. */
interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldWords & { id?: string | undefined; children: (wiring: FieldWiring) => ReactNode }

/** A question, its control, its help and its error, wired together for everyone. */
export function Field({ label, help, error, optional, hideLabel, id: givenId, children }: Props) {
  const ownId = useId()
  const t = useTranslations('common')
  const id = givenId ?? ownId
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}

/** What is wrong, beside what it is about. It is announced. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}
