import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { FieldError } from './Field.tsx'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  error?: ReactNode
  children: ReactNode
}

/** A checkbox; its text can be pressed too. */
export function Checkbox({ error, children, ...rest }: Props) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
