import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { useSavedChoice } from './use-saved-choice.ts'
import type { Change, Settings } from './use-settings.ts'

const orders = ['HAND', 'TIME'] as const

interface Props {
  settings: Settings
  onSave: (change: Change) => Promise<string | null>
}

/** Lets hosts choose whether photos stand as they placed them, or in order of time. */
export function PhotoOrderCard({ settings, onSave }: Props) {
  const t = useTranslations('safety.photoOrder')
  const choice = useSavedChoice(settings.photoOrder, (value) => onSave({ photoOrder: value }))
  return (
    <div data-field="PHOTO_ORDER">
      <Card title={t('title')}>
        <RadioCards
          legend={t('intro')}
          options={orders.map((value) => ({ value, label: t(value), help: t(`help.${value}`) }))}
          value={choice.value}
          onValue={(value) => void choice.choose(value)}
          error={choice.error}
        />
      </Card>
    </div>
  )
}
