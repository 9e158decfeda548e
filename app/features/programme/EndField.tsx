import { minutesOf } from '#app/lib/day-times.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { PartProps } from './event-form.ts'
import type { DraftEvent } from './rules-event.ts'

/** When an event ends; an end before the beginning is one past midnight, or a mistake. */
export function EndField({ event, error, onChange }: PartProps) {
  const t = useTranslations('programme.fields')
  return (
    <div className="stack s3">
      <TextField
        label={t('ends')}
        optional
        type="time"
        value={event.ends}
        error={error('ends')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ends: value, ...(value === '' && { endsDaysLater: 0 }) })
        }
      />
      {asksNextDay(event) && (
        <Checkbox
          checked={event.endsDaysLater > 0}
          onChange={({ currentTarget }) => onChange({ endsDaysLater: currentTarget.checked ? 1 : 0 })}
        >
          {t('nextDay')}
        </Checkbox>
      )}
    </div>
  )
}

function asksNextDay({ begins, ends, endsDaysLater }: DraftEvent): boolean {
  const [from, to] = [minutesOf(begins), minutesOf(ends)]
  return endsDaysLater > 0 || (from !== null && to !== null && to <= from)
}
