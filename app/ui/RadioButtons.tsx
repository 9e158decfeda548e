import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './Field.tsx'
import styles from './RadioButtons.module.css'

interface Props<Value extends string> {
  legend: ReactNode
  options: readonly { value: Value; label: ReactNode }[]
  name: string
  /** null: nothing is chosen yet. */
  value?: Value | null
  onValue?: (value: Value) => void
  /** In a form that the server renders. */
  defaultValue?: Value | null
  error?: ReactNode
  required?: boolean | undefined
  /** Fits more of them in a row: for amounts of money. */
  small?: boolean
  /** Three fit in a row on a phone: for labels of one or two words. */
  short?: boolean
}

/** A choice among a few short options, side by side; the whole box can be pressed. For longer ones use `RadioCards`. */
export function RadioButtons<Value extends string>(props: Props<Value>) {
  const { legend, options, name, value, onValue, defaultValue, error, required, small, short } = props
  const errorId = `${name}-error`
  return (
    <fieldset className="stack s2 shrinks measured" aria-describedby={error ? errorId : undefined}>
      <legend className="below2 label">{legend}</legend>
      <div className={classes(styles.row, small && styles.small, short && styles.short)}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(onValue
                ? { checked: option.value === value, onChange: () => onValue(option.value) }
                : { defaultChecked: option.value === defaultValue })}
              required={required}
              aria-invalid={error ? true : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
