import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { isLanguage, languages, nameOf } from '#languages/index.ts'
import { useSavedChoice } from './use-saved-choice.ts'
import type { Change, Settings } from './use-settings.ts'

interface Props {
  settings: Settings
  onSave: (change: Change) => Promise<string | null>
}

/** Chooses the language of the memorial's page; each language is listed under its own name. */
export function LanguageCard({ settings, onSave }: Props) {
  const t = useTranslations('safety.language')
  const choice = useSavedChoice(settings.language, (language) => onSave({ language }))
  return (
    <Card title={t('title')}>
      <SelectField
        label={t('label')}
        help={t('help')}
        value={choice.value ?? ''}
        error={choice.error}
        onChange={({ currentTarget: { value } }) => void choice.choose(isLanguage(value) ? value : null)}
      >
        <option value="">{t('readers')}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOf(language)}
          </option>
        ))}
      </SelectField>
    </Card>
  )
}
