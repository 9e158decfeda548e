import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { useSavedChoice } from './use-saved-choice.ts'
import type { Change, Settings } from './use-settings.ts'

const each = ['INVITED', 'EVERYONE', 'NONE'] as const

interface Props {
  settings: Settings
  onSave: (change: Change) => Promise<string | null>
}

/** Lets hosts choose whose contributions appear without approval. */
export function ApprovalCard({ settings, onSave }: Props) {
  const t = useTranslations('safety.adding')
  const choice = useSavedChoice(settings.appearAtOnce, (value) => onSave({ appearAtOnce: value }))
  return (
    <Card title={t('title')}>
      <div className="stack">
        <RadioCards
          legend={t('intro')}
          options={each.map((value) => ({ value, label: t(value), help: t(`help.${value}`) }))}
          value={choice.value}
          onValue={(value) => void choice.choose(value)}
          error={choice.error}
        />
        <p className="quiet small">{t('always')}</p>
      </div>
    </Card>
  )
}
