import { type ComponentProps, type InputEvent, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { account } from '#contract/limits.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { Field, type FieldWords } from './Field.tsx'
import input from './input.module.css'
import styles from './PasswordField.module.css'
import { passwordStrength, type Strength } from './password-strength.ts'

type Props = Omit<FieldWords, 'label'> &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type'> & {
    label: string
    /** `current-password` to log in, `new-password` to choose one. */
    autoComplete: 'current-password' | 'new-password'
    /** Rates how safe the password is once something is typed. It only advises, and never refuses. */
    hint?: boolean | undefined
  }

/** A password field with a button to show the password. */
export function PasswordField(props: Props) {
  const { label, help, error, optional, hideLabel, id, hint, onInput, ...rest } = props
  const t = useTranslations('common.password')
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  const password = props.value === undefined ? typed : String(props.value)

  function handleInput(event: InputEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value)
    onInput?.(event)
  }

  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(wiring) => (
        <>
          <span className={styles.inset}>
            <input
              {...rest}
              {...wiring}
              className={classes(input.input, styles.box)}
              type={shown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              onInput={handleInput}
            />
            <span className={styles.toggle}>
              <Button
                look="link"
                aria-label={t(shown ? 'hideNamed' : 'showNamed', { label })}
                onPress={() => setShown(!shown)}
              >
                {t(shown ? 'hide' : 'show')}
              </Button>
            </span>
          </span>
          {hint && <StrengthHint of={password && passwordStrength(password, account.passwordMin)} />}
        </>
      )}
    </Field>
  )
}

/** How far the bar is filled, in per cent. */
const filled: Record<Strength, number> = { short: 8, weak: 25, fair: 50, good: 74, strong: 100 }

function StrengthHint({ of: strength }: { of: Strength | '' }) {
  const t = useTranslations('common.password.strength')
  return (
    <p className={`row ${styles.strength}`} role="status">
      {strength && (
        <>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width="100" height="8" />
            <rect className={styles.filled} width={filled[strength]} height="8" />
          </svg>
          <span>{t(strength)}</span>
        </>
      )}
    </p>
  )
}
