import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { useTyped } from '#app/saving/use-typed.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { SavedAtOnce } from '#app/ui/SavedAtOnce.tsx'
import { AddingCard } from './AddingCard.tsx'
import { BlockedCard } from './BlockedCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { SearchCard } from './SearchCard.tsx'
import { SeeingCard } from './SeeingCard.tsx'
import { useSettings } from './use-settings.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  /** Or empty. */
  nameOfPerson: string
  /** Whether a failed call has led to another screen. */
  ledAway: (reason: unknown) => boolean
  /** What each host chooses for themselves, such as the daily mail: further cards. */
  own?: ReactNode
}

/** Who can see a memorial, what it speaks, whose contributions appear at once, and who is shut out. Saved as it is chosen. */
export function SettingsScreen({ memorialUuid, nameOfPerson, ledAway, own }: Props) {
  const t = useTranslations('safety')
  const { onTyped, isTyped, question } = useTyped('word')
  const { settings, blocked, trouble, read, save, unblock } = useSettings(memorialUuid, ledAway)
  return (
    <SavedAtOnce
      title={t('title')}
      intro={nameOfPerson ? t('intro', { name: nameOfPerson }) : t('introUnnamed')}
      words={{ saved: t('saved'), dashboard: t('dashboard'), loading: t('loading') }}
      isSaved={settings !== null && !isTyped}
      isLoading={!settings && !trouble}
      longPrimary
    >
      {question}
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={read} />}
      {settings && (
        <div className="stack">
          <SeeingCard
            settings={settings}
            onSave={save}
            onUnsaved={(isUnsaved) => onTyped('word', isUnsaved)}
          />
          <LanguageCard settings={settings} onSave={save} />
          <SearchCard settings={settings} onSave={save} />
          <AddingCard settings={settings} onSave={save} />
          {own}
          <BlockedCard blocked={blocked} onUnblock={unblock} />
        </div>
      )}
    </SavedAtOnce>
  )
}
