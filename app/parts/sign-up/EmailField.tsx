import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/TextField.tsx'

/** The email address of an account, a new one or one to log in to. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      name="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
