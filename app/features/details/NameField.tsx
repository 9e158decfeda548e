import { useState } from 'react'
import { TextField } from '#app/ui/TextField.tsx'
import { memorial } from '#contract/limits.ts'
import { nameProblem } from './name-problem.ts'

interface Props {
  label: string
  value: string
  onValue: (name: string) => void
  /** Submitting was tried: an error is shown at once. */
  submitted?: boolean
}

/** The name of the person; an error is shown once the focus has left the field. */
export function NameField({ label, value, onValue, submitted }: Props) {
  const [left, setLeft] = useState(false)
  return (
    <TextField
      label={label}
      value={value}
      required
      autoComplete="off"
      autoCapitalize="words"
      maxLength={memorial.nameMax}
      error={(left || submitted) && nameProblem(value)}
      onChange={(event) => onValue(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  )
}
