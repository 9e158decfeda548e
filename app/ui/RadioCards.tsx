import { type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'
import styles from './RadioCards.module.css'

interface RadioCard<Value extends string> {
  value: Value
  label: ReactNode
  help?: ReactNode
  disabled?: boolean | undefined
}

interface Props<Value extends string> {
  legend: ReactNode
  /** Keeps the question for screen readers only, where a heading asks it already. */
  hideLegend?: boolean | undefined
  options: readonly RadioCard<Value>[]
  /** Sent with a form; made up when none is given. */
  name?: string | undefined
  value?: Value | null | undefined
  defaultValue?: Value | undefined
  onValue?: ((value: Value) => void) | undefined
  error?: ReactNode
  required?: boolean | undefined
}

/** One of a few answers: the whole card is the target, the circle stays to be seen. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, hideLegend, options, name, value, defaultValue, onValue, error, required } = props
  const ownName = useId()
  const errorId = useId()
  return (
    <fieldset className={styles.cards} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            disabled={option.disabled}
            required={required}
            aria-labelledby={option.help ? `${ownName}-${option.value}` : undefined}
            aria-describedby={option.help ? `${ownName}-${option.value}-help` : undefined}
            onChange={() => onValue?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          <span id={`${ownName}-${option.value}`}>{option.label}</span>
          {option.help && (
            <span className={styles.help} id={`${ownName}-${option.value}-help`}>
              {option.help}
            </span>
          )}
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
