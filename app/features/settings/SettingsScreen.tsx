import type { ReactNode } from 'react'
import { useFieldInAddress } from '#app/lib/use-field-in-address.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useUnsentInput } from '#app/saving/use-unsent-input.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { SavedAtOnce } from '#app/ui/SavedAtOnce.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { isLanguage, type Language, languages, nameOf } from '#languages/index.ts'
import { BlockedCard } from './BlockedCard.tsx'
import { useSavedChoice } from './use-saved-choice.ts'
import { useSettings } from './use-settings.ts'
import { VisibilityCard } from './VisibilityCard.tsx'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  /** May be empty. */
  nameOfPerson: string
  /** Further cards with each host's own settings, such as the daily mail. */
  own?: ReactNode
}

const approvals = ['INVITED', 'EVERYONE', 'NONE'] as const
const orders = ['HAND', 'TIME'] as const

/** Settings of a memorial. Each choice is saved at once. */
export function SettingsScreen({ memorialUuid, nameOfPerson, own }: Props) {
  const t = useTranslations('safety')
  const { onTyped, isTyped, question } = useUnsentInput('word')
  const { settings, blocked, trouble, read, save, unblock } = useSettings(memorialUuid)
  useFieldInAddress(settings !== null)
  return (
    <SavedAtOnce
      title={t('title')}
      intro={nameOfPerson ? t('intro', { name: nameOfPerson }) : t('introUnnamed')}
      loading={t('loading')}
      isSaved={settings !== null && !isTyped}
      isLoading={!settings && !trouble}
      longPrimary
    >
      {question}
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={read} />}
      {settings && (
        <div className="stack">
          <VisibilityCard
            settings={settings}
            onSave={save}
            onUnsaved={(isUnsaved) => onTyped('word', isUnsaved)}
          />
          <LanguageCard saved={settings.language} onSave={(language) => save({ language })} />
          <SwitchCard
            of="search"
            saved={settings.searchIndexed}
            onSave={(searchIndexed) => save({ searchIndexed })}
          >
            {settings.visibility !== 'LINK' && <p className="quiet small">{t('search.closed')}</p>}
          </SwitchCard>
          <ChoiceCard
            of="adding"
            options={approvals.map((value) => ({
              value,
              label: t(`adding.${value}`),
              help: t(`adding.help.${value}`),
            }))}
            saved={settings.appearAtOnce}
            onSave={(appearAtOnce) => save({ appearAtOnce })}
          >
            <p className="quiet small">{t('adding.always')}</p>
          </ChoiceCard>
          <div data-field="PHOTO_ORDER">
            <ChoiceCard
              of="photoOrder"
              options={orders.map((value) => ({
                value,
                label: t(`photoOrder.${value}`),
                help: t(`photoOrder.help.${value}`),
              }))}
              saved={settings.photoOrder}
              onSave={(photoOrder) => save({ photoOrder })}
            />
          </div>
          <SwitchCard
            of="after"
            saved={settings.isNamedAfter}
            onSave={(isNamedAfter) => save({ isNamedAfter })}
          />
          {own}
          <BlockedCard blocked={blocked} onUnblock={unblock} />
        </div>
      )}
    </SavedAtOnce>
  )
}

interface CardProps<Value> {
  saved: Value
  /** Returns null, or an error message. */
  onSave: (value: Value) => Promise<string | null>
  children?: ReactNode
}

/** The language of the memorial's page; each language is listed under its own name. */
function LanguageCard({ saved, onSave }: CardProps<Language | null>) {
  const t = useTranslations('safety.language')
  const choice = useSavedChoice(saved, onSave)
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

/**
 * Whether search engines may list the memorial, or what printed codes still say once it is closed or removed.
 */
function SwitchCard({ of, saved, onSave, children }: CardProps<boolean> & { of: 'search' | 'after' }) {
  const t = useTranslations('safety')
  const choice = useSavedChoice(saved, onSave)
  return (
    <Card title={t(`${of}.title`)}>
      <Checkbox
        checked={choice.value}
        error={choice.error}
        onChange={(event) => void choice.choose(event.currentTarget.checked)}
      >
        {t(`${of}.label`)}
      </Checkbox>
      <p className="quiet small">{t(`${of}.help`)}</p>
      {children}
    </Card>
  )
}

/** Whose contributions appear without approval, or in which order photos stand. */
function ChoiceCard<Value extends string>({
  of,
  options,
  saved,
  onSave,
  children,
}: CardProps<Value> & {
  of: 'adding' | 'photoOrder'
  options: { value: Value; label: string; help: string }[]
}) {
  const t = useTranslations('safety')
  const choice = useSavedChoice(saved, onSave)
  return (
    <Card title={t(`${of}.title`)}>
      <div className="stack">
        <RadioCards
          legend={t(`${of}.intro`)}
          options={options}
          value={choice.value}
          onValue={(value) => void choice.choose(value)}
          error={choice.error}
        />
        {children}
      </div>
    </Card>
  )
}
