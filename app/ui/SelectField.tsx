import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldWords } from './Field.tsx'
import { Icon } from './Icon.tsx'
import input from './input.module.css'
import styles from './SelectField.module.css'

type Props = FieldWords & Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple'>

/** A choice from a list too long for cards; the children are `<option>`s. */
export function SelectField({ label, help, error, optional, hideLabel, id, children, ...rest }: Props) {
  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...rest} {...wiring} className={classes(input.input, styles.box)}>
            {children}
          </select>
          <span className={styles.arrow}>
            <Icon of={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  )
}
