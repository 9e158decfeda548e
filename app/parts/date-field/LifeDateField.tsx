import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { intlLocale, perLanguage } from '#app/messages/current-locale.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { latinDigits } from '#contract/digits.ts'
import {
  type LifeDateProblem,
  lifeDateText,
  type TypedLifeDate,
  typedLifeDate,
} from '#contract/life-dates.ts'
import styles from './LifeDateField.module.css'

interface Props {
  /** Messages of the screen must have `lifeDates`. */
  legend: string
  /** As typed (`lifeDateText`). */
  text: string
  problem: LifeDateProblem | null
  takesFocus?: boolean
  onText: (text: string) => void
}

/** A date of which any part may be left out. What is wrong with it is told once the focus has left it. */
export function LifeDateField({ legend, text, problem, takesFocus = false, onText }: Props) {
  const t = useTranslations('lifeDates')
  const field = useRef<HTMLFieldSetElement>(null)
  const errorId = useId()
  const [left, setLeft] = useState(text !== '')
  const typed = typedLifeDate(text)
  const error = left && problem
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}

  useEffect(() => {
    if (takesFocus) field.current?.querySelector('input')?.focus()
  }, [takesFocus])

  const write = (part: Partial<TypedLifeDate>) => onText(lifeDateText({ ...typed, ...part }))

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setLeft(true)
  }

  return (
    <fieldset
      ref={field}
      className="stack s3 shrinks"
      onBlur={handleBlur}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="below2 label">{legend}</legend>
      <div className={`wrap s3 high ${styles.parts}`}>
        <TextField
          label={t('day')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={shown(typed.day)}
          {...wrong}
          onChange={({ currentTarget }) => write({ day: latinDigits(currentTarget.value).trim() })}
        />
        <SelectField
          label={t('month')}
          value={typed.month}
          {...wrong}
          onChange={({ currentTarget }) => write({ month: currentTarget.value })}
        >
          <option value="">{t('noMonth')}</option>
          {months().map((month, place) => (
            <option key={month} value={String(place + 1).padStart(2, '0')}>
              {month}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('year')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={typed.year}
          {...wrong}
          onChange={({ currentTarget }) => write({ year: latinDigits(currentTarget.value).trim() })}
        />
      </div>
      {error && <FieldError id={errorId}>{t(`problems.${error}`)}</FieldError>}
      <Checkbox
        checked={typed.isAbout}
        onChange={({ currentTarget }) => write({ isAbout: currentTarget.checked })}
      >
        {t('about')}
      </Checkbox>
    </fieldset>
  )
}

/** A day is written as people do: `3`, not `03`. */
const shown = (day: string): string => (/^0[1-9]$/.test(day) ? day.slice(1) : day)

/** The names of the months. */
const months = perLanguage(() => {
  const format = new Intl.DateTimeFormat(intlLocale(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2001, month, 15)))
})
