import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { useSavedChoice } from './use-saved-choice.ts'
import type { Change, Settings } from './use-settings.ts'

interface Props {
  settings: Settings
  onSave: (change: Change) => Promise<string | null>
}

/** Lets hosts choose whether search engines may list the memorial. */
export function SearchEnginesCard({ settings, onSave }: Props) {
  const t = useTranslations('safety.search')
  const choice = useSavedChoice(settings.searchIndexed, (value) => onSave({ searchIndexed: value }))
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
      {settings.visibility !== 'LINK' && <p className="quiet small">{t('closed')}</p>}
    </Card>
  )
}
