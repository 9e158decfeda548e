import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'

interface Props {
  typed: { password: string; again: string }
  errors: { password?: ReactNode; again?: ReactNode }
  onType: (field: 'password' | 'again', text: string) => void
  /** A field that holds something was left. */
  onLeave?: ((field: 'password' | 'again', isTyped: boolean) => void) | undefined
  help?: ReactNode
  /** Rates how safe the password is. */
  hint?: boolean
  disabled?: boolean
}

/** A new password, typed twice. Needs the messages `signUp`. */
export function NewPasswordFields({ typed, errors, onType, onLeave, help, hint, disabled }: Props) {
  const t = useTranslations('signUp')
  return (
    <>
      <PasswordField
        label={t('password')}
        help={help}
        error={errors.password}
        name="new-password"
        autoComplete="new-password"
        hint={hint}
        required
        disabled={disabled}
        value={typed.password}
        onBlur={() => onLeave?.('password', typed.password !== '')}
        onChange={({ target }) => onType('password', target.value)}
      />
      <PasswordField
        label={t('again')}
        error={errors.again}
        name="confirm-password"
        autoComplete="new-password"
        required
        disabled={disabled}
        value={typed.again}
        onBlur={() => onLeave?.('again', typed.again !== '')}
        onChange={({ target }) => onType('again', target.value)}
      />
    </>
  )
}
