import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { memorial } from '#contract/limits.ts'
import { dateLimits, isUnlikely, writtenDate } from './written-date.ts'

export interface When {
  /** null until the host chose. */
  hasDate: boolean | null
  /** `2026-11-28` or empty. */
  memorialDate: string
  address: string
  details: string
}

interface Props extends When {
  onHasDate: (hasDate: boolean) => void
  onText: (field: 'memorialDate' | 'address' | 'details', value: string) => void
}

/** Whether there is a date, and if so, when and where (spec 1 §2 "Who"). */
export function DateQuestion({ hasDate, memorialDate, address, details, onHasDate, onText }: Props) {
  const t = useTranslations('creation.who')
  const unlikely = isUnlikely(memorialDate)
  return (
    <div className="stack">
      <RadioCards
        legend={t('hasDate')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        value={hasDate === null ? null : hasDate ? 'yes' : 'no'}
        onValue={(value) => onHasDate(value === 'yes')}
      />
      {hasDate && (
        <>
          <TextField
            label={t('date')}
            type="date"
            {...dateLimits}
            value={memorialDate}
            help={!unlikely && writtenDate(memorialDate)}
            error={unlikely && t('dateUnclear')}
            onChange={(event) => onText('memorialDate', event.currentTarget.value)}
          />
          <TextField
            label={t('address')}
            optional
            help={t('addressHelp')}
            autoComplete="off"
            maxLength={memorial.addressMax}
            value={address}
            onChange={(event) => onText('address', event.currentTarget.value)}
          />
          <TextArea
            label={t('details')}
            optional
            look="plain"
            rows={3}
            help={t('detailsHelp')}
            value={details}
            onChange={(event) => onText('details', event.currentTarget.value.slice(0, memorial.detailsMax))}
          />
        </>
      )}
      <Notice>{t('later')}</Notice>
    </div>
  )
}
