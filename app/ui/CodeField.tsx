import type { ComponentProps } from 'react'
import { account } from '#contract/limits.ts'
import styles from './CodeField.module.css'
import { classes } from './classes.ts'
import { Field, type FieldWords } from './Field.tsx'
import input from './input.module.css'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'maxLength' | 'autoComplete'>

/** Field for the code from the mail: large and in capitals; phones can fill it in. */
export function CodeField({ label, help, error, optional, hideLabel, id, ...rest }: Props) {
  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          className={classes(input.input, `strong tabular ${styles.code}`)}
          maxLength={account.codeFieldMax}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
