import { useTranslations } from '#app/messages/index.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { FieldProps } from './event-form.ts'

/** When an event ends; few people need it where there is one. */
export function EndField({ event, error, onChange }: FieldProps) {
  const t = useTranslations('programme.fields')
  return (
    <TextField
      label={t('ends')}
      optional
      type="time"
      value={event.ends}
      error={error}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ends: value, ...(value === '' && { endsDaysLater: 0 }) })
      }
    />
  )
}
