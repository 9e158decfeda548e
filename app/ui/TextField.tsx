import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldWords } from './Field.tsx'
import input from './input.module.css'
import styles from './TextField.module.css'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'children'> & {
    /** A button that belongs to the field, next to it: Copy, Apply. */
    beside?: ReactNode
  }

/** A field for one line; `type` also allows dates and addresses. Works with `value` or `defaultValue`. */
export function TextField({ label, help, error, optional, hideLabel, id, beside, ...rest }: Props) {
  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(wiring) => {
        const box = (
          <input
            dir={directionOf(rest)}
            // Not visible: lets CSS detect an empty field (`:placeholder-shown`).
            placeholder=" "
            {...rest}
            {...wiring}
            className={classes(input.input, styles.text)}
          />
        )
        if (!beside) return box
        return (
          <div className={`wrap s3 ${styles.joined}`}>
            {box}
            {beside}
          </div>
        )
      }}
    </Field>
  )
}

/** Addresses and numbers run from left to right in every language; other text as it is written. */
function directionOf({ type = 'text', inputMode }: Pick<Props, 'type' | 'inputMode'>) {
  if (inputMode || /^(?:email|tel|url|number)$/.test(type)) return 'ltr'
  return type === 'text' || type === 'search' ? 'auto' : undefined
}
