import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { type OnWhen, WhenFields, type WhenTexts } from './WhenFields.tsx'

export interface When extends WhenTexts {
  /** null until the host has chosen. */
  hasDate: boolean | null
}

interface Props extends When {
  onHasDate: (hasDate: boolean) => void
  onText: OnWhen
}

/** Whether there is a date, and if so, when and where. */
export function DateQuestion({ hasDate, memorialDate, address, details, onHasDate, onText }: Props) {
  const t = useTranslations('creation.who')
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
      {hasDate && <WhenFields {...{ memorialDate, address, details, onText }} />}
      <Notice>{t('later')}</Notice>
    </div>
  )
}
