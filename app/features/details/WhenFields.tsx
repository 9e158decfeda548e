import { useMaxLength } from '#app/lib/use-max-length.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { dayTexts } from '#contract/memorial-texts.ts'
import { dateLimits, isPast, isUnlikely, writtenDate } from './written-date.ts'

export interface WhenTexts {
  /** `2026-11-28` or empty. */
  memorialDate: string
  address: string
  details: string
}

export type OnWhen = (field: keyof WhenTexts, value: string) => void

interface Props extends WhenTexts {
  /** 'Other details' if not given. */
  detailsLabel?: string
  /** Whether the date field is also marked as optional. */
  dateOptional?: boolean
  onText: OnWhen
}

/** Date, place, and what guests should know. */
export function WhenFields({ memorialDate, address, details, detailsLabel, dateOptional, onText }: Props) {
  const t = useTranslations('creation.who')
  const cut = useMaxLength(dayTexts.details)
  const unlikely = isUnlikely(memorialDate)
  return (
    <>
      <TextField
        label={t('date')}
        optional={dateOptional}
        type="date"
        {...dateLimits}
        value={memorialDate}
        help={
          !unlikely &&
          (isPast(memorialDate, new Date()) ? <PastDay date={memorialDate} /> : writtenDate(memorialDate))
        }
        error={unlikely && t('dateUnclear')}
        onChange={(event) => onText('memorialDate', event.currentTarget.value)}
      />
      <div data-field="ADDRESS">
        <TextField
          label={t('address')}
          optional
          help={t('addressHelp')}
          autoComplete="off"
          maxLength={dayTexts.address}
          value={address}
          onChange={(event) => onText('address', event.currentTarget.value)}
        />
      </div>
      <div data-field="DETAILS">
        <TextArea
          label={detailsLabel ?? t('details')}
          optional
          look="plain"
          rows={3}
          help={t('detailsHelp')}
          value={details}
          error={cut.wasTruncated('details') && t('detailsCut', { limit: dayTexts.details })}
          onChange={(event) => onText('details', cut.truncate('details', event.currentTarget.value))}
        />
      </div>
    </>
  )
}

/** A date in the past may be intended, so the field only asks about it. */
function PastDay({ date }: { date: string }) {
  const t = useTranslations('creation.who')
  return (
    <>
      {writtenDate(date)}
      <br />
      {t('datePast')}
    </>
  )
}
