import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
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
  const t = useTranslations('creation.nameProblem')
  const [left, setLeft] = useState(false)
  const problem = left || submitted ? nameProblem(value) : null
  return (
    <TextField
      label={label}
      value={value}
      required
      autoComplete="off"
      autoCapitalize="words"
      maxLength={memorial.nameMax}
      error={problem && t(problem, { min: String(memorial.nameMin), max: String(memorial.nameMax) })}
      onChange={(event) => onValue(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  )
}
