import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { useSavedChoice } from './use-saved-choice.ts'
import type { Change, Settings } from './use-settings.ts'

interface Props {
  settings: Settings
  onSave: (change: Change) => Promise<string | null>
}

/** Lets hosts choose what printed codes still say once the memorial is closed or removed. */
export function AfterCard({ settings, onSave }: Props) {
  const t = useTranslations('safety.after')
  const choice = useSavedChoice(settings.isNamedAfter, (value) => onSave({ isNamedAfter: value }))
  return (
    <Card title={t('title')}>
      <Checkbox
        checked={choice.value}
        error={choice.error}
        onChange={(event) => void choice.choose(event.currentTarget.checked)}
      >
        {t('label')}
      </Checkbox>
      <p className="quiet small">{t('help')}</p>
    </Card>
  )
}
