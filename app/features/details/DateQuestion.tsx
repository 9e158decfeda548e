import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { OnWhen, WhenTexts } from './WhenFields.tsx'

export interface When extends WhenTexts {
  /** null until the host has chosen. */
  hasDate: boolean | null
}

interface Props extends When {
  onHasDate: (hasDate: boolean) => void
  onText: OnWhen
}

const loadFields = async () => (await import('./WhenFields.tsx')).WhenFields

/** Whether there is a date, and if so, when and where: those fields are loaded with the answer. */
export function DateQuestion({ hasDate, memorialDate, address, details, onHasDate, onText }: Props) {
  const t = useTranslations('creation')
  const { Part: WhenFields, failed, again } = useLazyComponent(loadFields, hasDate === true)
  return (
    <div className="stack">
      <RadioCards
        legend={t('who.hasDate')}
        options={[
          { value: 'yes', label: t('who.yes') },
          { value: 'no', label: t('who.no') },
        ]}
        value={hasDate === null ? null : hasDate ? 'yes' : 'no'}
        onValue={(value) => onHasDate(value === 'yes')}
      />
      {hasDate && WhenFields && <WhenFields {...{ memorialDate, address, details, onText }} />}
      {hasDate && failed && <Button onPress={again} word="tryAgain" />}
      <Notice>{t('who.later')}</Notice>
    </div>
  )
}
